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
  // The library only notices changes, so tell it when the installed office starts offline.
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
        // A failed panel keeps its Retry button when the admin comes back to its tab.
        retryOnMount: false,
      },
      // Without a connection a change fails at once, so that it isn't made later without warning.
      mutations: { networkMode: 'always' },
    },
  });
}
