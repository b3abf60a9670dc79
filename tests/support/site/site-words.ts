/** The site's words as data: the texts and sentences of each page. */
import { brands } from '../../../src/content/brands';
import { industries } from '../../../src/content/industries';
import { localPages } from '../../../src/content/local-pages';
import { postDescription } from '../../../src/content/articles/post-words';
import { serviceDescription } from '../../../src/content/page-kinds/search-results';
import { policies } from '../../../src/content/policies';
import { services } from '../../../src/content/services';
import { postTitle } from '../../../src/ui/seo';
import { posts } from '../../../src/content/articles/post-index';
import { sentencesIn } from './readability';
import { loadWords } from '../../../src/words';

/** Keys whose values are links, are shared with other pages, or are never shown. */
const notOwnWords =
  /^(url|slug|path|brands|services|industries|related|rules|regulations|sources|drawing|part|place|updated)$/;
/** Table cells with figures, which are not running text whatever their last character is. */
const figures = new Set(['intervals', 'when', 'code', 'campaign', 'date']);
/** Texts to which the page adds the period. */
const sentencesWithoutStop = new Set(['sign', 'cause', 'fix']);

type Text = { key: string; text: string };

/** Every text of a page's own words, with the name of its field. */
export function textsOf(value: unknown, key = ''): Text[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    notOwnWords.test(name) ? [] : textsOf(inner, Array.isArray(value) || figures.has(key) ? key : name),
  );
}

const isRunning = ({ key, text }: Text) =>
  !figures.has(key) && (sentencesWithoutStop.has(key) || /[.?!]$/.test(text.trim()));

export type PageWords = {
  slug: string;
  kind: 'brand' | 'service' | 'industry' | 'location' | 'policy' | 'post';
  /** The title in the head. */
  title: string;
  description: string;
  texts: readonly string[];
  sentences: readonly string[];
  /** The systems that a brand's page says we repair. */
  repairs: readonly unknown[];
};

type Heads = Pick<PageWords, 'slug' | 'kind' | 'title' | 'description'>;

function pageOf(head: Heads, copy: object, repairs: PageWords['repairs'] = []): PageWords {
  const texts = textsOf(copy);
  return {
    ...head,
    texts: texts.map(({ text }) => text),
    sentences: texts.filter(isRunning).flatMap(({ text }) => sentencesIn(text)),
    repairs,
  };
}

const paragraphsOf = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('p, li')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  );

/** Every page that has its own words in a file. The other pages have to be rendered to be read. */
export async function pagesWithCopy(): Promise<PageWords[]> {
  const policyPages = Object.entries(policies).map(([slug, { title, description, ...copy }]) =>
    pageOf({ slug, kind: 'policy', title, description }, copy),
  );
  const loaded = await Promise.all([
    ...brands.map(async ({ slug }) => {
      const copy = await loadWords('brand', slug);
      const { title, description, ...words } = copy;
      return pageOf({ slug, kind: 'brand', title, description }, words, copy.repairs);
    }),
    ...services.map(async ({ slug, title, description }) => {
      const copy = await loadWords('service', slug);
      const head = { title, description: serviceDescription(description, slug) };
      return pageOf({ slug, kind: 'service', ...head }, copy);
    }),
    ...industries.map(async ({ slug, title, description }) => {
      const copy = await loadWords('industry', slug);
      return pageOf({ slug, kind: 'industry', title, description: serviceDescription(description) }, copy);
    }),
    ...localPages.map(async ({ slug, name: title }) => {
      const { description, ...copy } = await loadWords('location', slug);
      return pageOf({ slug, kind: 'location', title, description }, copy);
    }),
    ...posts.map(async ({ slug, title, description }) => {
      const texts = paragraphsOf((await loadWords('post', slug)).html);
      const head = { title: postTitle(title), description: postDescription(description) };
      return pageOf({ slug, kind: 'post', ...head }, texts);
    }),
  ]);
  return [...loaded, ...policyPages];
}

/** The words of a text, for counting and comparing. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9][a-z0-9'’./-]*/g) ?? [];

/** Every run of five words in the texts. */
export function runsOfFive(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => {
      const words = wordsOf(text);
      return words.slice(4).map((_, start) => words.slice(start, start + 5).join(' '));
    }),
  );
}

/** The share of the shorter page's five-word runs that the other page has too. */
export function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}
