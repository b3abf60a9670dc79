import { type ComponentType, type ReactNode, useId } from 'react';
import type { SectionHead } from '../../content/section-head';
import { Folded } from './folded';
import { Paragraph } from './rich-text';

const backgrounds = { paper: '', white: 'section-white', dark: 'section-dark on-dark' };

const besideHeading = 'gap-x-16 lg:grid lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]';

type SectionProps = SectionHead & {
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
    <Paragraph
      text={lead}
      className={`max-w-measure ${leadColor} ${isWide ? 'mt-3 md:mt-4' : 'mb-4 md:mb-6'}`}
    />
  ) : null;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`section pb-8 md:pb-16 print:pb-4 ${backgrounds[background]} ${isScreenOnly ? 'print:hidden' : ''}`}
    >
      <div className="page-width">
        <div className={isWide ? 'section-rule' : `section-rule ${besideHeading}`}>
          <h2 id={headingId} className={isWide ? undefined : 'lg:sticky lg:top-24 lg:self-start'}>
            {heading}
          </h2>
          {isWide ? introduction : null}
          <div className={isWide ? 'mt-5 md:mt-8 print:mt-2' : 'max-lg:mt-3 print:mt-1'}>
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

/** Questions that open their answers. */
export const FaqSection = ({ items, ...section }: FaqSectionProps) => (
  <Section {...section}>
    <div className="max-w-4xl divide-y divide-line border-y border-line">
      {items.map(({ q, a }) => (
        <Folded key={q} summary={<h3 className="text-base md:text-lg">{q}</h3>}>
          <p className="max-w-measure">{a}</p>
        </Folded>
      ))}
    </div>
  </Section>
);
