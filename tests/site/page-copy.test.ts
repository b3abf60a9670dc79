import { describe, expect, it } from 'vitest';
import { posts } from '../../src/content/articles/post-index';
import { industries } from '../../src/content/industries';
import { localPages } from '../../src/content/local-pages';
import { policies } from '../../src/content/policies';
import { regulations } from '../../src/content/rules/regulations';
import { checklists, guides } from '../../src/content/main-pages/resources';
import { services } from '../../src/content/services';
import { testimonials } from '../../src/content/testimonials';
import { runsOfFive, sharedPart, wordsOf } from '../support/site/site-words';
import { loadWords } from '../../src/words';

const fewestOwnWords = 350;
/** Two pages of a kind may share this part of their five-word runs, and no more. */
const mostSharedRuns = 0.15;

/** Keys whose values the page shows as links or looks up elsewhere: no words of its own. */
const notProse = ['url', 'slug', 'brands', 'services', 'rules', 'sources', 'related'];

/** Every text of a page's own copy, shared rules, links and keys left out. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (notProse.includes(key) ? [] : textsOf(inner)));
}

type PageCopy = { slug: string; texts: string[]; faqs: readonly { q: string; a: string }[] };

const locationCopies = await Promise.all(
  localPages.map(async ({ slug }) => ({ slug, copy: await loadWords('location', slug) })),
);

const withCopy = <Copy extends { faq: PageCopy['faqs'] }>(
  pages: readonly { slug: string }[],
  load: (slug: string) => Promise<Copy>,
) =>
  Promise.all(
    pages.map(async ({ slug }) => {
      const copy = await load(slug);
      return { slug, texts: textsOf(copy), faqs: copy.faq };
    }),
  );

const kinds: { kind: string; pages: PageCopy[] }[] = [
  {
    kind: 'local',
    pages: locationCopies.map(({ slug, copy }) => ({ slug, texts: textsOf(copy), faqs: copy.faqs })),
  },
  {
    kind: 'industry',
    pages: await withCopy(industries, (slug) => loadWords('industry', slug)),
  },
  {
    kind: 'service',
    pages: await withCopy(services, (slug) => loadWords('service', slug)),
  },
];

const articles = await Promise.all(
  posts.map(async (post) => {
    const html = (await loadWords('post', post.slug)).html;
    return { ...post, text: new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '' };
  }),
);

describe.each(kinds)('each $kind page', ({ pages }) => {
  it.each(pages)('$slug says enough of its own to be worth a page', ({ texts }) => {
    expect(wordsOf(texts.join(' ')).length).toBeGreaterThanOrEqual(fewestOwnWords);
  });

  it.each(pages)('$slug answers two questions or more, none of which another page asks', ({ slug, faqs }) => {
    expect(faqs.length).toBeGreaterThanOrEqual(2);
    const asked = kinds
      .flatMap(({ pages: all }) => all)
      .filter((page) => page.slug !== slug)
      .flatMap((page) => page.faqs.map(({ q }) => q));
    for (const { q } of faqs) expect(asked).not.toContain(q);
  });

  it('shares little wording with any other of its kind', () => {
    const runs = pages.map(({ slug, texts }) => ({ slug, own: runsOfFive(texts) }));
    const tooAlike = runs.flatMap(({ slug, own }, index) =>
      runs.slice(index + 1).flatMap((other) => {
        const share = sharedPart(own, other.own);
        return share > mostSharedRuns ? [`${slug} and ${other.slug}: ${share.toFixed(2)}`] : [];
      }),
    );
    expect(tooAlike).toEqual([]);
  });
});

describe('a local page', () => {
  it.each(locationCopies)(
    '$slug has a plan of four rows or more, and says what it does not do',
    ({ copy }) => {
      expect(copy.plan.rows.length).toBeGreaterThanOrEqual(4);
      expect(copy.limits.length).toBeGreaterThanOrEqual(2);
      expect(copy.haveReady.length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(locationCopies)('$slug never pretends to have an office in town', ({ copy }) => {
    expect(textsOf(copy).join(' ')).not.toMatch(/\bour (shop|office|yard|branch|location|garage)\b/i);
  });
});

describe('an article', () => {
  it.each(articles)('$slug names two sources or more, each once', ({ sources }) => {
    const urls = sources.map(({ url }) => url);
    expect(urls.length).toBeGreaterThanOrEqual(2);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('shares little wording with any other', () => {
    const runs = articles.map(({ slug, text }) => ({ slug, own: runsOfFive([text]) }));
    for (const [index, { slug, own }] of runs.entries()) {
      for (const other of runs.slice(index + 1)) {
        const share = sharedPart(own, other.own);
        expect(share, `${slug} and ${other.slug}`).toBeLessThan(mostSharedRuns);
      }
    }
  });
});

describe('figures', () => {
  const pagesWithText = [
    ...kinds.flatMap(({ pages }) => pages.map(({ slug, texts }) => ({ slug, text: texts.join(' ') }))),
    ...articles.map(({ slug, text }) => ({ slug, text })),
  ];
  const serviceInterval = /\b\d[\d,]*(-| )hours?\b|\b\d[\d,]* miles (or|until)\b/;
  const recallNumber = /\b\d{2}V-\d{3}\b|\b\d{2}S\d{2}\b|\bF1029\b/;

  it.each(pagesWithText.filter(({ text }) => serviceInterval.test(text)))(
    '$slug gives service intervals, and sends the reader to the manual or the VIN',
    ({ text }) => {
      expect(text).toMatch(/check (your|each) (own )?(manual|VIN)/i);
    },
  );

  it.each(pagesWithText.filter(({ text }) => recallNumber.test(text)))(
    '$slug names recalls, and sends the reader to the VIN look-up',
    ({ text }) => {
      expect(text).toMatch(/check your (own )?VIN/i);
      expect(text).toContain('nhtsa.gov/recalls');
    },
  );
});

describe('all copy', () => {
  const everything = [
    ...kinds.flatMap(({ pages }) => pages.flatMap(({ texts }) => texts)),
    ...textsOf(regulations),
    ...textsOf(policies),
    ...textsOf(checklists),
    ...textsOf(guides),
    ...articles.map(({ title, description, text }) => `${title} ${description} ${text}`),
  ];

  it('is in US English, dates and spelling', () => {
    const british =
      /\b(colour|centre|tyre|licence|metre|metres|litre|litres|behaviour|neighbours?|labour|grey|practised|autumn|immobiliser|organis\w+|recognis\w+)\b/i;
    const dayFirst =
      /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)\b/;
    for (const text of everything) {
      expect(text).not.toMatch(british);
      expect(text).not.toMatch(dayFirst);
    }
  });

  it('repeats the figure of a testimonial nowhere', () => {
    const figure = /\b70(%| percent)/;
    expect(testimonials.filter(({ text }) => figure.test(text))).toHaveLength(1);
    for (const text of everything) expect(text).not.toMatch(figure);
  });
});
