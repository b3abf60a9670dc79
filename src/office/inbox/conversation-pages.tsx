import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { UIEvent } from 'react';
import type { ConversationSummary } from '../../../supabase/functions/_shared/contract/conversations';
import { ConversationList } from './conversation-list';
import { loadPage } from './conversation-loading';
import { MoreButton } from '../shared/more-button';
import { type ConversationFilter, conversationsQuery } from '../api/queries';
import { QueryPanel } from '../shared/query-panel';

/** The next page is asked for while there are still this many pixels to scroll. */
const aheadPx = 400;

type ConversationPagesProps = {
  filter: ConversationFilter;
  selectedNumber: string | null;
  hasDraft: (otherNumber: string) => boolean;
  onSelect: (conversation: ConversationSummary) => void;
};

/** The list of conversations, which grows by a page when its end comes near. */
export function ConversationPages({ filter, ...rowProps }: ConversationPagesProps) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(conversationsQuery(filter));
  const { queryKey } = conversationsQuery(filter);
  const loadMore = () => void loadPage(queryClient, queryKey, query.fetchNextPage);
  const { data, error, isPending, isPaused, isFetching, refetch, isFetchNextPageError: hasFailed } = query;

  function loadAhead({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) {
    const isNearEnd = scrollHeight - scrollTop - clientHeight < aheadPx;
    if (isNearEnd && query.hasNextPage && !isFetching && !hasFailed) loadMore();
  }

  return (
    // Positioned, so that what only screen readers find scrolls and is cut off with the rest.
    <div
      className="relative h-[500px] overflow-y-auto px-3 max-md:h-auto"
      aria-busy={isFetching}
      onScroll={loadAhead}
    >
      <QueryPanel
        query={{ data, error: hasFailed ? null : error, isPending, isPaused, isFetching, refetch }}
        subject="The list of conversations"
      >
        {(rows) => (
          <>
            <ConversationList conversations={rows} filter={filter} {...rowProps} />
            {query.hasNextPage ? (
              <MoreButton isLoading={query.isFetchingNextPage} hasFailed={hasFailed} onClick={loadMore}>
                Show older conversations
              </MoreButton>
            ) : null}
          </>
        )}
      </QueryPanel>
    </div>
  );
}
