/**
 * Loads the words of one page. On the built site their address follows from the page's kind and slug
 * (build/words-folder.ts), so that the script needs no list of files.
 */
import type { Article } from './content/articles/types';
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

/** The source files. Only development, the tests and the prerenderer load these. */
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

/** Whether pages of this kind have their own words. Only the build asks: in the browser there is no list. */
export const hasWords = (kind: string): kind is keyof Words => sources !== null && kind in sources;

/** The address of a page's words on the built site. */
export const wordsAddress = (kind: keyof Words, slug: string) =>
  `${import.meta.env.WORDS_FOLDER}/${kind}/${encodeURIComponent(slug)}.js`;

/** Checks only for a default export, because the build wrote the file. */
const isWordsFile = <Kind extends keyof Words>(file: unknown): file is { default: Words[Kind] } =>
  typeof file === 'object' && file !== null && 'default' in file;

/** Throws when the page has no words. */
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
