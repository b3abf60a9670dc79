import type { ReactElement } from 'react';
import { BrandFinder } from '../components/brand-finder';
import { Section } from '../components/section';
import { staticHead, staticPart } from '../components/static-part';
import type { PageTemplate } from '../page-template';

const part = (name: string, draw: (parts: typeof import('./brands-page-parts')) => ReactElement) =>
  staticPart(name, async () => draw(await import('./brands-page-parts')));

/** Only the finder's form is taken over from the file: the list costs no script, however long it is. */
export const brandsPage: PageTemplate = async (page) => {
  const [head, header, count, list, ending] = await Promise.all([
    staticHead(page),
    part('header', ({ header }) => header(page.title)),
    part('count', ({ count }) => count),
    part('list', ({ list }) => list),
    part('ending', ({ ending }) => ending),
  ]);
  return (
    <>
      {head}
      {header}
      <Section heading="Find your equipment" ground="sheet" wide>
        <BrandFinder list={list} count={count} />
      </Section>
      {ending}
    </>
  );
};
