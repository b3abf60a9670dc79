/** What a page asks the service worker to keep for a time without network. */
export type SaveOrder = {
  /** Paths of public pages, fetched anew. */
  pages: string[];
  /** Full addresses of the files that this build's pages have used. */
  assets: string[];
  /** Differs between deploys. */
  build: string;
};

const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string');

export const isSaveOrder = (value: unknown): value is SaveOrder =>
  typeof value === 'object' &&
  value !== null &&
  'pages' in value &&
  isTexts(value.pages) &&
  'assets' in value &&
  isTexts(value.assets) &&
  'build' in value &&
  typeof value.build === 'string';
