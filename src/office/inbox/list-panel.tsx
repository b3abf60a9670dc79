import { type UseInfiniteQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import type { Conversation } from '../api/contact-address';
import { reload } from '../api/loading';
import { type ConversationFilter, conversationsKey, reconciliationQuery } from '../api/queries';
import { useIsAdmin } from '../auth/access';
import { LiveStatus, LiveTrouble } from '../live/live-inbox';
import { createLazyPart } from '../panels/lazy-part';
import { MoreButton } from '../panels/more-button';
import { PanelBoundary } from '../panels/panel-boundary';
import { QueryPanel } from '../panels/query-panel';
import { UnownedNumberNotice } from '../panels/unowned-number-notice';
import { RefreshButton } from '../shared/refresh-button';
import { useOfficeAddress } from '../shared/use-office-address';
import { ConversationList } from './conversation-list';
import { ConversationSearch } from './conversation-search';
import { ListSkeleton } from './list-skeleton';
import { NewMessageButton } from './new-message-button';
import { ViewMenu } from './view-menu';

// These load after the list.
const WebhookNotice = createLazyPart(
  'webhook-notice',
  () => import('./webhook-notice'),
  'The setup notice',
  null,
);
const TextsTrouble = createLazyPart(
  'texts-trouble',
  () => import('./texts-trouble'),
  'The setup notice',
  null,
);
const VisitList = createLazyPart(
  'visit-list',
  () => import('./visit-list'),
  'The visits',
  <ListSkeleton rows={8} what="visits" />,
);
const OlderRows = createLazyPart('older-rows', () => import('../panels/more-on-sight'), 'Older rows', null);

type ListPanelProps = {
  ref: Ref<HTMLElement>;
  filter: ConversationFilter;
  onFilter: (filter: ConversationFilter) => void;
  conversations: UseInfiniteQueryResult<Conversation[]>;
  onSelect: (conversation: Pick<Conversation, 'address' | 'matchedId'>) => void;
};

/** The conversation list with its search. Refresh also fetches missed texts from Twilio. */
export function ListPanel(props: ListPanelProps) {
  const { ref, filter, onFilter, conversations, onSelect } = props;
  const isAdmin = useIsAdmin();
  const { selectedAddress } = useOfficeAddress();
  const queryClient = useQueryClient();
  const missed = useQuery(reconciliationQuery);
  const { data: rows, isPlaceholderData, hasNextPage, isFetched } = conversations;
  const isFound = filter.search.trim() !== '' && !isPlaceholderData && rows !== undefined;
  return (
    <section
      ref={ref}
      aria-labelledby="conversations"
      className={`min-w-0 border-line bg-white [grid-area:list] md:border-r ${selectedAddress === null ? '' : 'max-md:hidden'}`}
    >
      <h2 id="conversations" className="sr-only">
        Conversations
      </h2>
      <div className="office-bar relative">
        <ViewMenu state={filter.state} onChange={(state) => onFilter({ ...filter, state })} />
        <ConversationSearch filter={filter} onChange={onFilter} />
        <RefreshButton
          isIcon
          query={{
            refetch: () => Promise.all([missed.refetch(), reload(queryClient, conversationsKey)]),
            isFetching: conversations.isFetching || missed.isFetching,
            isError: conversations.isError || missed.isError,
            dataUpdatedAt: conversations.dataUpdatedAt,
          }}
        >
          Refresh
        </RefreshButton>
        <NewMessageButton isListFetched={isFetched} />
      </div>
      {/* `relative` makes screen-reader-only elements scroll and clip with the list. */}
      <div className="office-list relative" aria-busy={conversations.isFetching}>
        <LiveTrouble />
        <PanelBoundary subject="The list of conversations">
          {isAdmin ? (
            <UnownedNumberNotice consequence="Texts can’t be sent from it, and none arrive here." />
          ) : null}
          <p role="status" className="px-4 text-sm/7 font-bold text-slate empty:hidden">
            {isFound ? `${rows.length}${hasNextPage ? ' or more' : ''} found` : null}
          </p>
          {filter.state === 'visits' && filter.search === '' ? (
            <VisitList
              onShowAll={() => onFilter({ state: 'all', search: '' })}
              onSelect={(address) => onSelect({ address, matchedId: null })}
            />
          ) : (
            <QueryPanel
              query={conversations}
              subject="The list of conversations"
              loading={<ListSkeleton rows={8} />}
            >
              {(listed) => (
                // Another view starts at its own rows.
                <div key={filter.state} className="relative">
                  <ConversationList
                    conversations={listed}
                    filter={filter}
                    hasMore={hasNextPage}
                    onFilter={onFilter}
                    onSelect={onSelect}
                  />
                  {hasNextPage ? <OlderRows query={conversations} /> : null}
                  {conversations.isFetchingNextPage ? <ListSkeleton rows={3} /> : null}
                  <MoreButton query={conversations}>Show older conversations</MoreButton>
                </div>
              )}
            </QueryPanel>
          )}
          {isAdmin && isFetched ? <TextsTrouble /> : null}
        </PanelBoundary>
      </div>
      <div className="border-t border-rule px-4 py-2 text-sm text-slate">
        {isAdmin && isFetched ? <WebhookNotice /> : null}
        <p className="text-steel">{conversations.isSuccess ? <LiveStatus /> : null}</p>
        <p role="status">{missed.isError ? 'Could not check with Twilio for missed texts.' : null}</p>
      </div>
    </section>
  );
}
