import { StickyNote } from 'lucide-react';
import { maxNoteLength } from '#functions/contract/follow-up';
import { smsHandler } from '../api/client';
import { keepNoteId, useNoteDraft, writeNoteDraft } from '../drafts/note-drafts';
import { TextArea } from '../forms/field';
import { FormDialog } from '../forms/form-dialog';

/** A dialog for a team note. It is separate from the composer and never sends a text. */
export function NoteButton({ address }: { address: string }) {
  // The note is stored as a draft, so that a reload doesn't lose it.
  const { text, id: lastId } = useNoteDraft(address);
  const write = (changed: string) => writeNoteDraft(address, changed);
  // Repeating it with the same id adds no second note.
  function save() {
    const id = lastId ?? crypto.randomUUID();
    keepNoteId(address, id);
    return smsHandler.call('addNote', { id, to: address, body: text });
  }
  return (
    <FormDialog
      Icon={StickyNote}
      label="Add note"
      title="Note for your team"
      description="It shows among the texts and is never sent to the contact."
      isComplete={text.trim() !== ''}
      save={save}
      onSaved={() => write('')}
      done="Note added"
      failed="The note was not saved. It stays here: check the connection, then try again."
    >
      <TextArea
        autoFocus
        label="Team note"
        maxLength={maxNoteLength}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
    </FormDialog>
  );
}
