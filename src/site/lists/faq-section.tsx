import { type ComponentProps } from 'react';
import { Section } from '../shared/section';

type FaqSectionProps = Omit<ComponentProps<typeof Section>, 'children'> & {
  items: readonly { q: string; a: string }[];
};

/** Questions with visible answers, so that the browser's search finds them. */
export function FaqSection({ items, ...section }: FaqSectionProps) {
  return (
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
}
