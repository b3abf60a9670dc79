import { type ReactNode, useId } from 'react';

/** What a section stands on: the page's paper, a white sheet, or the dark ground of the footer. */
type SectionGround = 'paper' | 'sheet' | 'night';

const grounds: Record<SectionGround, { className: string; leadColor: string }> = {
  paper: { className: '', leadColor: 'text-slate' },
  sheet: { className: 'section-sheet', leadColor: 'text-slate' },
  night: { className: 'section-night on-dark', leadColor: 'text-mist' },
};

type SectionProps = {
  heading: string;
  /** Anchor of the section, for links to it. */
  id?: string;
  lead?: ReactNode;
  /** Gives the content the full width of the page, under the heading instead of beside it. */
  wide?: boolean;
  ground?: SectionGround;
  children: ReactNode;
};

/** A part of a page under its own h2, with the text beside it or under it. */
export function Section({ heading, id, lead, wide = false, ground = 'paper', children }: SectionProps) {
  const headingId = useId();
  const { className, leadColor } = grounds[ground];
  const introduction = lead ? (
    <p className={`max-w-measure ${leadColor} ${wide ? 'mt-4' : 'mb-6'}`}>{lead}</p>
  ) : null;
  return (
    <section id={id} aria-labelledby={headingId} className={`section pb-10 md:pb-16 print:pb-4 ${className}`}>
      <div className="page-width">
        {wide ? (
          <div className="section-rule">
            <h2 id={headingId}>{heading}</h2>
            {introduction}
            <div className="mt-8 print:mt-2">{children}</div>
          </div>
        ) : (
          <div className="section-rule gap-x-16 lg:grid lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
            <h2 id={headingId} className="lg:sticky lg:top-24 lg:self-start">
              {heading}
            </h2>
            <div className="max-lg:mt-4 print:mt-1">
              {introduction}
              {children}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
