import { type ReactNode, useId } from 'react';

type FoldedSectionProps = { heading: string; id?: string; lead?: string; children: ReactNode };

/** A part of a page that is looked up rather than read: closed until asked for, open on paper. */
export function FoldedSection({ heading, id, lead, children }: FoldedSectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId}>
      <details>
        <summary className="cursor-pointer py-4 marker:text-accent">
          <h2 id={headingId} className="inline text-2xl">
            {heading}
          </h2>
        </summary>
        <div className="pb-8">
          {lead ? <p className="mb-6 max-w-measure text-slate">{lead}</p> : null}
          {children}
        </div>
      </details>
    </section>
  );
}
