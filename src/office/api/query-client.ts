import { QueryCache, QueryClient, onlineManager } from '@tanstack/react-query';
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
  }
}

/** Raises one notice per failed load, however many panels wait for it. */
export function createQueryClient(): QueryClient {
  // It hears of changes only: the installed office may begin without a network, and waits for one then.
  if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => {
        if (query.meta) showToast.error(query.meta.failureMessage);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        gcTime: keptForMs,
        retry: retries,
        refetchOnWindowFocus: false,
        // A failed panel stays failed, with its Retry button, when one comes back to its tab.
        retryOnMount: false,
      },
      // A change that can't be made now fails now: one that waits for a connection would come as a surprise.
      mutations: { networkMode: 'always' },
    },
  });
}
