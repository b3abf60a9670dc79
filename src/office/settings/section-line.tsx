import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type SectionLineProps<Data, Key extends QueryKey> = {
  query: UseQueryOptions<Data, Error, Data, Key>;
  children: (data: Data) => ReactNode;
};

/** The line below the name of a page of Settings: what is set there now. */
export function SectionLine<Data, Key extends QueryKey>({ query, children }: SectionLineProps<Data, Key>) {
  const { data, isError } = useQuery(query);
  if (data !== undefined) {
    return <span key="data">{children(data)}</span>;
  }
  return isError ? (
    <span key="failure">Could not be loaded</span>
  ) : (
    <span key="loading" aria-hidden="true" className="mt-1 block h-3 w-28 bg-rule" />
  );
}

/** What has to be seen to. */
export const Trouble = ({ children }: { children: string }) => (
  <span className="font-bold text-stop">{children}</span>
);
