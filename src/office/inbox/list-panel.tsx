import { type UseInfiniteQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import type { ConversationSummary } from '#functions/contract/conversations';
import { reload } from '../api/loading';
import { type ConversationFilter, conversationsKey, reconciliationQuery } from '../api/queries';
import { lazyPart } from '../shared/lazy-part';
import { MoreButton } from '../shared/more-button';
import { QueryPanel } from '../shared/query-panel';
import { RefreshButton } from '../shared/refresh-button';
import { useOfficeAddress } from '../use-office-address';
import { ConversationList } from './conversation-list';
import { ConversationSearch } from './conversation-search';
import { LiveStatus, LiveTrouble } from './live-inbox';

// Its dialog loads separately, so that the list doesn't wait for it.
const NewMessage = lazyPart('new-message', () => import('./new-message'), 'New message', <span />);

type ListPanelProps = {
  ref: Ref<HTMLElement>;
  filter: ConversationFilter;
  onFilter: (filter: ConversationFilter) => void;
  conversations: UseInfiniteQueryResult<ConversationSummary[]>;
  onSelect: (conversation: ConversationSummary) => void;
};

/** The conversation list with its search. Refresh also fetches missed texts from Twilio. */
export function ListPanel(props: ListPanelProps) {
  const { ref, filter, onFilter, conversations, onSelect } = props;
  const { selectedNumber } = useOfficeAddress();
  const queryClient = useQueryClient();
  const missed = useQuery(reconciliationQuery);
  const { data: rows, isPlaceholderData } = conversations;
  const isFound = filter.search.trim() !== '' && !isPlaceholderData && rows !== undefined;
  return (
    <section
      ref={ref}
      aria-labelledby="conversations"
      className={`min-w-0 self-start border border-ink bg-white ${selectedNumber === null ? '' : 'max-md:hidden'}`}
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-2 border-b border-ink px-3 py-1">
        <h2 id="conversations" className="mr-auto text-xl max-lg:sr-only">
          Conversations
        </h2>
        <NewMessage label="New message" shortLabel="New" number={null} />
        <RefreshButton
          query={{
            refetch: () => Promise.all([missed.refetch(), reload(queryClient, conversationsKey)]),
            isFetching: conversations.isFetching || missed.isFetching,
            isError: conversations.isError || missed.isError,
            dataUpdatedAt: conversations.dataUpdatedAt,
          }}
        >
          Refresh
        </RefreshButton>
      </div>
      <LiveTrouble />
      <ConversationSearch
        filter={filter}
        onChange={onFilter}
        found={isFound ? `${rows.length}${conversations.hasNextPage ? ' or more' : ''}` : null}
      />
      {/* `relative` makes screen-reader-only elements scroll and clip with the list. */}
      <div
        className="relative h-[500px] overflow-y-auto px-3 max-md:h-auto"
        aria-busy={conversations.isFetching}
      >
        <QueryPanel query={conversations} subject="The list of conversations">
          {(listed) => (
            <>
              <ConversationList conversations={listed} filter={filter} onSelect={onSelect} />
              <MoreButton query={conversations}>Show older conversations</MoreButton>
            </>
          )}
        </QueryPanel>
      </div>
      <div className="border-t border-ink px-3 py-1 text-sm text-steel">
        {conversations.isSuccess ? (
          <p>
            {filter.state === 'open' ? 'Newest first, without done ones.' : 'Newest first.'} <LiveStatus />
          </p>
        ) : null}
        <p role="status">{missed.isError ? 'Could not check with Twilio for missed texts.' : null}</p>
      </div>
    </section>
  );
}
