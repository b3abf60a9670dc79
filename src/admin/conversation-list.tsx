import type { ConversationSummary } from '../../supabase/functions/_shared/contract';
import { EmptyState } from './empty-state';
import { Timestamp } from './timestamp';
import { UnreadBadge, unreadText } from './unread-badge';
import { WebRequestTag } from './web-request-tag';

type ConversationListProps = {
  conversations: ConversationSummary[];
  selectedNumber: string | null;
  onSelect: (otherNumber: string) => void;
};

export function ConversationList({ conversations, selectedNumber, onSelect }: ConversationListProps) {
  if (conversations.length === 0) {
    return (
      <EmptyState
        title="No conversations yet"
        hint="Texts to your business number and requests from the website show up here."
      />
    );
  }
  return (
    <ul className="-mx-3 divide-y divide-line">
      {conversations.map((conversation) => (
        <li key={conversation.conversationId}>
          <button
            type="button"
            aria-current={conversation.otherNumber === selectedNumber}
            className="block w-full cursor-pointer border-l-4 border-transparent px-3 py-2 text-left -outline-offset-4 hover:bg-paper aria-[current=true]:border-signal aria-[current=true]:bg-paper"
            onClick={() => onSelect(conversation.otherNumber)}
          >
            <ConversationLine conversation={conversation} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function ConversationLine({ conversation }: { conversation: ConversationSummary }) {
  const { otherNumber, contactName, lastMessage, lastMessageTime, lastSource, unreadCount } = conversation;
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-semibold break-words">{otherNumber}</span>
        {lastSource === 'web' ? <WebRequestTag /> : null}
        {unreadCount === 0 ? null : (
          <>
            <UnreadBadge count={unreadCount} />
            <span className="sr-only">{unreadText(unreadCount)}</span>
          </>
        )}
      </span>
      {contactName === null ? null : <span className="block text-base break-words">{contactName}</span>}
      <span className="line-clamp-2 text-base break-words text-slate">{lastMessage}</span>
      <Timestamp at={lastMessageTime} className="block text-sm text-steel" />
    </>
  );
}
