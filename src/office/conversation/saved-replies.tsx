import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, MessageSquareText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { showToast } from '../shared/toast';
import { dropReply, saveReply } from '../api/mutations';
import { type SavedReply, savedRepliesQuery } from '../api/queries';
import { QueryPanel } from '../shared/query-panel';

type SavedRepliesProps = {
  /** What is being written now, which can be kept. */
  text: string;
  onPick: (body: string) => void;
};

/** The answers the office writes often: one is put into the message, or the message kept as one. */
export function SavedReplies({ text, onPick }: SavedRepliesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Saved replies"
      description="Choose one to put it into the message. Nothing is sent yet."
      trigger={
        <button type="button" className="button button-outline px-3!">
          <MessageSquareText aria-hidden="true" className="size-5" />
          <span className="max-md:sr-only">Saved replies</span>
        </button>
      }
    >
      <ReplyList
        text={text.trim()}
        onPick={(body) => {
          onPick(body);
          setOpen(false);
        }}
      />
    </Dialog>
  );
}

// The button that was pressed is gone with its reply.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Keeps replies and deletes them. */
function useReplyChanges() {
  const queryClient = useQueryClient();
  /** The reply deleted last, which can be had back. */
  const [dropped, setDropped] = useState<string | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: savedRepliesQuery().queryKey });
  const save = useMutation({
    mutationFn: saveReply,
    onSuccess: (_nothing, body) => {
      if (body === dropped) setDropped(null);
      return reload();
    },
    onError: () => showToast.error('Failed to save the reply'),
  });
  const drop = useMutation({
    mutationFn: ({ id }: SavedReply) => dropReply(id),
    onSuccess: (_nothing, { body }) => {
      setDropped(body);
      return reload();
    },
    onError: () => showToast.error('Failed to delete the reply'),
  });
  return { save, drop, dropped };
}

function ReplyList({ text, onPick }: SavedRepliesProps) {
  const replies = useQuery(savedRepliesQuery());
  const { save, drop, dropped } = useReplyChanges();
  return (
    <>
      <QueryPanel query={replies} subject="The list of saved replies">
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-slate">
              No saved replies yet. Write a message, then keep it here with the button below.
            </p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {rows.map(({ id, body }) => (
                <li key={id} className="flex items-stretch">
                  <button
                    type="button"
                    dir="auto"
                    className="min-h-11 min-w-0 grow cursor-pointer px-2 py-2 text-start wrap-anywhere whitespace-pre-wrap hover:bg-paper"
                    onClick={() => onPick(body)}
                  >
                    {body}
                  </button>
                  <button
                    type="button"
                    className="flex size-11 shrink-0 cursor-pointer items-center justify-center hover:bg-paper"
                    aria-label={`Delete: ${body}`}
                    onClick={() => drop.mutate({ id, body })}
                  >
                    <Trash2 aria-hidden="true" className="size-5" />
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryPanel>
      <p role="status" className="mt-3 empty:hidden">
        {dropped === null ? null : (
          <>
            Reply deleted.{' '}
            <button
              ref={takeFocus}
              type="button"
              className="link min-h-11 cursor-pointer font-semibold"
              aria-disabled={save.isPending}
              onClick={() => {
                if (!save.isPending) save.mutate(dropped);
              }}
            >
              Undo
            </button>
          </>
        )}
      </p>
      {text === '' ? null : (
        <button
          type="button"
          className="button button-outline mt-4"
          disabled={save.isPending || replies.data?.some(({ body }) => body === text)}
          onClick={() => save.mutate(text)}
        >
          <BookmarkPlus aria-hidden="true" className="size-5" />
          {replies.data?.some(({ body }) => body === text)
            ? 'Your message is saved here'
            : 'Keep your message as a reply'}
        </button>
      )}
    </>
  );
}
