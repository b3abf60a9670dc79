/** Facts about the business that only the owner can provide, and the texts made of them. */
import type { ServiceAreaTierId } from './area/tiers';
import type { BrandCategory } from './brand-categories';
import type { brands } from './brands';
import type { industries } from './industries';
import type { services } from './services';

type Person = { name: string; role: string; years: number | null; credentials: readonly string[] };

/** All pages of a kind, or a single page. */
export type PhotoPlace =
  | 'home'
  | 'service'
  | 'industry'
  | 'brand'
  | (typeof services)[number]['path']
  | (typeof industries)[number]['path']
  | (typeof brands)[number]['path'];

/**
 * A picture in src/content/photos. `license` names the photographer and the terms; `places` are where it
 * belongs, the home page unless said. The first one of a page takes the place of its drawn scene or machine.
 */
export type Photo = { file: string; alt: string; license: string; places?: readonly PhotoPlace[] };

/** A photo as the build prepares it (build/photos.ts): its size, and its files by format as a `srcset`. */
export type ShownPhoto = Omit<Photo, 'file'> & {
  places: readonly PhotoPlace[];
  width: number;
  height: number;
  avif: string;
  webp: string;
  jpeg: string;
};

/** Leave a field empty until it is true. Empty fields aren't shown, and `npm run doctor` lists them. */
export type Proof = {
  /** The year in which the business began. */
  founded: number | null;
  /** Whether a person picks up at night, rather than a recording. */
  answersAtNight: boolean;
  team: readonly Person[];
  photos: readonly Photo[];
  /** As said on the phone, such as "$145 an hour". */
  rates: {
    callOut: string | null;
    hourly: string | null;
    afterHours: string | null;
    mileage: string | null;
    minimum: string | null;
  };
  /** "Visa and Mastercard", "WEX and Comdata checks", "Net 30 on approval". */
  payment: readonly string[];
  /** One sentence on parts and labor. */
  warranty: string | null;
  /** One sentence on what is insured, and up to how much. */
  insurance: string | null;
  /** Documents for customers, such as "W-9" or "Certificate of insurance". */
  documents: readonly string[];
  /** A credential and what it covers: who may sign a DOT annual, by 49 CFR 396.19. */
  certifications: readonly { name: string; covers: string }[];
  /** A measured figure and its source, such as "Median of 212 calls, January to June 2026". */
  responseTimes: readonly { tier: ServiceAreaTierId; time: string; basis: string }[];
  offers: Readonly<Record<OfferName, boolean>>;
};

type Offer = { says: string; categories: readonly BrandCategory[] };

/** Work that not every company does on site. Shown only if the owner confirms it. */
export const offers = {
  hosesMadeOnSite: {
    says: 'We make hydraulic hoses on the truck.',
    categories: ['construction', 'ag', 'lift', 'forklift'],
  },
  beltsStocked: {
    says: 'Common belts and filters ride on the truck.',
    categories: ['truck', 'van', 'engine'],
  },
  tracks: {
    says: 'We install rubber tracks on site.',
    categories: ['construction'],
  },
  tires: {
    says: 'We mount and repair tires on site.',
    categories: ['truck', 'van', 'forklift'],
  },
  aerialAnnualInspections: {
    says: 'We do the annual inspection of aerial lifts.',
    categories: ['lift'],
  },
  craneWork: {
    says: 'We inspect and repair truck-mounted cranes.',
    categories: ['lift', 'truck'],
  },
} as const satisfies Record<string, Offer>;

export type OfferName = keyof typeof offers;

/** Sentences on the confirmed work for a category, or for all categories when none is given. */
export function listOffers(proof: Proof, category?: BrandCategory): string[] {
  const confirmed: Readonly<Record<string, boolean>> = proof.offers;
  return Object.entries<Offer>(offers)
    .filter(([name, { categories }]) => confirmed[name] && (!category || categories.includes(category)))
    .map(([, { says }]) => says);
}

/** Short reasons to trust the business. */
export function listFacts({ founded, certifications, answersAtNight }: Proof): string[] {
  return [
    ...(founded === null ? [] : [`In business since ${founded}`]),
    ...certifications.map(({ name }) => name),
    ...(answersAtNight ? ['A person picks up at night'] : []),
  ];
}

export const termsSection = { id: 'terms', linkText: 'Our terms', heading: 'Our terms and qualifications' };

/** Rates, payment, warranty, paperwork and qualifications, as far as provided. */
export function listTerms(proof: Proof, category?: BrandCategory) {
  const { rates, payment, warranty, insurance, documents, certifications } = proof;
  const terms: { term: string; value: string | null }[] = [
    { term: 'Service call', value: rates.callOut },
    { term: 'Hourly rate', value: rates.hourly },
    { term: 'After hours', value: rates.afterHours },
    { term: 'Mileage', value: rates.mileage },
    { term: 'Minimum', value: rates.minimum },
    { term: 'Payment', value: payment.join(', ') },
    { term: 'Warranty', value: warranty },
    { term: 'Insurance', value: insurance },
    { term: 'Paperwork on request', value: documents.join(', ') },
    ...certifications.map(({ name, covers }) => ({ term: name, value: covers })),
    { term: 'Done on site', value: listOffers(proof, category).join(' ') },
  ];
  return terms.filter(({ value }) => value);
}

/** Those of the photos that belong on a page, by its kind or path. */
export const findPhotos = (photos: readonly ShownPhoto[], ...page: readonly string[]) =>
  photos.filter(({ places }) => places.some((place) => page.includes(place)));

/** Tiles for the team members and their qualifications. */
export const makeTeamTiles = ({ team }: Proof) =>
  team.map(({ name, role, years, credentials }) => ({
    title: name,
    text: [role, ...(years === null ? [] : [`${years} years in the trade`]), ...credentials].join(', '),
  }));

/** The names of the fields that are still empty, such as `rates.hourly`. */
export function findEmptyFields(fields: object, within = ''): string[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) {
      return value.length > 0 ? [] : [within + name];
    }
    if (typeof value === 'object' && value !== null) {
      return findEmptyFields(value, `${within}${name}.`);
    }
    return value ? [] : [within + name];
  });
}
