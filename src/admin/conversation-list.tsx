import type { ConversationSummary } from '../../supabase/functions/_shared/contract';
import { EmptyState } from './empty-state';
import { Timestamp } from './timestamp';

type ConversationListProps = {
  conversations: ConversationSummary[];
  selectedNumber: string | null;
  onSelect: (otherNumber: string) => void;
};

export function ConversationList({ conversations, selectedNumber, onSelect }: ConversationListProps) {
  if (conversations.length === 0) {
    return <EmptyState title="No conversations yet" hint="Texts to your business number show up here." />;
  }
  return (
    <ul className="-mx-3 divide-y divide-line">
      {conversations.map(({ conversationId, otherNumber, lastMessage, lastMessageTime }) => (
        <li key={conversationId}>
          <button
            type="button"
            aria-current={otherNumber === selectedNumber}
            className="block w-full cursor-pointer border-l-4 border-transparent px-3 py-2 text-left -outline-offset-4 hover:bg-paper aria-[current=true]:border-signal aria-[current=true]:bg-paper"
            onClick={() => onSelect(otherNumber)}
          >
            <span className="block font-semibold">{otherNumber}</span>
            <span className="line-clamp-2 text-base break-words text-slate">{lastMessage}</span>
            <Timestamp at={lastMessageTime} className="block text-sm text-steel" />
          </button>
        </li>
      ))}
    </ul>
  );
}
