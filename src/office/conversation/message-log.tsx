import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, useRef } from 'react';
import type { ContactNote } from '../../../supabase/functions/_shared/contract/follow-up';
import type { Message } from '../../../supabase/functions/_shared/contract/messages';
import type { TimelineCall } from '../../../supabase/functions/_shared/contract/conversations';
import { CallLine } from '../calls/call-line';
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
  calls: TimelineCall[];
  notes: ContactNote[];
  /** Null when there are none. */
  earlier: EarlierMessages | null;
  /** The message that a search found, if a search opened the log. */
  hitId: string | null;
};

export function MessageLog({
  messages,
  calls,
  notes,
  unreadCount,
  earlier,
  hitId,
  ...party
}: MessageLogProps) {
  const newest = messages.at(-1);
  const oldestId = messages[0]?.id;
  // Notes that are older than the loaded texts wait for those.
  const notesFrom = earlier === null ? '' : (messages[0]?.created_at ?? '');
  const lines = linesOf(
    calls,
    notes.filter(({ createdAt }) => createdAt >= notesFrom),
    { contact: party.contact, hitId },
  );
  const { ref, onScroll, isAtEnd, hasNewBelow, scrollToEnd, showRow, keepPlace } = useStickToEnd(
    newest?.id,
    newest?.direction !== 'inbound',
    oldestId,
  );

  useHit({ log: ref, hitId, oldestId, earlier, showRow });

  const end = useRef<HTMLDivElement>(null);
  useReadMark({ otherNumber: party.otherNumber, newestId: newest?.id, unreadCount, isAtEnd, end });

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
                keepPlace();
                earlier.load();
              }}
            >
              Show earlier messages
            </MoreButton>
          )}
          {messages.length + calls.length + notes.length === 0 ? (
            <p className="m-auto text-slate">No messages yet</p>
          ) : null}
          <Timeline messages={messages} lines={lines} hitId={hitId} {...party} />
          <div ref={end} aria-hidden="true" className="-mt-3 h-px shrink-0" />
        </div>
      </div>
      {hasNewBelow ? (
        <button
          type="button"
          className="button absolute bottom-3 left-1/2 -translate-x-1/2 px-3! shadow-lg"
          onClick={() => {
            scrollToEnd();
            // The button goes away, and with it the focus.
            ref.current?.focus({ preventScroll: true });
          }}
        >
          <ArrowDown aria-hidden="true" className="size-5" />
          New message
        </button>
      ) : null}
    </div>
  );
}

/** A call or a note as a line of the log. `at` is ISO 8601. */
type Line = { at: string; key: string; shown: ReactNode };

/** Oldest first. */
function linesOf(
  calls: TimelineCall[],
  notes: ContactNote[],
  { contact, hitId }: { contact: string; hitId: string | null },
): Line[] {
  return [
    ...calls.map((call) => ({
      ...{ at: call.at, key: call.sid },
      shown: <CallLine call={call} contact={contact} />,
    })),
    ...notes.map((note) => ({
      ...{ at: note.createdAt, key: note.id },
      shown: <TeamNote note={note} isHit={note.id === hitId} />,
    })),
  ].sort((left, right) => Date.parse(left.at) - Date.parse(right.at));
}

type TimelineProps = Omit<MessageLogProps, 'unreadCount' | 'earlier' | 'calls' | 'notes'> & {
  lines: Line[];
};

/** Texts, calls and notes in the order in which they happened, under the day of each. */
function Timeline({ messages, lines, hitId, ...party }: TimelineProps) {
  // Messages keep the server's order: one that is being sent has the time of this device's clock.
  const placed = lines.map((line) => {
    const place = messages.findIndex(({ created_at }) => Date.parse(created_at) > Date.parse(line.at));
    return { place: place === -1 ? messages.length : place, line };
  });
  const linesBefore = (index: number) =>
    placed.filter(({ place }) => place === index).map(({ line }) => line);
  const entries = [
    ...messages.flatMap((message, index) => [
      ...linesBefore(index),
      {
        at: message.created_at,
        key: message.id,
        shown: <MessageBubble message={message} isHit={message.id === hitId} {...party} />,
      },
    ]),
    ...linesBefore(messages.length),
  ];
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
