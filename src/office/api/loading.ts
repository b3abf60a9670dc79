/**
 * Runs reloads and page loads of a query one after the other. TanStack Query cancels a running load when
 * another starts, which would lose the page or the new text.
 */
import {
  type Query,
  type QueryClient,
  type QueryKey,
  type UseInfiniteQueryResult,
  useQueryClient,
} from '@tanstack/react-query';

/** Waits until these queries have settled. Failures are reported where the data is shown. */
const allSettled = (queries: Query[]) => Promise.allSettled(queries.map(async ({ promise }) => promise));

const isLoadingPage = ({ state }: Query) =>
  state.fetchStatus === 'fetching' && Boolean(state.fetchMeta?.fetchMore);

/** Reloads the queries under this key. */
export async function reload(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await allSettled(queryClient.getQueryCache().findAll({ queryKey, predicate: isLoadingPage }));
  await queryClient.invalidateQueries({ queryKey });
}

/** Spread, so that many offices that hear the same news don't all ask at once. */
const soonMs = 2_000 + Math.random() * 4_000;

/** Has the queries under this key load again in a few seconds, however often this is called until then. */
export async function reloadSoon(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await allSettled(queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }));
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** The `refetchInterval` of queries that {@link reloadSoon} may name. */
export const whenMarked = ({ state }: { state: { isInvalidated: boolean; status: string } }) =>
  state.isInvalidated && state.status !== 'error' ? soonMs : false;

/** Loading a further page, as MoreButton's props. `hasFailed`: the last attempt failed. */
export type MorePages = { isLoading: boolean; hasFailed: boolean; onClick: () => void };

/** Splits an infinite query into QueryPanel's `query` and MoreButton's props (null on the last page). */
export function usePages<Data>(query: UseInfiniteQueryResult<Data>, queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const hasFailed = query.isFetchNextPageError;

  /** Loads a further page once running reloads have settled. */
  async function loadPage() {
    await allSettled(queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }));
    await query.fetchNextPage();
  }

  const more: MorePages = {
    isLoading: query.isFetchingNextPage,
    hasFailed,
    onClick: () => void loadPage(),
  };
  return {
    // The list's own button reports when a further page failed to load.
    panel: { ...query, error: hasFailed ? null : query.error },
    more: query.hasNextPage ? more : null,
  };
}
