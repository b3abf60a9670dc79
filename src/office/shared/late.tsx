import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { QueryPanel } from './query-panel';

/** A tab whose code loads when it is first seen, so that the others don't wait for it. */
export function late<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  return function Late(props: Props) {
    const code = useQuery({
      queryKey: ['code', name],
      queryFn: load,
      staleTime: Infinity,
      gcTime: Infinity,
      // The installed office has it without network.
      networkMode: 'always',
    });
    return (
      <QueryPanel query={code} subject="This tab">
        {(Tab) => <Tab {...props} />}
      </QueryPanel>
    );
  };
}
