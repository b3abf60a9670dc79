/**
 * Reloads and further pages of the list and of a conversation, in turns: TanStack Query drops whichever of
 * the two is on its way when the other begins, so that a page asked for, or a new text, would not come.
 */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { conversationsKey } from '../api/queries';

/** Resolves on success and failure. The component that shows the data reports a failure. */
async function end({ promise }: Query): Promise<void> {
  await promise?.catch(() => undefined);
}

const isLoadingPage = ({ state }: Query) =>
  state.fetchStatus === 'fetching' && Boolean(state.fetchMeta?.fetchMore);

/** Loads again what is shown under this key, the list and all conversations unless it says less. */
export async function reloadConversations(
  queryClient: QueryClient,
  queryKey: QueryKey = conversationsKey,
): Promise<void> {
  const waiting = queryClient.getQueryCache().findAll({ queryKey, predicate: isLoadingPage });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey, predicate: (query) => !waiting.includes(query) }),
    ...waiting.map(async (query) => {
      await end(query);
      await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }),
  ]);
}

/** Asks for a further page under this key, once a reload has ended. */
export async function loadPage(
  queryClient: QueryClient,
  queryKey: QueryKey,
  fetchNextPage: () => Promise<unknown>,
): Promise<void> {
  const loading = queryClient.getQueryCache().find({ queryKey, fetchStatus: 'fetching' });
  if (loading) await end(loading);
  await fetchNextPage();
}
