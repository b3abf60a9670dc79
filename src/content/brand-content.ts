/** The texts of a brand's page, one file per brand in brand-pages/. */
import type { BrandSlug } from './brands';
import type { DrawingName, DrawingPart } from './drawings/drawings';
import type { IndustrySlug } from './industries';
import type { RepairPlace } from './page-kinds/repair-places';
import type { RegulationId } from './rules/regulation-sources';

type Failure<Part extends string> = {
  name: string;
  /** What the operator notices. */
  sign: string;
  /** What to do at once, in one or two short sentences. Absent when there is nothing to do; longer advice is in `faqs`. */
  now?: string;
  cause: string;
  /** What we do about it. */
  fix: string;
  place: RepairPlace;
  /** The spot on the drawing; null for a failure of another kind of machine than the one drawn. */
  part: Part | null;
};

/** A safety recall of a road vehicle. It goes out of date: always shown with its date and the link to the VIN look-up. */
export type Recall = {
  /** The year or month of the notice, or the model years when only those are known. */
  date: string;
  /** NHTSA's campaign number (20V-390) where it is known, then the maker's after a slash; else the maker's alone. */
  campaign?: string;
  text: string;
};

type BrandContentWith<Name extends DrawingName> = {
  /** The page's title without the business name; also its H1. It carries the name people search for. */
  title: string;
  /** Meta description, 120 to 152 characters: the problem, what we fix, where, 24/7. */
  description: string;
  drawing: Name;
  /** One or two sentences under the H1: the machine is down, we come and fix it. */
  lead: string;
  intro: readonly string[];
  /** What we repair on this brand, one row per system: at least six. */
  repairs: readonly { system: string; jobs: string }[];
  /** What we bring, and what we need to know to bring the right parts. */
  parts: string;
  /** Machines of this brand that we service: eight or more where the brand has them. */
  models: readonly { name: string; kind: string; note: string }[];
  failures: readonly Failure<DrawingPart<Name>>[];
  /** Warning levels or codes that the manufacturer publishes; empty where we know of none. */
  faultCodes: readonly { code: string; meaning: string; response: string }[];
  engines: readonly string[];
  intervals: readonly { item: string; when: string }[];
  recalls: readonly Recall[];
  /** Other things the manufacturer publishes that bear on safety or on buying parts. */
  manufacturerNotes: readonly string[];
  /** How a visit to this kind of machine goes. */
  visit: string;
  /** Who runs these machines around Tulsa, and where we go. */
  aroundTulsa: string;
  /** Why us and not the dealer: no tow, the next machine on the same visit, and the hours we come. */
  whyMobile: string;
  /** What only a shop or the dealer does. */
  limits: string;
  haveReady: readonly string[];
  faqs: readonly { q: string; a: string }[];
  related: readonly BrandSlug[];
  industries: readonly IndustrySlug[];
  regulations: readonly RegulationId[];
};

export type BrandContent = { [Name in DrawingName]: BrandContentWith<Name> }[DrawingName];
