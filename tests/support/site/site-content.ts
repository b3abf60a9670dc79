/** The site’s content as data: the texts and sentences of each page. */
import { posts } from '../../../src/content/articles/post-index';
import { describePost } from '../../../src/content/articles/post-messages';
import { brands } from '../../../src/content/brands';
import { industries } from '../../../src/content/industries';
import { localPages } from '../../../src/content/local-pages';
import { describeService } from '../../../src/content/page-kinds/search-results';
import { policies } from '../../../src/content/policies';
import { services } from '../../../src/content/services';
import { loadContent } from '../../../src/page-content';
import { buildPostTitle } from '../../../src/ui/seo';
import { splitSentences } from './readability';

/** Keys whose values are links, are shared with other pages, or are never shown. */
const notOwnContent =
  /^(url|slug|path|brands|services|industries|related|rules|regulations|sources|drawing|machine|part|place|updated)$/;
/** Table cells with figures, which are not running text whatever their last character is. */
const figures = new Set(['intervals', 'when', 'code', 'campaign', 'date']);
/** Texts to which the page adds the period. */
const sentencesWithoutStop = new Set(['sign', 'cause', 'fix']);

type Text = { key: string; text: string };

/** Every text of a page’s own content, with the name of its field. */
export function collectTexts(value: unknown, key = ''): Text[] {
  if (typeof value === 'string') {
    return [{ key, text: value }];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    notOwnContent.test(name)
      ? []
      : collectTexts(inner, Array.isArray(value) || figures.has(key) ? key : name),
  );
}

const isRunning = ({ key, text }: Text) =>
  !figures.has(key) && (sentencesWithoutStop.has(key) || /[.?!]$/.test(text.trim()));

export type ReadPage = {
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

type Heads = Pick<ReadPage, 'slug' | 'kind' | 'title' | 'description'>;

function readPage(head: Heads, content: object, repairs: ReadPage['repairs'] = []): ReadPage {
  const texts = collectTexts(content);
  return {
    ...head,
    texts: texts.map(({ text }) => text),
    sentences: texts.filter(isRunning).flatMap(({ text }) => splitSentences(text)),
    repairs,
  };
}

const listParagraphs = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('p, li')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  );

/** Every page that has its own content in a file. The other pages have to be rendered to be read. */
export async function readPages(): Promise<ReadPage[]> {
  const policyPages = Object.entries(policies).map(([slug, { title, description, ...content }]) =>
    readPage({ slug, kind: 'policy', title, description }, content),
  );
  const loaded = await Promise.all([
    ...brands.map(async ({ slug }) => {
      const content = await loadContent('brand', slug);
      const { title, description, ...own } = content;
      return readPage({ slug, kind: 'brand', title, description }, own, content.repairs);
    }),
    ...services.map(async ({ slug, title, description }) => {
      const content = await loadContent('service', slug);
      const head = { title, description: describeService(description, slug) };
      return readPage({ slug, kind: 'service', ...head }, content);
    }),
    ...industries.map(async ({ slug, title, description }) => {
      const content = await loadContent('industry', slug);
      return readPage({ slug, kind: 'industry', title, description: describeService(description) }, content);
    }),
    ...localPages.map(async ({ slug, name: title }) => {
      const { description, ...content } = await loadContent('location', slug);
      return readPage({ slug, kind: 'location', title, description }, content);
    }),
    ...posts.map(async ({ slug, title, description }) => {
      const texts = listParagraphs((await loadContent('post', slug)).html);
      const head = { title: buildPostTitle(title), description: describePost(description) };
      return readPage({ slug, kind: 'post', ...head }, texts);
    }),
  ]);
  return [...loaded, ...policyPages];
}

/** The words of a text, for counting and comparing. */
export const splitWords = (text: string): string[] =>
  text.toLowerCase().match(/[a-z0-9][a-z0-9'’./-]*/g) ?? [];

/** Every run of five words in the texts. */
export function findRunsOfFive(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => {
      const words = splitWords(text);
      return words.slice(4).map((_, start) => words.slice(start, start + 5).join(' '));
    }),
  );
}

/** The share of the shorter page's five-word runs that the other page has too. */
export function measureSharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}
