import { type ReactNode, useId } from 'react';

type SectionProps = {
  heading: string;
  /** Anchor of the section, for links to it. */
  id?: string;
  lead?: ReactNode;
  /** Gives the content the full width of the page, under the heading instead of beside it. */
  wide?: boolean;
  children: ReactNode;
};

/** A part of a page under its own h2, ruled off like a field of a form: its name left, its content right. */
export function Section({ heading, id, lead, wide = false, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="page-width">
      <div className="form-row border-t border-ink py-8 md:py-12">
        <h2 id={headingId} className={wide ? (lead ? '' : 'lg:col-span-2') : 'lg:row-span-2'}>
          {heading}
        </h2>
        {lead ? <p className="mt-3 max-w-measure text-slate lg:mt-0">{lead}</p> : null}
        <div className={`mt-6 ${wide ? 'lg:col-span-2' : `lg:col-start-2 ${lead ? 'lg:mt-4' : 'lg:mt-1'}`}`}>
          {children}
        </div>
      </div>
    </section>
  );
}
