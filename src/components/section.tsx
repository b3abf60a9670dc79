import { type ReactNode, useId } from 'react';

/** What a section stands on: the page's paper, a white sheet, or the dark ground of the footer. */
type SectionGround = 'paper' | 'sheet' | 'night';

const grounds: Record<SectionGround, string> = {
  paper: '',
  sheet: 'section-sheet',
  night: 'section-night on-dark',
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

/** A part of a page under its own h2, with a numbered index tab like a section of a service manual. */
export function Section({ heading, id, lead, wide = false, ground = 'paper', children }: SectionProps) {
  const headingId = useId();
  const title = (
    <h2 id={headingId} className="section-heading">
      {heading}
    </h2>
  );
  const introduction = lead ? <p className="section-lead mb-6">{lead}</p> : null;
  return (
    <section id={id} aria-labelledby={headingId} className={`section ${grounds[ground]}`}>
      <div className="page-width">
        {wide ? (
          <div className="section-rule">
            {title}
            <div className="mt-4">{introduction}</div>
            <div className="mt-8">{children}</div>
          </div>
        ) : (
          <div className="section-rule section-beside">
            {title}
            <div className="max-lg:mt-4">
              {introduction}
              {children}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
