import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { QueryPanel } from './query-panel';

/**
 * A part of the office whose code loads when it is first shown. Shows a Retry button when loading fails.
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
    return (
      <QueryPanel query={code} subject={subject}>
        {(Part) => <Part {...props} />}
      </QueryPanel>
    );
  };
}
