import { type ReactNode, useId } from 'react';

type SectionProps = {
  heading: string;
  /** Anchor of the section, for links to it. */
  id?: string;
  lead?: ReactNode;
  tone?: 'paper' | 'night';
  children: ReactNode;
};

/** A part of a page under its own h2. */
export function Section({ heading, id, lead, tone = 'paper', children }: SectionProps) {
  const headingId = useId();
  const isNight = tone === 'night';
  return (
    <section id={id} aria-labelledby={headingId} className={isNight ? 'on-dark bg-night text-white' : ''}>
      <div className="page-width py-8 md:py-12">
        <h2 id={headingId}>{heading}</h2>
        {lead ? <p className={`mt-3 max-w-measure ${isNight ? 'text-mist' : 'text-slate'}`}>{lead}</p> : null}
        <div className="mt-6">{children}</div>
      </div>
    </section>
  );
}
