/**
 * The words of one page each, loaded with their page only. On the built site each has a file whose address
 * follows from the page (build/words-folder.ts), so that a touched link needs no list to fetch it by.
 */
import type { Article } from './content/articles/blog';
import type { BrandCopy } from './content/brand-copy';
import type { IndustryCopy } from './content/industry-copy';
import type { LocationCopy } from './content/location-copy';
import type { ServiceCopy } from './content/service-copy';

export type Words = {
  brand: BrandCopy;
  industry: IndustryCopy;
  location: LocationCopy;
  service: ServiceCopy;
  post: Article;
};

type Loaders = { [Kind in keyof Words]: Record<string, () => Promise<Words[Kind]>> };

/** The files behind it all, which dev, the tests and the prerenderer load as they are. */
const sources: Loaders | null =
  import.meta.env.PROD && !import.meta.env.SSR
    ? null
    : {
        brand: import.meta.glob<BrandCopy>('./content/brand-copy/*.ts', { import: 'default' }),
        industry: import.meta.glob<IndustryCopy>('./content/industry-copy/*.ts', { import: 'default' }),
        location: import.meta.glob<LocationCopy>('./content/location-copy/*.ts', { import: 'default' }),
        service: import.meta.glob<ServiceCopy>('./content/service-copy/*.ts', { import: 'default' }),
        post: import.meta.glob<Article>('./content/posts/*.md', { query: '?article', import: 'default' }),
      };

/** Whether pages of a kind have words of their own. */
export const hasWords = (kind: string): kind is keyof Words => sources !== null && kind in sources;

/** The address of a page's words on the built site. */
export const wordsAddress = (kind: keyof Words, slug: string) =>
  `${import.meta.env.WORDS_FOLDER}/${kind}/${encodeURIComponent(slug)}.js`;

/** The build wrote the file, so one with a default export has the words. */
const isWordsFile = <Kind extends keyof Words>(file: unknown): file is { default: Words[Kind] } =>
  typeof file === 'object' && file !== null && 'default' in file;

/** Fails for a page that has no words, and so does the build. */
export async function loadWords<Kind extends keyof Words>(kind: Kind, slug: string): Promise<Words[Kind]> {
  if (!sources) {
    const file: unknown = await import(/* @vite-ignore */ wordsAddress(kind, slug));
    if (isWordsFile<Kind>(file)) return file.default;
    throw new Error(`The words of ${slug} are unreadable.`);
  }
  const path = kind === 'post' ? `./content/posts/${slug}.md` : `./content/${kind}-copy/${slug}.ts`;
  const load = sources[kind][path];
  if (!load) throw new Error(`src/${path} is missing.`);
  return load();
}
