/**
 * Runs reloads and page loads of a query one after the other. TanStack Query cancels a running load when
 * another starts, which would lose the page or the new text.
 */
import {
  type Query,
  type QueryClient,
  type QueryKey,
  type UseInfiniteQueryResult,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { reconcile } from '../api/mutations';
import { conversationsKey } from '../api/queries';

/** Waits until these queries have settled. Failures are reported where the data is shown. */
const allSettled = (queries: Query[]) => Promise.allSettled(queries.map(async ({ promise }) => promise));

const isLoadingPage = ({ state }: Query) =>
  state.fetchStatus === 'fetching' && Boolean(state.fetchMeta?.fetchMore);

/** Reloads the queries under this key: by default the list and all conversations. */
export async function reloadConversations(
  queryClient: QueryClient,
  queryKey: QueryKey = conversationsKey,
): Promise<void> {
  await allSettled(queryClient.getQueryCache().findAll({ queryKey, predicate: isLoadingPage }));
  await queryClient.invalidateQueries({ queryKey });
}

/** Loads a further page once running reloads have settled. */
export async function loadPage(
  queryClient: QueryClient,
  queryKey: QueryKey,
  fetchNextPage: () => Promise<unknown>,
): Promise<void> {
  await allSettled(queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }));
  await fetchNextPage();
}

/** The state of loading a further page, as MoreButton's props. */
export type MorePages = { isLoading: boolean; hasFailed: boolean; onClick: () => void };

/** Splits an infinite query into QueryPanel's `query` and MoreButton's props (null on the last page). */
export function usePages<Data>(query: UseInfiniteQueryResult<Data>, queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const hasFailed = query.isFetchNextPageError;
  const more: MorePages = {
    isLoading: query.isFetchingNextPage,
    hasFailed,
    onClick: () => void loadPage(queryClient, queryKey, query.fetchNextPage),
  };
  return {
    // The list's own button reports when a further page failed to load.
    panel: { ...query, error: hasFailed ? null : query.error },
    more: query.hasNextPage ? more : null,
  };
}

/**
 * Fetches texts and calls that webhooks failed to deliver. Has no failure toast because a timer does this
 * too.
 */
export const reconciliationQuery = () =>
  queryOptions({
    queryKey: ['reconciliation'],
    queryFn: async ({ client }) => {
      const missed = await reconcile();
      if (missed.texts + missed.statuses > 0) await reloadConversations(client);
      return missed;
    },
    refetchOnReconnect: 'always',
  });
