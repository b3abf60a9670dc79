import { focusManager, useMutation } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useInView } from 'react-intersection-observer';
import type { TimelineCall } from '#functions/contract/conversations';
import type { ContactNote } from '#functions/contract/follow-up';
import type { Message } from '#functions/contract/messages';
import { CallLine } from '../calls/call-line';
import { type PagedQuery, loadNextPage } from '../api/loading';
import { smsHandler } from '../api/client';
import { inboxNewsKey } from '../inbox/inbox-news';
import { Button } from '../shared/button';
import { MoreButton } from '../shared/more-button';
import { dayWords } from '../shared/timestamp';
import { MessageBubble } from './message-bubble';
import { TeamNote } from './team-note';
import { wasSentHere } from './use-message-draft';

type TimelineProps = {
  /** The contact's name or formatted number. */
  contact: string;
  otherNumber: string;
  isTextable: boolean;
  messages: Message[];
  calls: TimelineCall[];
  notes: ContactNote[];
  /** The message that a search matched, if a search opened the log. */
  hitId: string | null;
};

type MessageLogProps = TimelineProps & {
  unreadCount: number;
  /** Loads earlier messages. */
  earlier: PagedQuery;
};

export function MessageLog({ unreadCount, earlier, notes, ...timeline }: MessageLogProps) {
  const { contact, otherNumber, messages, calls, hitId } = timeline;
  const log = useRef<HTMLDivElement>(null);
  const { ref: end, inView: isAtEnd } = useInView();
  const newest = messages.at(-1);
  const [seenId, setSeenId] = useState(newest?.id);
  if (isAtEnd && seenId !== newest?.id) setSeenId(newest?.id);

  const newestId = newest?.id;
  const shownId = useRef(newestId);
  useEffect(() => {
    // Scroll to a message that was just sent from here. Returning to the tab doesn't scroll.
    const isOurs = newestId !== undefined && wasSentHere(newestId);
    if (isOurs && shownId.current !== newestId && log.current) log.current.scrollTop = 0;
    shownId.current = newestId;
  }, [newestId]);
  useHit(log, hitId, messages[0]?.id, earlier);
  useReadMark(otherNumber, unreadCount > 0 && isAtEnd ? newest?.id : undefined);

  // Notes older than the loaded texts show up once those texts are loaded.
  const notesFrom = earlier.hasNextPage ? (messages[0]?.created_at ?? '') : '';
  const shownNotes = notes.filter(({ createdAt }) => createdAt >= notesFrom);
  return (
    <div className="relative min-h-28 flex-1 not-tall:min-h-16">
      <div
        ref={log}
        role="log"
        aria-label={`Messages with ${contact}`}
        // The live inbox already announces new texts.
        aria-live="off"
        tabIndex={0}
        // With the reversed direction the browser keeps the end in view, and earlier messages don't move it.
        // `relative` makes screen-reader-only elements scroll and clip with the list.
        className="relative flex h-full flex-col-reverse overflow-y-auto -outline-offset-4"
      >
        <div className="flex min-h-full shrink-0 flex-col justify-end gap-3 p-3">
          <MoreButton query={earlier}>Show earlier messages</MoreButton>
          {messages.length + calls.length + notes.length === 0 ? (
            <p className="m-auto text-slate">No messages yet</p>
          ) : null}
          <Timeline {...timeline} notes={shownNotes} />
          <div ref={end} aria-hidden="true" className="-mt-3 h-px shrink-0" />
        </div>
      </div>
      {seenId === newest?.id ? null : (
        <Button
          look="solid"
          Icon={ArrowDown}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-lg"
          onClick={() => {
            if (!log.current) return;
            log.current.scrollTop = 0;
            // The button disappears together with the focus.
            log.current.focus({ preventScroll: true });
          }}
        >
          New message
        </Button>
      )}
    </div>
  );
}

/** The most pages to load while looking for an old text. */
const maxPages = 20;

/** Scrolls once to the message that a search found, loading earlier pages until it is there. */
function useHit(
  log: React.RefObject<HTMLElement | null>,
  hitId: string | null,
  /** Changes with each page of earlier messages. */
  oldestId: string | undefined,
  earlier: PagedQuery,
): void {
  const isFound = useRef(false);
  const pages = useRef(0);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = earlier;

  const seek = useEffectEvent((id: string) => {
    const row = log.current?.querySelector(`[data-message="${CSS.escape(id)}"]`);
    if (row) {
      isFound.current = true;
      row.scrollIntoView({ block: 'center' });
    } else if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError && pages.current < maxPages) {
      pages.current += 1;
      void loadNextPage(earlier);
    }
  });
  useEffect(() => {
    if (hitId !== null && !isFound.current) seek(hitId);
  }, [hitId, oldestId]);
}

const subscribe = (notice: () => void) => focusManager.subscribe(notice);
/** False in a background tab and behind a locked screen. */
const isVisible = () => focusManager.isFocused();

/**
 * Marks a conversation as read up to its newest unread message in sight, if any, once the page is visible. After a
 * failure, the next message or visit tries again.
 */
function useReadMark(otherNumber: string, unreadId: string | undefined): void {
  const isPageVisible = useSyncExternalStore(subscribe, isVisible);
  const { mutate } = useMutation({
    mutationFn: (upTo: string) => smsHandler.call('markRead', { to: otherNumber, upTo }),
    meta: { reloads: [inboxNewsKey] },
  });

  useEffect(() => {
    if (isPageVisible && unreadId !== undefined) mutate(unreadId);
  }, [isPageVisible, unreadId, mutate]);
}

/** Texts, calls and notes in chronological order, grouped under dates. */
function Timeline({ messages, calls, notes, hitId, ...party }: TimelineProps) {
  const entries = [
    ...messages.map((message) => ({
      at: message.created_at,
      key: message.id,
      shown: <MessageBubble message={message} isHit={message.id === hitId} {...party} />,
    })),
    ...calls.map((call) => ({
      at: call.at,
      key: call.sid,
      shown: <CallLine call={call} contact={party.contact} />,
    })),
    ...notes.map((note) => ({
      at: note.createdAt,
      key: note.id,
      shown: <TeamNote note={note} isHit={note.id === hitId} />,
    })),
  ].sort((left, right) => Date.parse(left.at) - Date.parse(right.at));

  return entries.map(({ at, key, shown }, index) => {
    const day = dayWords(at);
    const before = entries[index - 1];
    return (
      <Fragment key={key}>
        {before && dayWords(before.at) === day ? null : (
          <p className="text-center text-sm text-steel">{day}</p>
        )}
        {shown}
      </Fragment>
    );
  });
}
