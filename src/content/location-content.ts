/** The texts of the local pages, one file per page in location-pages/, each loaded with its page only. */
import type { BrandSlug } from './brands';
import type { LocationDrawing } from './drawings/location-drawings';
import type { ServiceSlug } from './services';

type TableContent = {
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
  table?: Omit<TableContent, 'heading' | 'lead'>;
};

type Source = { name: string; url: string };

export type LocationContent = {
  /** The page's meta description. */
  description: string;
  /** One sentence that is true of no other page. */
  angle: string;
  intro: readonly string[];
  /** Where we drive to, on a page about one kind of machine in our own city, which can't name a town. */
  destination?: string;
  /** The table that people come to the page for. */
  plan: TableContent;
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
