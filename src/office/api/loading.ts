/**
 * Runs reloads and page loads of a query one after the other. TanStack Query cancels a running load when
 * another starts, which would lose the page or the new text.
 */
import type { Query, QueryClient, QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query';

/** Waits until these queries have settled. Failures are reported where the data is shown. */
const settleAll = (queries: Query[]) => Promise.allSettled(queries.map(async ({ promise }) => promise));

const isLoadingPage = ({ state }: Query) =>
  state.fetchStatus === 'fetching' && Boolean(state.fetchMeta?.fetchMore);

/** Reloads the queries under this key. */
export async function reload(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await settleAll(queryClient.getQueryCache().findAll({ queryKey, predicate: isLoadingPage }));
  await queryClient.invalidateQueries({ queryKey });
}

/** Spread, so that many offices that hear the same news don't all ask at once. */
const soonMs = 2_000 + Math.random() * 4_000;

/** Has the queries under this key load again in a few seconds, however often this is called until then. */
export async function reloadSoon(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await settleAll(queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }));
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** A `refetchInterval`: reloads a query a few seconds after {@link reloadSoon} has marked it. */
export const chooseRefetchInterval = ({ state }: { state: { isInvalidated: boolean; status: string } }) =>
  state.isInvalidated && state.status !== 'error' ? soonMs : false;

/** The parts of an infinite query that load a further page. */
export type PagedQuery = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'refetch' | 'fetchNextPage'
>;

/** Loads a further page, after a reload that is running. */
export async function loadNextPage(query: PagedQuery): Promise<void> {
  if (query.isFetching) {
    await query.refetch({ cancelRefetch: false });
  }
  await query.fetchNextPage();
}
