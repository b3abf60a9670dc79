import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { QueryPanel } from './query-panel';

/**
 * A part of the office whose code loads when it is first shown. Shows a Retry button when loading fails, which reloads the page.
 *
 * @param subject what is loading, as the start of a sentence
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  subject = 'This tab',
) {
  return function LazyPart(props: Props) {
    const code = useQuery({
      queryKey: ['code', name],
      queryFn: load,
      staleTime: Infinity,
      gcTime: Infinity,
      // The installed office has the code in its cache.
      networkMode: 'always',
    });
    // After a deploy only a new page knows the file. Drafts and the tab's address survive a reload.
    const refetch = navigator.onLine ? () => Promise.resolve(location.reload()) : code.refetch;
    return (
      <QueryPanel query={{ ...code, refetch }} subject={subject}>
        {(Part) => <Part {...props} />}
      </QueryPanel>
    );
  };
}
