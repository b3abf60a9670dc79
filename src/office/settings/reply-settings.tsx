import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, PencilLine, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SavedReply } from '#functions/contract/replies';
import { smsHandler } from '../api/client';
import { reload } from '../api/loading';
import { deleteReply } from '../api/mutations';
import { savedRepliesQuery } from '../api/queries';
import { keepReplyDraft, useReplyDrafts } from '../drafts/reply-drafts';
import { LoadedPanel } from '../panels/panel';
import { Button } from '../shared/button';
import { IconButton } from '../shared/icon-button';
import { ReplyForm } from './reply-form';

/** The replies that the office sends often, in the order in which a conversation offers them. */
export function ReplySettings() {
  return (
    <LoadedPanel
      id="replies"
      title="Replies"
      lead="Texts that the office sends often. A conversation offers them in this order. A field such as [name] becomes the customer’s; one without a value stays in brackets, so that you see it before you send."
      query={savedRepliesQuery}
      subject="The list of saved replies"
    >
      {(replies) => <ReplyList replies={replies} />}
    </LoadedPanel>
  );
}

/** The replies with the one at `from` at the place `to`. */
function move(replies: readonly SavedReply[], from: number, to: number): SavedReply[] {
  const moved = replies.filter((_, index) => index !== from);
  moved.splice(to, 0, ...replies.slice(from, from + 1));
  return moved;
}

const listIds = (replies: readonly SavedReply[]) => replies.map(({ id }) => id);

/** Saves the order of the replies. One change waits for the other. */
function useOrdering() {
  const queryClient = useQueryClient();
  const { queryKey } = savedRepliesQuery;
  return useMutation({
    scope: { id: 'reply-order' },
    mutationFn: (ordered: SavedReply[]) => smsHandler.call('orderReplies', { ids: listIds(ordered) }),
    onMutate: (ordered) => void queryClient.setQueryData(queryKey, ordered),
    onError: () => reload(queryClient, queryKey),
    meta: { failed: 'The order could not be saved' },
  });
}

function ReplyList({ replies }: { replies: SavedReply[] }) {
  const drafts = useReplyDrafts();
  const ordering = useOrdering();
  const [opened, setOpened] = useState<string | null>(null);
  const [movedTo, setMovedTo] = useState<number | null>(null);
  /** The button that moved a reply. The list in its new order takes it. */
  const toFocus = useRef<{ id: string; step: number } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { queryKey } = savedRepliesQuery;
  const drop = useMutation({
    mutationFn: ({ id }: SavedReply) => deleteReply(id),
    onSuccess: (_answer, { id }) => keepReplyDraft(id, null),
    meta: { failed: 'Failed to delete the reply', reloads: [queryKey] },
  });
  const restore = useMutation({
    mutationFn: async ({ id, body, order }: SavedReply & { order: string[] }) => {
      await smsHandler.call('saveReply', { id, body });
      await smsHandler.call('orderReplies', { ids: order });
    },
    onSuccess: () => drop.reset(),
    meta: { failed: 'Failed to save the reply', reloads: [queryKey] },
  });
  const [orderBefore, setOrderBefore] = useState<string[]>([]);

  // React may have taken the row out of the page for a moment, and with it the focus.
  useLayoutEffect(() => {
    const { current } = toFocus;
    toFocus.current = null;
    if (current) {
      const row = replies.findIndex(({ id }) => id === current.id);
      const buttons = list.current?.children[row]?.querySelectorAll<HTMLElement>('[data-move]') ?? [];
      [...buttons].find(({ dataset }) => dataset.move === `${current.step}`)?.focus();
    }
  }, [replies]);

  function edit({ id, body }: SavedReply) {
    setOpened(id);
    keepReplyDraft(id, { before: body, body });
  }

  function add() {
    const id = crypto.randomUUID();
    setOpened(id);
    keepReplyDraft(id, { before: null, body: '' });
  }

  function moveBy(index: number, step: number) {
    const [reply] = replies.slice(index, index + 1);
    toFocus.current = reply ? { id: reply.id, step } : null;
    ordering.mutate(move(replies, index, index + step));
    setMovedTo(index + step);
  }

  function remove(reply: SavedReply) {
    setOrderBefore(listIds(replies));
    drop.mutate(reply);
  }

  const unsaved = Object.entries(drafts).filter(([id]) => replies.every((reply) => reply.id !== id));
  const dropped =
    drop.isSuccess && replies.every(({ id }) => id !== drop.variables.id) ? drop.variables : null;
  return (
    <>
      {replies.length === 0 ? (
        <p className="mt-3 text-slate">No saved replies yet.</p>
      ) : (
        <ul ref={list} aria-labelledby="replies" className="mt-3 divide-y divide-rule border-y border-rule">
          {replies.map((reply, index) => {
            const draft = drafts[reply.id];
            return (
              <li key={reply.id}>
                {draft ? (
                  <ReplyForm
                    id={reply.id}
                    draft={draft}
                    known={reply.body}
                    hasFocus={reply.id === opened}
                    onDelete={() => remove(reply)}
                  />
                ) : (
                  <div className="flex items-center gap-1">
                    <p dir="auto" className="min-w-0 grow py-2 wrap-anywhere whitespace-pre-wrap">
                      {reply.body}
                    </p>
                    <IconButton
                      Icon={ArrowUp}
                      label={`Move up: ${reply.body}`}
                      data-move={-1}
                      isBusy={index === 0}
                      className="aria-disabled:opacity-45"
                      onClick={() => moveBy(index, -1)}
                    />
                    <IconButton
                      Icon={ArrowDown}
                      label={`Move down: ${reply.body}`}
                      data-move={1}
                      isBusy={index === replies.length - 1}
                      className="aria-disabled:opacity-45"
                      onClick={() => moveBy(index, 1)}
                    />
                    <IconButton
                      Icon={PencilLine}
                      label={`Change: ${reply.body}`}
                      onClick={() => edit(reply)}
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p role="status" className="sr-only">
        {movedTo === null ? null : `Moved to place ${movedTo + 1} of ${replies.length}`}
      </p>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {dropped === null ? null : (
          <>
            Reply deleted.{' '}
            <Button
              ref={takeFocus}
              look="underlined"
              isBusy={restore.isPending}
              onClick={() => restore.mutate({ ...dropped, order: orderBefore })}
            >
              Undo
            </Button>
          </>
        )}
      </p>
      {unsaved.map(([id, draft]) => (
        <ReplyForm key={id} id={id} draft={draft} known={null} hasFocus={id === opened} />
      ))}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        <Button Icon={Plus} className="-ml-2.5" onClick={add}>
          Add a reply
        </Button>
        {replies.length > 1 ? <p className="text-sm text-slate">The order is saved at once.</p> : null}
      </div>
    </>
  );
}

// The pressed button is gone, so move the focus here.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
