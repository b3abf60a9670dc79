import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '../api/schemas';
import { MessageBubble } from './message-bubble';
import { MoreButton } from '../shared/more-button';
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
  unreadCount: number;
  messages: ChatMessage[];
  /** Null when there are none. */
  earlier: EarlierMessages | null;
};

export function MessageLog({ messages, unreadCount, earlier, ...party }: MessageLogProps) {
  const newest = messages.at(-1);
  const oldestId = messages[0]?.id;
  /** How far the reader was from the end when earlier messages were asked for. */
  const keptFromEnd = useRef<number | null>(null);
  const { ref, onScroll, isAtEnd, hasNewBelow, scrollToEnd } = useStickToEnd(
    newest?.id,
    newest?.direction === 'outbound',
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

  useReadMark({ otherNumber: party.otherNumber, newestId: newest?.id, unreadCount, isAtEnd });

  return (
    <div className="relative min-h-48 flex-1">
      <div
        ref={ref}
        role="log"
        aria-label={`Messages with ${party.contact}`}
        // The live inbox says once who wrote, whatever is open.
        aria-live="off"
        tabIndex={0}
        className="flex h-full flex-col gap-3 overflow-y-auto p-3 -outline-offset-4"
        onScroll={onScroll}
      >
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
        {messages.map((message) => (
          <MessageBubble key={message.id} message={message} {...party} />
        ))}
      </div>
      {hasNewBelow ? (
        <button
          type="button"
          className="button absolute bottom-3 left-1/2 -translate-x-1/2 px-3! shadow-lg"
          onClick={scrollToEnd}
        >
          <ArrowDown aria-hidden="true" className="size-5" />
          New message
        </button>
      ) : null}
    </div>
  );
}
