import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { QueryPanel } from './query-panel';

/** A tab whose code loads when it is first shown. Shows a Retry button when loading fails. */
export function lazyTab<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  return function LazyTab(props: Props) {
    const code = useQuery({
      queryKey: ['code', name],
      queryFn: load,
      staleTime: Infinity,
      gcTime: Infinity,
      // The installed office has the code in its cache.
      networkMode: 'always',
    });
    return (
      <QueryPanel query={code} subject="This tab">
        {(Tab) => <Tab {...props} />}
      </QueryPanel>
    );
  };
}
