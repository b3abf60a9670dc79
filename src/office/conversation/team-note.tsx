import { useMutation } from '@tanstack/react-query';
import { StickyNote, Trash2 } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { type ContactNote, maxNoteLength } from '../../../supabase/functions/_shared/contract/follow-up';
import { smsHandler } from '../api/client';
import { conversationsKey } from '../api/queries';
import { SubmitButton } from '../forms/submit-button';
import { FormDialog, FormFailure } from '../forms/form-dialog';
import { ClockTime } from '../shared/timestamp';
import { editDraftText, useDraftTexts } from './draft-texts';

type TeamNoteProps = { note: ContactNote; isHit: boolean };

/** A note among the texts of a conversation. */
export function TeamNote({ note, isHit }: TeamNoteProps) {
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

/** A collapsed form for a team note. It is separate from the composer and never sends a text. */
export function NoteForm({ otherNumber }: { otherNumber: string }) {
  const opener = useRef<HTMLElement>(null);
  const id = useId();
  // The note is stored as a draft, so that a reload doesn't lose it.
  const draftName = `note about ${otherNumber}`;
  const text = useDraftTexts().get(draftName) ?? '';
  const [isOpen, setOpen] = useState(text !== '');
  const attempt = useRef(crypto.randomUUID());
  function write(changed: string) {
    // A changed text is a new note.
    attempt.current = crypto.randomUUID();
    editDraftText(draftName, () => changed);
  }
  const add = useMutation({
    // Repeating it with the same id adds no second note.
    mutationFn: () => smsHandler.call('addNote', { id: attempt.current, to: otherNumber, body: text }),
    onSuccess() {
      write('');
      setOpen(false);
      opener.current?.focus();
    },
    meta: { done: 'Note added', reloads: [conversationsKey] },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  }

  return (
    <details
      open={isOpen}
      className="border-t border-ink px-3 py-1"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={opener} className="link min-h-11 cursor-pointer content-center">
        Write a note for your team
      </summary>
      {isOpen ? (
        <form onSubmit={submit} className="pb-2">
          <label htmlFor={id} className="block text-sm font-semibold">
            Team note, never sent to the contact
          </label>
          <textarea
            id={id}
            rows={2}
            maxLength={maxNoteLength}
            className="mt-1 block w-full border-2 border-dashed border-amber bg-white px-3 py-2"
            value={text}
            readOnly={add.isPending}
            onChange={({ target }) => write(target.value)}
          />
          <FormFailure
            error={add.error}
            fallback="The note was not saved. It stays here: check the connection, then try again."
          />
          <div className="mt-2">
            <SubmitButton disabled={text.trim() === ''}>
              {add.isPending ? 'Adding…' : 'Add note'}
            </SubmitButton>
          </div>
        </form>
      ) : null}
    </details>
  );
}
