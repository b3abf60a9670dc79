import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PanelBoundary } from './panel-boundary';
import { QueryPanel, type QueryPanelProps } from './query-panel';

type PanelProps = {
  /** The id of the heading, which labels the region. */
  id: string;
  title: string;
  lead?: string | undefined;
  children: ReactNode;
};

/** The largest of the three sizes of type in a view. */
export const headingLook = 'text-lg/[1.2] font-bold';

/** A titled part of a page, for one subject. */
export function Panel({ id, title, lead, children }: PanelProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={headingLook}>
        {title}
      </h2>
      {lead === undefined ? null : <p className="mt-1 text-slate">{lead}</p>}
      <PanelBoundary subject={title}>{children}</PanelBoundary>
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
