import { ArrowDown } from 'lucide-react';
import type { ChatMessage } from './answers';
import { MessageBubble } from './message-bubble';
import { useReadMark } from './use-read-mark';
import { useStickToEnd } from './use-stick-to-end';

type MessageLogProps = {
  /** Whom it is with, in words for a person. */
  contact: string;
  otherNumber: string;
  businessNumber: string | null;
  isTextable: boolean;
  unreadCount: number;
  messages: ChatMessage[];
};

export function MessageLog({ messages, unreadCount, ...party }: MessageLogProps) {
  const newest = messages.at(-1);
  const { ref, onScroll, isAtEnd, hasNewBelow, scrollToEnd } = useStickToEnd(
    newest?.id,
    newest?.direction === 'outbound',
  );
  useReadMark({ otherNumber: party.otherNumber, newestId: newest?.id, unreadCount, isAtEnd });

  return (
    <div className="relative h-full">
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
