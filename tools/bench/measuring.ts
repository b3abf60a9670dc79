import type { Browser } from 'playwright';

/** What every section is given. */
export type Measuring = {
  /** The build. */
  folder: string;
  /** Where it is served. */
  origin: string;
  /** Where another build is served, to be measured in turns with this one. */
  otherOrigin: string | null;
  browser: Browser;
  /** Addresses to measure one by one. */
  pages: readonly string[];
  /** Whether what happens on a page, which need not be one of those, was asked for. */
  isAsked: (path: string) => boolean;
  runs: number;
  /** Tells whoever is waiting how far it has come. */
  say: (text: string) => void;
};
