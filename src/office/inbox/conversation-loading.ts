/**
 * Reloads and further pages of the list and of a conversation, in turns: TanStack Query drops whichever of
 * the two is on its way when the other begins, so that a page asked for, or a new text, would not come.
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

/** Resolves on success and failure. The component that shows the data reports a failure. */
const ends = (queries: Query[]) => Promise.allSettled(queries.map(async ({ promise }) => promise));

const isLoadingPage = ({ state }: Query) =>
  state.fetchStatus === 'fetching' && Boolean(state.fetchMeta?.fetchMore);

/** Loads again what is shown under this key, the list and all conversations unless it says less. */
export async function reloadConversations(
  queryClient: QueryClient,
  queryKey: QueryKey = conversationsKey,
): Promise<void> {
  await ends(queryClient.getQueryCache().findAll({ queryKey, predicate: isLoadingPage }));
  await queryClient.invalidateQueries({ queryKey });
}

/** Asks for a further page under this key, once a reload has ended. */
export async function loadPage(
  queryClient: QueryClient,
  queryKey: QueryKey,
  fetchNextPage: () => Promise<unknown>,
): Promise<void> {
  await ends(queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }));
  await fetchNextPage();
}

/** A further page that can be had. */
export type MorePages = { isLoading: boolean; hasFailed: boolean; onClick: () => void };

/** A list that comes in pages: as a panel shows it, and how to have more of it; null when that was all. */
export function usePages<Data>(query: UseInfiniteQueryResult<Data>, queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const hasFailed = query.isFetchNextPageError;
  const more: MorePages = {
    isLoading: query.isFetchingNextPage,
    hasFailed,
    onClick: () => void loadPage(queryClient, queryKey, query.fetchNextPage),
  };
  return {
    // The button of the list itself reports a page that failed to load.
    panel: { ...query, error: hasFailed ? null : query.error },
    more: query.hasNextPage ? more : null,
  };
}

/** Fetches what lost webhooks failed to bring. A timer runs this too, so its failure raises no notice. */
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
