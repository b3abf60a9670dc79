import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { PanelBoundary } from './panel-boundary';
import { QueryPanel } from './query-panel';

/**
 * A part of the office whose code loads when it is first shown, or when its `code` is queried. Shows a Retry button
 * when loading fails, which reloads the page, or when the part itself fails.
 *
 * @param subject what is loading, as the start of a sentence
 * @param loading stands in its place while it loads
 */
export function createLazyPart<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  subject = 'This tab',
  loading?: ReactNode,
) {
  const code = queryOptions({
    queryKey: ['code', name],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    // The installed office has the code in its cache.
    networkMode: 'always',
    retryOnMount: true,
  });
  function LazyPart(props: Props) {
    const loaded = useQuery(code);
    // After a deploy only a new page knows the file. Drafts and the tab's address survive a reload.
    const refetch = navigator.onLine ? () => Promise.resolve(location.reload()) : loaded.refetch;
    if (loaded.isPending && loading !== undefined) {
      return loading;
    }
    return (
      <QueryPanel query={{ ...loaded, refetch }} subject={subject}>
        {({ default: Part }) => (
          <PanelBoundary subject={subject}>
            <Part {...props} />
          </PanelBoundary>
        )}
      </QueryPanel>
    );
  }
  return Object.assign(LazyPart, { code });
}
