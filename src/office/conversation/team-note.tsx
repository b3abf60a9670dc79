import { StickyNote, Trash2 } from 'lucide-react';
import { type ContactNote, maxNoteLength } from '#functions/contract/follow-up';
import { smsHandler } from '../api/client';
import { TextArea } from '../forms/field';
import { FormDialog } from '../forms/form-dialog';
import { ClockTime } from '../shared/timestamp';
import { editDraftText, useDraftTexts } from './draft-texts';

/** A note among the texts of a conversation. */
export function TeamNote({ note, isHit }: { note: ContactNote; isHit: boolean }) {
  return (
    <div
      data-message={note.id}
      className={`mx-auto w-full max-w-[95%] border-2 border-dashed border-amber bg-white px-3 py-2 ${isHit ? 'outline-3 outline-offset-2 outline-signal' : ''}`}
    >
      <p className="flex items-center gap-2 text-sm font-bold">
        <StickyNote aria-hidden="true" className="size-4 shrink-0" />
        Note: only your team sees this
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {note.body}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-steel">
        <p className="wrap-anywhere">
          <ClockTime at={note.createdAt} />
          {note.author === null ? null : ` · by ${note.author}`}
        </p>
        {note.isDeletable ? (
          <FormDialog
            Icon={Trash2}
            label="Delete note"
            title="Delete this note?"
            description="It will be deleted for everybody and can’t be restored."
            save={() => smsHandler.call('deleteNote', { id: note.id })}
            done="Note deleted"
          />
        ) : null}
      </div>
    </div>
  );
}

/** A dialog for a team note. It is separate from the composer and never sends a text. */
export function NoteButton({ otherNumber }: { otherNumber: string }) {
  // The note is stored as a draft, so that a reload doesn't lose it.
  const draftName = `note about ${otherNumber}`;
  const idName = `id of the ${draftName}`;
  const { [draftName]: text = '', [idName]: id = crypto.randomUUID() } = useDraftTexts();
  function write(changed: string) {
    editDraftText(idName, () => '');
    editDraftText(draftName, () => changed);
  }
  // Repeating it with the same id adds no second note. A changed text is a new note.
  function save() {
    editDraftText(idName, () => id);
    return smsHandler.call('addNote', { id, to: otherNumber, body: text });
  }
  return (
    <FormDialog
      Icon={StickyNote}
      label="Write a note"
      title="Note for your team"
      description="It shows among the texts and is never sent to the contact."
      submitLabel="Add note"
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
