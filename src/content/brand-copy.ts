import type { BrandSlug } from './brands';
import type { DrawingName, DrawingPart } from './drawings';
import type { IndustrySlug } from './industries';
import type { RegulationId } from './regulation-sources';

/** Where a repair usually ends: with us, with us first and then a bench, in a shop, or at the maker's dealer. */
export const repairPlaces = {
  field: 'On site',
  'field-then-shop': 'On site first, shop if it needs opening up',
  shop: 'Shop',
  dealer: 'Dealer',
} as const;

type RepairPlace = keyof typeof repairPlaces;

type Failure<Part extends string> = {
  name: string;
  /** What the operator notices. */
  sign: string;
  firstCheck: string;
  place: RepairPlace;
  /** Why it happens or what the maker's paper says about it. */
  detail: string;
  /** The spot on the drawing; absent when the machine drawn hasn't got it. */
  part?: Part;
};

/** A safety recall of a road vehicle. It ages: always shown with its date and the link to the VIN look-up. */
export type Recall = {
  /** The year or month of the notice, or the model years when only those are known. */
  date: string;
  /** NHTSA's campaign number (20V-390) where it is known, then the maker's after a slash; else the maker's alone. */
  campaign?: string;
  text: string;
};

/** The campaign's own page in NHTSA's register; null when `campaign` holds only the maker's number. */
export function nhtsaCampaignUrl(campaign: string): string | null {
  const [, year, number] = /^(\d{2})V-(\d{3})\b/.exec(campaign) ?? [];
  return year && number ? `https://www.nhtsa.gov/recalls?nhtsaId=${year}V${number}000` : null;
}

type BrandCopyOn<Name extends DrawingName> = {
  /** The page's title without the business name, and its meta description. */
  title: string;
  description: string;
  drawing: Name;
  /** The one thing this page says that no other brand's page does. */
  angle: string;
  intro: readonly string[];
  aroundTulsa: string;
  /** How a visit to this kind of machine goes. */
  onSite: string;
  models: readonly { name: string; kind: string; note: string }[];
  engines: readonly string[];
  failures: readonly Failure<DrawingPart<Name>>[];
  intervals: readonly { item: string; when: string }[];
  recalls: readonly Recall[];
  /** Other things the maker's own papers say that bear on safety or on buying parts. */
  makerNotes: readonly string[];
  /** What only the dealer or a specialist does. */
  limits: string;
  haveReady: readonly string[];
  faqs: readonly { q: string; a: string }[];
  related: readonly BrandSlug[];
  industries: readonly IndustrySlug[];
  regulations: readonly RegulationId[];
};

export type BrandCopy = { [Name in DrawingName]: BrandCopyOn<Name> }[DrawingName];
