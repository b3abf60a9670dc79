import { StickyNote, Trash2 } from 'lucide-react';
import type { ContactNote } from '#functions/contract/follow-up';
import { smsHandler } from '../api/client';
import { FormDialog } from '../forms/form-dialog';
import { ClockTime } from '../shared/timestamp';
import { MessageText } from './message-text';

/** A note among the texts of a conversation. */
export function TeamNote({ note, isHit }: { note: ContactNote; isHit: boolean }) {
  return (
    <div
      data-message={note.id}
      className={`w-full rounded border border-dashed border-amber bg-white px-3 py-1.5 text-sm/5 ${isHit ? 'outline-3 outline-offset-2 outline-signal' : ''}`}
    >
      <p className="flex items-center gap-2 font-bold">
        <StickyNote aria-hidden="true" className="size-4 shrink-0" />
        Note: only your team sees this
      </p>
      <MessageText text={note.body} />
      <div className="flex flex-wrap items-center justify-between gap-2 text-steel">
        <p className="wrap-anywhere">
          <ClockTime at={note.createdAt} />
          {note.author === null ? null : <bdi>{` · ${note.author}`}</bdi>}
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
