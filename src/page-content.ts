/**
 * Loads the content of one page. On the built site their address follows from the page's kind and slug
 * (build/content-folder.ts), so that the script needs no list of files.
 */
import type { Article } from './content/articles/types';
import type { BrandContent } from './content/brand-content';
import type { DrawingName, WithMachine } from './content/drawings/drawings';
import type { IndustryContent } from './content/industry-content';
import type { LocationContent } from './content/location-content';
import type { ServiceContent } from './content/service-content';

export type PageContent = {
  brand: WithMachine<BrandContent>;
  industry: IndustryContent;
  location: WithMachine<LocationContent>;
  service: WithMachine<ServiceContent>;
  post: WithMachine<Article>;
};

type Files<Content> = Record<string, () => Promise<Content>>;

type Loaders = { [Kind in keyof PageContent]: Files<PageContent[Kind]> };

/** Imports the drawings late, so that nothing of them is left in the built script. */
const addMachines = <Content>(
  files: Files<Content>,
  findDrawing: (content: Content) => DrawingName,
): Files<WithMachine<Content>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, load]) => [
      path,
      async () => {
        const [content, { findMachine }] = await Promise.all([load(), import('./content/drawings/drawings')]);
        return { ...content, machine: findMachine(findDrawing(content)) };
      },
    ]),
  );

/** The source files. Only development, the tests and the prerenderer load these. */
const sources: Loaders | null =
  import.meta.env.PROD && !import.meta.env.SSR
    ? null
    : {
        brand: addMachines(
          import.meta.glob<BrandContent>('./content/brand-pages/*.ts', { import: 'default' }),
          ({ drawing }) => drawing,
        ),
        industry: import.meta.glob<IndustryContent>('./content/industry-pages/*.ts', { import: 'default' }),
        location: addMachines(
          import.meta.glob<LocationContent>('./content/location-pages/*.ts', { import: 'default' }),
          ({ drawing }) => drawing.name,
        ),
        service: addMachines(
          import.meta.glob<ServiceContent>('./content/service-pages/*.ts', { import: 'default' }),
          ({ drawing }) => drawing.name,
        ),
        post: addMachines(
          import.meta.glob<Article>('./content/posts/*.md', { query: '?article', import: 'default' }),
          ({ post }) => post.drawing,
        ),
      };

/** Whether pages of this kind have their own content. Only the build asks: in the browser there is no list. */
export const hasContent = (kind: string): kind is keyof PageContent => sources !== null && kind in sources;

/** The address of a page’s content on the built site. */
export const makeContentAddress = (kind: keyof PageContent, slug: string) =>
  `${import.meta.env.CONTENT_FOLDER}/${kind}/${encodeURIComponent(slug)}.js`;

/** Checks only for a default export, because the build wrote the file. */
const isContentFile = <Kind extends keyof PageContent>(
  file: unknown,
): file is { default: PageContent[Kind] } => typeof file === 'object' && file !== null && 'default' in file;

/** Throws when the page has no content. */
export async function loadContent<Kind extends keyof PageContent>(
  kind: Kind,
  slug: string,
): Promise<PageContent[Kind]> {
  if (!sources) {
    const file: unknown = await import(/* @vite-ignore */ makeContentAddress(kind, slug));
    if (isContentFile<Kind>(file)) {
      return file.default;
    }
    throw new Error(`The content of ${slug} is unreadable.`);
  }
  const path = kind === 'post' ? `./content/posts/${slug}.md` : `./content/${kind}-pages/${slug}.ts`;
  const load = sources[kind][path];
  if (!load) {
    throw new Error(`src/${path} is missing.`);
  }
  return load();
}
