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
  const title = <h2 id={headingId}>{heading}</h2>;
  const introduction = lead ? <p className="section-lead mb-6">{lead}</p> : null;
  return (
    <section id={id} aria-labelledby={headingId} className={`section ${grounds[ground]}`}>
      <div className="page-width">
        {wide ? (
          <div className="section-rule section-wide">
            {title}
            <div>{introduction}</div>
            <div>{children}</div>
          </div>
        ) : (
          <div className="section-rule">
            {title}
            <div>
              {introduction}
              {children}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
