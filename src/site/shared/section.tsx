import { type ComponentType, type ReactNode, useId } from 'react';
import type { SectionWords } from '../../content/section-words';
import { Paragraph } from './rich-text';

const backgrounds = { paper: '', white: 'section-white', dark: 'section-dark on-dark' };

const besideHeading = 'gap-x-16 lg:grid lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]';

type SectionProps = SectionWords & {
  /** Puts the content below the heading instead of beside it. */
  isWide?: boolean;
  background?: keyof typeof backgrounds;
  isScreenOnly?: boolean;
  children: ReactNode;
};

/** A part of a page with its own h2. */
export function Section({
  heading,
  id,
  lead,
  isWide = false,
  background = 'paper',
  isScreenOnly = false,
  children,
}: SectionProps) {
  const headingId = useId();
  const leadColor = background === 'dark' ? 'text-mist' : 'text-slate';
  const introduction = lead ? (
    <Paragraph text={lead} className={`max-w-measure ${leadColor} ${isWide ? 'mt-4' : 'mb-6'}`} />
  ) : null;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`section pb-10 md:pb-16 print:pb-4 ${backgrounds[background]} ${isScreenOnly ? 'print:hidden' : ''}`}
    >
      <div className="page-width">
        <div className={isWide ? 'section-rule' : `section-rule ${besideHeading}`}>
          <h2 id={headingId} className={isWide ? undefined : 'lg:sticky lg:top-24 lg:self-start'}>
            {heading}
          </h2>
          {isWide ? introduction : null}
          <div className={isWide ? 'mt-8 print:mt-2' : 'max-lg:mt-4 print:mt-1'}>
            {isWide ? null : introduction}
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}

type ListSectionProps<Item> = Omit<SectionProps, 'children'> & {
  List: ComponentType<{ items: readonly Item[] }>;
  items: readonly Item[];
};

/** A section with nothing but a list. */
export const ListSection = <Item,>({ List, items, ...section }: ListSectionProps<Item>) => (
  <Section {...section}>
    <List items={items} />
  </Section>
);

type FaqSectionProps = Omit<SectionProps, 'children'> & { items: readonly { q: string; a: string }[] };

/** Questions with visible answers, so that the browser's search finds them. */
export const FaqSection = ({ items, ...section }: FaqSectionProps) => (
  <Section {...section}>
    <dl className="max-w-4xl divide-y divide-line border-y border-line">
      {items.map(({ q, a }) => (
        <div key={q} className="py-5 md:grid md:grid-cols-[2fr_3fr] md:gap-x-8">
          <dt className="font-heading font-bold">{q}</dt>
          <dd className="max-md:mt-2">{a}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
