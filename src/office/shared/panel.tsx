import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryPanel, type QueryPanelProps } from './query-panel';

type PanelProps = {
  /** The id of the heading, which labels the region. */
  id: string;
  title: string;
  lead?: string | undefined;
  children: ReactNode;
};

/** A titled box for one subject of a tab. */
export function Panel({ id, title, lead, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="border border-ink bg-white p-4 md:p-6">
      <h2 id={id}>{title}</h2>
      {lead === undefined ? null : <p className="mt-1 max-w-measure text-slate">{lead}</p>}
      {children}
    </section>
  );
}

type LoadedPanelProps<Data, Key extends QueryKey> = Omit<PanelProps, 'children'> &
  Omit<QueryPanelProps<Data>, 'query'> & { query: UseQueryOptions<Data, Error, Data, Key> };

/** A {@link Panel} whose content is loaded. */
export function LoadedPanel<Data, Key extends QueryKey>(props: LoadedPanelProps<Data, Key>) {
  const { query, subject, children, ...panel } = props;
  const loaded = useQuery(query);
  return (
    <Panel {...panel}>
      <QueryPanel query={loaded} subject={subject}>
        {children}
      </QueryPanel>
    </Panel>
  );
}
