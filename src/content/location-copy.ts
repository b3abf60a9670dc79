/** The texts of the local pages, one file per page in location-copy/, each loaded with its page only. */
import type { BrandSlug } from './brands';
import type { LocationDrawing } from './drawings/location-drawings';
import type { ServiceSlug } from './services';

type TableCopy = {
  heading: string;
  lead?: string;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** A condition that belongs under the table, such as the check of a manual. */
  note?: string;
};

type LocationSection = {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  table?: Omit<TableCopy, 'heading' | 'lead'>;
};

type Source = { name: string; url: string };

export type LocationCopy = {
  /** The page's meta description. */
  description: string;
  /** The one sentence that only this page could carry. */
  angle: string;
  intro: readonly string[];
  /** Where we drive to on the page about a kind of machine in our own city. */
  destination?: string;
  /** The table or plan that the page is for. */
  plan: TableCopy;
  sections: readonly LocationSection[];
  /** What is particular to the place. */
  localFacts: readonly string[];
  haveReady: readonly string[];
  /** What we don't do there. */
  limits: readonly string[];
  faqs: readonly { q: string; a: string }[];
  brands: readonly BrandSlug[];
  services: readonly ServiceSlug[];
  sources: readonly [Source, ...Source[]];
  drawing: LocationDrawing;
};
