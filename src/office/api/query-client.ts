import { MutationCache, QueryCache, QueryClient, type QueryKey, onlineManager } from '@tanstack/react-query';
import { failureSentence } from './client';
import { showToast } from '../shared/toast';

/** The client cache of spec section 9. */
const freshForMs = 60_000;
const keptForMs = 5 * 60_000;
const retries = 1;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The notice raised when the query fails (spec section 8). */
      failureMessage: string;
    };
    mutationMeta: {
      /** The notice once it is done. */
      done?: string;
      /** The notice when it fails, unless the backend gives a sentence. */
      failed: string;
      /** What is loaded again once it is done. */
      reloads?: QueryKey;
    };
  }
}

/** Raises one notice per failed load, however many panels wait for it, and those of the changes that name theirs. */
export function createQueryClient(): QueryClient {
  // The library only notices changes, so tell it when the installed office starts offline.
  if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => {
        if (query.meta) showToast.error(query.meta.failureMessage);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: async (_answer, _fields, _onMutate, { meta }, { client }) => {
        if (meta?.done !== undefined) showToast.success(meta.done);
        if (meta?.reloads) await client.invalidateQueries({ queryKey: meta.reloads });
      },
      onError: (error, _fields, _onMutate, { meta }) => {
        if (meta) showToast.error(failureSentence(error, meta.failed));
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        gcTime: keptForMs,
        retry: retries,
        refetchOnWindowFocus: false,
        // A failed panel keeps its Retry button when the admin comes back to its tab.
        retryOnMount: false,
      },
      // Without a connection a change fails at once, so that it isn't made later without warning.
      mutations: { networkMode: 'always' },
    },
  });
}
