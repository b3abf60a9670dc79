import { useInfiniteQuery } from '@tanstack/react-query';
import type { ConversationState, ConversationSummary } from '#functions/contract/conversations';
import { picturesName, useDraftTexts } from '../conversation/draft-texts';
import { EmptyState } from '../shared/empty-state';
import { PhoneNumber } from '../shared/phone-number';
import { QueryPanel } from '../shared/query-panel';
import { type ConversationFilter, conversationsQuery } from '../api/queries';
import { ShortTimestamp } from '../shared/timestamp';
import { useOfficeAddress } from '../use-office-address';
import { Tag, UnreadBadge, unreadText, WebRequestTag } from './tag';

type ConversationListProps = {
  conversations: ConversationSummary[];
  /** Tells what an empty list means. */
  filter: ConversationFilter;
  onSelect: (conversation: ConversationSummary) => void;
};

export function ConversationList({ conversations, filter, onSelect }: ConversationListProps) {
  const { selectedNumber } = useOfficeAddress();
  const drafts = useDraftTexts();
  if (conversations.length === 0) return <NoConversations {...filter} />;
  return (
    <ul className="-mx-3 divide-y divide-line">
      {conversations.map((conversation) => (
        <li key={conversation.otherNumber}>
          <button
            type="button"
            data-number={conversation.otherNumber}
            aria-current={conversation.otherNumber === selectedNumber}
            className="block w-full cursor-pointer border-l-4 border-transparent px-3 py-2 text-left -outline-offset-4 hover:bg-paper aria-[current=true]:border-signal aria-[current=true]:bg-paper forced-colors:aria-[current=false]:border-[Canvas]"
            onClick={() => onSelect(conversation)}
          >
            <ConversationLine
              conversation={conversation}
              hasDraft={
                conversation.otherNumber in drafts || picturesName(conversation.otherNumber) in drafts
              }
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

type ConversationLineProps = { conversation: ConversationSummary; hasDraft: boolean };

function ConversationLine({ conversation, hasDraft }: ConversationLineProps) {
  const { otherNumber, contactName, lastMessage, lastMessageTime, lastSource, unreadCount } = conversation;
  const { isDone, matchedText, lastFailed, lastUnconfirmed, textBlock } = conversation;
  const isOptedOut = textBlock === 'opted_out' || textBlock === 'opted_out_by_office';
  return (
    <>
      <span className="flex items-baseline gap-x-2">
        <span className={`min-w-0 truncate ${unreadCount > 0 ? 'font-bold' : 'font-semibold'}`}>
          {contactName === null ? <PhoneNumber number={otherNumber} /> : <bdi>{contactName}</bdi>}
        </span>
        {contactName === null ? null : (
          <PhoneNumber number={otherNumber} className="max-w-1/2 shrink-0 truncate text-sm text-slate" />
        )}
        {/* A text that a search found can be older. */}
        {matchedText === null ? (
          <ShortTimestamp at={lastMessageTime} className="ml-auto shrink-0 text-sm text-steel" />
        ) : null}
      </span>
      <span className="flex items-center gap-x-2">
        <span
          dir="auto"
          className={`min-w-0 grow text-base text-slate ${matchedText === null ? 'truncate' : 'line-clamp-2'} ${unreadCount > 0 ? 'font-semibold' : ''}`}
        >
          {matchedText ?? lastMessage}
        </span>
        <span className="flex shrink-0 items-center gap-x-1">
          {lastFailed ? <Tag className="text-stop">Not delivered</Tag> : null}
          {lastUnconfirmed ? <Tag className="text-stop">Not confirmed</Tag> : null}
          {hasDraft ? <Tag className="text-signal-dark">Draft</Tag> : null}
          {isOptedOut ? <Tag className="text-slate">Opted out</Tag> : null}
          {textBlock === 'blocked' ? <Tag className="text-stop">Blocked</Tag> : null}
          {isDone ? <Tag className="text-go">Done</Tag> : null}
          {lastSource === 'web' ? <WebRequestTag /> : null}
          {unreadCount === 0 ? null : (
            <>
              <UnreadBadge count={unreadCount} />
              <span className="sr-only">{unreadText(unreadCount)}</span>
            </>
          )}
        </span>
      </span>
    </>
  );
}

/** The empty state of each list. */
const emptyStates: Partial<Record<ConversationState, { title: string; hint: string }>> = {
  unanswered: {
    title: 'No unanswered conversations',
    hint: 'Open conversations where the customer texted last show up here.',
  },
  failed: {
    title: 'No failed texts',
    hint: 'Conversations where your last text was not delivered show up here.',
  },
  done: {
    title: 'Nothing is marked as done yet',
    hint: 'Conversations that you mark as done are kept here. A new text moves one back to Open.',
  },
  suspected: {
    title: 'Nothing is suspected',
    hint: 'Requests from the website that look automated are kept here for 30 days. Blocked contacts stay here until they are unblocked.',
  },
  requests: {
    title: 'No open requests',
    hint: 'Requests from the website are listed here until they are marked as won or lost.',
  },
};

const nothingFound = {
  title: 'No matching conversations',
  hint: 'The search looks for beginnings of words in names, numbers, email addresses, texts and notes.',
};

const noneYet = {
  title: 'No conversations yet',
  hint: 'Texts to your business number and requests from the website show up here.',
};

function NoConversations({ search, state }: ConversationFilter) {
  if (search !== '') return <EmptyState {...nothingFound} />;
  return state === 'open' ? <NothingOpen /> : <EmptyState {...(emptyStates[state] ?? noneYet)} />;
}

/** Tells "all done" from "no conversations yet". */
function NothingOpen() {
  const all = useInfiniteQuery(conversationsQuery({ state: 'all', search: '' }));
  return (
    <QueryPanel query={all} subject="The list of conversations">
      {({ length }) => (
        <EmptyState
          {...(length === 0
            ? noneYet
            : { title: 'All done', hint: 'Every conversation is marked as done. New texts show up here.' })}
        />
      )}
    </QueryPanel>
  );
}
