import { useMutation, useQueryClient } from '@tanstack/react-query';
import { StickyNote, Trash2 } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { type ContactNote, maxNoteLength } from '../../../supabase/functions/_shared/contract/follow-up';
import { addNote, deleteNote } from '../api/follow-up';
import { failureSentence } from '../api/client';
import { reloadConversations } from '../inbox/conversation-loading';
import { SubmitButton } from '../shared/submit-button';
import { ClockTime } from '../shared/timestamp';
import { showToast } from '../shared/toast';
import { ConfirmedSwitch } from './contact-switch';
import type { MessageDrafts } from './message-drafts';

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
        Note, only your team sees this
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
          <ConfirmedSwitch
            Icon={Trash2}
            label="Delete note"
            title="Delete this note?"
            description="It goes for everybody, and can’t be brought back."
            change={() => deleteNote(note.id)}
            changed="Note deleted"
            failure="Failed to delete the note"
          />
        ) : null}
      </div>
    </div>
  );
}

type NoteFormProps = { otherNumber: string; drafts: MessageDrafts };

const draftName = (otherNumber: string) => `note about ${otherNumber}`;

/** The note that is being written about somebody. It is kept with the texts that are, so that nothing is lost. */
function useNoteDraft({ otherNumber, drafts }: NoteFormProps, onAdded: () => void) {
  const { text } = drafts.draftTo(draftName(otherNumber));
  const attempt = useRef(crypto.randomUUID());
  const queryClient = useQueryClient();
  function write(changed: string) {
    // Another text is another note.
    attempt.current = crypto.randomUUID();
    drafts.write(draftName(otherNumber), changed);
  }
  const add = useMutation({
    mutationFn: () => addNote({ id: attempt.current, to: otherNumber, body: text }),
    onSuccess: async () => {
      write('');
      onAdded();
      showToast.success('Note added');
      await reloadConversations(queryClient);
    },
  });
  return { text, write, add };
}

/** Where a note is written, folded away until it is wanted. It is no part of what sends texts. */
export function NoteForm(props: NoteFormProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(() => props.drafts.draftTo(draftName(props.otherNumber)).text !== '');
  const { text, write, add } = useNoteDraft(props, () => {
    setOpen(false);
    opener.current?.focus();
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  }

  useEffect(() => {
    // Not for a draft that was open already when the conversation was opened.
    if (isOpen && document.activeElement === opener.current) box.current?.focus();
  }, [isOpen]);

  return (
    <form onSubmit={submit} className="border-t border-ink px-3 py-1">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        className="link inline-flex min-h-11 cursor-pointer items-center gap-2"
        onClick={() => setOpen(!isOpen)}
      >
        <StickyNote aria-hidden="true" className="size-4" />
        Write a note for your team
      </button>
      {isOpen ? (
        <div className="pb-2">
          <label htmlFor={id} className="block text-sm font-semibold">
            Team note, never sent to the contact
          </label>
          <textarea
            ref={box}
            id={id}
            rows={2}
            maxLength={maxNoteLength}
            aria-describedby={add.isError ? `${id}-problem` : undefined}
            className="mt-1 block w-full border-2 border-dashed border-amber bg-white px-3 py-2"
            value={text}
            readOnly={add.isPending}
            onChange={({ target }) => write(target.value)}
          />
          {add.isError ? (
            <p id={`${id}-problem`} role="alert" className="mt-1 font-semibold text-stop">
              {failureSentence(
                add.error,
                'The note was not saved. It stays here: check the connection, then try again.',
              )}
            </p>
          ) : null}
          <div className="mt-2">
            <SubmitButton disabled={add.isPending || text.trim() === ''}>
              {add.isPending ? 'Adding…' : 'Add note'}
            </SubmitButton>
          </div>
        </div>
      ) : null}
    </form>
  );
}
