import type { ReactNode } from 'react';

type PanelProps = {
  /** The id of the heading, which labels the region. */
  id: string;
  title: string;
  lead?: string;
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
