import { MutationCache, QueryCache, QueryClient, type QueryKey, onlineManager } from '@tanstack/react-query';
import { showToast } from '../shared/toast';
import { describeFailure } from './client';
import { reload } from './loading';
import { isOutcomeUnknown } from './mutations';
import { watchReach } from './reach';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The toast when the query fails. */
      failureMessage: string;
    };
    mutationMeta: {
      /** The toast after success. */
      done?: string;
      /** The toast after a failure, unless the backend gives a sentence. */
      failed?: string;
      /** The keys of the queries to reload after success. */
      reloads?: readonly QueryKey[];
    };
  }
}

onlineManager.setEventListener(import.meta.env.SSR ? () => undefined : watchReach);

/**
 * Creates the client that shows the toasts in `meta`: one per failed query, even if several panels use it,
 * and one per mutation.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => {
        if (query.meta) {
          showToast.error(query.meta.failureMessage);
        }
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_answer, _fields, _onMutate, { meta }) => {
        if (meta?.done !== undefined) {
          showToast.success(meta.done);
        }
      },
      onError: (error, _fields, _onMutate, { meta }, { client }) => {
        if (meta?.failed !== undefined) {
          showToast.error(describeFailure(error, meta.failed));
        }
        // The change may have been made, so everything shown asks again what is true.
        if (isOutcomeUnknown(error)) {
          void reload(client, []);
        }
      },
      // After the mutation's own `onSuccess`, so that nothing typed waits for the reload to be cleared.
      onSettled: async (_answer, error, _fields, _onMutate, { meta }, { client }) => {
        if (error === null) {
          await Promise.all((meta?.reloads ?? []).map((key) => reload(client, key)));
        }
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 5 * 60_000,
        retry: 1,
        refetchOnWindowFocus: false,
        // A failed panel keeps its Retry button when the admin comes back to its tab.
        retryOnMount: false,
      },
      // Offline, a change fails at once instead of being made later without notice.
      mutations: { networkMode: 'always' },
    },
  });
}

let next: QueryClient | undefined;

/** The client for the next visit of the office. Its cache may be filled before React renders the office. */
export const nextQueryClient = (): QueryClient => (next ??= createQueryClient());

/** After this, the next visit of the office gets a client of its own. */
export function releaseQueryClient(): void {
  next = undefined;
}
