import { useMutation, useQuery } from '@tanstack/react-query';
import { BookmarkPlus, MessageSquareText, Trash2 } from 'lucide-react';
import { type RefObject, use, useRef, useState } from 'react';
import { maxMessageLength } from '#functions/contract/messages';
import type { SavedReply } from '#functions/contract/replies';
import { Dialog } from '../../ui/dialog';
import { deleteReply, saveReply } from '../api/mutations';
import { savedRepliesQuery } from '../api/queries';
import { QueryPanel } from '../panels/query-panel';
import { Button } from '../shared/button';
import { IconButton } from '../shared/icon-button';
import { MenuContext } from '../shared/menu-context';

type ReplyListProps = {
  /** The current draft, which can be saved as a reply. */
  text: string;
  onPick: (body: string) => void;
};

type SavedRepliesProps = ReplyListProps & {
  /** The message box, which gets the focus after a pick. */
  box: RefObject<HTMLTextAreaElement | null>;
};

/** A dialog with saved replies: inserts one into the message, or saves the message as one. */
export function SavedReplies({ text, onPick, box }: SavedRepliesProps) {
  const [isOpen, setOpen] = useState(false);
  const isPicked = useRef(false);
  const menu = use(MenuContext);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onCloseAutoFocus={(event) => {
        if (isPicked.current) {
          isPicked.current = false;
          event.preventDefault();
          box.current?.focus();
        } else if (menu) {
          // The menu's line itself is hidden by then.
          event.preventDefault();
          menu.focusButton();
        }
      }}
      title="Saved replies"
      description="Choose one to add it to your message. Nothing is sent yet."
      trigger={
        menu ? (
          <menu.Item Icon={MessageSquareText}>Saved replies</menu.Item>
        ) : (
          <IconButton Icon={MessageSquareText} label="Saved replies" className="h-9.5!" />
        )
      }
    >
      <ReplyList
        text={text.trim()}
        onPick={(body) => {
          isPicked.current = true;
          onPick(body);
          setOpen(false);
        }}
      />
    </Dialog>
  );
}

// The pressed button is gone, so move the focus here.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

function ReplyList({ text, onPick }: ReplyListProps) {
  const replies = useQuery(savedRepliesQuery);
  const reloads = [savedRepliesQuery.queryKey];
  const save = useMutation({
    mutationFn: saveReply,
    meta: { failed: 'Failed to save the reply', reloads },
  });
  const drop = useMutation({
    mutationFn: ({ id }: SavedReply) => deleteReply(id),
    meta: { failed: 'Failed to delete the reply', reloads },
  });
  // Also while the list loads, which a save would not reach.
  const isKept = (body: string) => replies.data?.some((reply) => reply.body === body) ?? true;
  const dropped = drop.isSuccess ? drop.variables.body : null;
  return (
    <>
      <QueryPanel query={replies} subject="The list of saved replies">
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-slate">
              No saved replies yet. Write a message, then save it here with the button below.
            </p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {rows.map((reply) => (
                <li key={reply.id} className="flex items-stretch">
                  <button
                    type="button"
                    dir="auto"
                    className="min-h-11 min-w-0 grow cursor-pointer px-2 py-2 text-start wrap-anywhere whitespace-pre-wrap hover:bg-paper"
                    onClick={() => onPick(reply.body)}
                  >
                    {reply.body}
                  </button>
                  <Button
                    look="square"
                    Icon={Trash2}
                    className="hover:bg-paper"
                    aria-label={`Delete: ${reply.body}`}
                    onClick={() => drop.mutate(reply)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryPanel>
      <p role="status" className="mt-3 empty:hidden">
        {dropped === null || isKept(dropped) ? null : (
          <>
            Reply deleted.{' '}
            <Button ref={takeFocus} look="link" isBusy={save.isPending} onClick={() => save.mutate(dropped)}>
              Undo
            </Button>
          </>
        )}
      </p>
      {text === '' || text.length > maxMessageLength || isKept(text) ? null : (
        <Button
          Icon={BookmarkPlus}
          className="mt-4"
          isBusy={save.isPending}
          onClick={() => save.mutate(text)}
        >
          Save your message as a reply
        </Button>
      )}
    </>
  );
}
