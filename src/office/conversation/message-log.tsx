import { ArrowDown } from 'lucide-react';
import { Fragment, useLayoutEffect, useRef } from 'react';
import type { ContactNote } from '../../../supabase/functions/_shared/contract/follow-up';
import type { Message } from '../../../supabase/functions/_shared/contract/messages';
import { MessageBubble } from './message-bubble';
import { MoreButton } from '../shared/more-button';
import { dayWords } from '../shared/timestamp';
import { TeamNote } from './team-note';
import { useHit } from './use-hit';
import { useReadMark } from './use-read-mark';
import { useStickToEnd } from './use-stick-to-end';

/** Messages before those that are shown, which can be had. */
export type EarlierMessages = { isLoading: boolean; hasFailed: boolean; load: () => void };

type MessageLogProps = {
  /** Whom it is with, in words for a person. */
  contact: string;
  otherNumber: string;
  businessNumber: string | null;
  isTextable: boolean;
  onRetry: (body: string) => void;
  unreadCount: number;
  messages: Message[];
  notes: ContactNote[];
  /** Null when there are none. */
  earlier: EarlierMessages | null;
  /** The message that a search found, if a search opened the log. */
  hitId: string | null;
};

export function MessageLog({ messages, notes, unreadCount, earlier, hitId, ...party }: MessageLogProps) {
  const newest = messages.at(-1);
  const oldestId = messages[0]?.id;
  /** How far the reader was from the end when earlier messages were asked for. */
  const keptFromEnd = useRef<number | null>(null);
  const entries = entriesOf(messages, notes, earlier !== null);
  const last = entries.at(-1);
  const { ref, onScroll, isAtEnd, hasNewBelow, scrollToEnd, showRow } = useStickToEnd(
    last?.id,
    last?.message?.direction !== 'inbound',
  );

  useLayoutEffect(() => {
    const log = ref.current;
    if (log === null || keptFromEnd.current === null) return;
    // What is read stays where it is while earlier messages come in above it.
    log.scrollTop = log.scrollHeight - keptFromEnd.current;
    keptFromEnd.current = null;
    // The button that had the focus is gone once there is nothing earlier.
    if (document.activeElement === document.body) log.focus({ preventScroll: true });
  }, [ref, oldestId]);

  useHit({ log: ref, hitId, oldestId, earlier, showRow });

  const end = useRef<HTMLDivElement>(null);
  useReadMark({ otherNumber: party.otherNumber, newestId: newest?.id, unreadCount, isAtEnd, end });

  function goToNewest() {
    scrollToEnd();
    // The button goes away, and with it the focus.
    ref.current?.focus({ preventScroll: true });
  }

  return (
    <div className="relative min-h-48 flex-1">
      <div
        ref={ref}
        role="log"
        aria-label={`Messages with ${party.contact}`}
        // The live inbox says once who wrote, whatever is open.
        aria-live="off"
        tabIndex={0}
        // Positioned, so that what only screen readers find scrolls and is cut off with the rest.
        className="relative h-full overflow-y-auto -outline-offset-4"
        onScroll={onScroll}
      >
        <div className="flex min-h-full flex-col justify-end gap-3 p-3">
          {earlier === null ? null : (
            <MoreButton
              isLoading={earlier.isLoading}
              hasFailed={earlier.hasFailed}
              onClick={() => {
                if (ref.current) keptFromEnd.current = ref.current.scrollHeight - ref.current.scrollTop;
                earlier.load();
              }}
            >
              Show earlier messages
            </MoreButton>
          )}
          {messages.length === 0 ? <p className="m-auto text-slate">No messages yet</p> : null}
          <EntriesByDay entries={entries} hitId={hitId} {...party} />
          <div ref={end} aria-hidden="true" className="-mt-3 h-px shrink-0" />
        </div>
      </div>
      {hasNewBelow ? (
        <button
          type="button"
          className="button absolute bottom-3 left-1/2 -translate-x-1/2 px-3! shadow-lg"
          onClick={goToNewest}
        >
          <ArrowDown aria-hidden="true" className="size-5" />
          New message
        </button>
      ) : null}
    </div>
  );
}

/** A text or a note. */
type Entry = { id: string; at: string; message?: Message; note?: ContactNote };

/** Oldest first. Notes that are older than the loaded texts wait for those. */
function entriesOf(messages: Message[], notes: ContactNote[], hasEarlier: boolean): Entry[] {
  const from = hasEarlier ? (messages[0]?.created_at ?? '') : '';
  return [
    ...messages.map((message) => ({ id: message.id, at: message.created_at, message })),
    ...notes
      .filter(({ createdAt }) => createdAt >= from)
      .map((note) => ({ id: note.id, at: note.createdAt, note })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

type EntriesByDayProps = Omit<MessageLogProps, 'messages' | 'notes' | 'unreadCount' | 'earlier'> & {
  entries: Entry[];
};

function EntriesByDay({ entries, hitId, ...party }: EntriesByDayProps) {
  return entries.map(({ id, at, message, note }, index) => {
    const day = dayWords(at);
    const before = entries[index - 1];
    return (
      <Fragment key={id}>
        {before && dayWords(before.at) === day ? null : (
          <p className="text-center text-sm text-steel">{day}</p>
        )}
        {message ? <MessageBubble message={message} isHit={id === hitId} {...party} /> : null}
        {note ? <TeamNote note={note} isHit={id === hitId} /> : null}
      </Fragment>
    );
  });
}
