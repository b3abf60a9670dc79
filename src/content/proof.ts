/** Facts about the business that only the owner can provide, and the texts made of them. */
import type { BrandCategory } from './brand-categories';

type Person = { name: string; role: string; years: number | null; credentials: readonly string[] };
/** A picture in src/content/photos. `licence` names the photographer and the license. */
export type Photo = { file: string; alt: string; licence: string };

/** A photo as the build prepares it (build/photos.ts): its size, and its files by format as a `srcset`. */
export type ShownPhoto = Omit<Photo, 'file'> & {
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
  responseTimes: readonly { area: string; time: string; basis: string }[];
  offers: Readonly<Record<OfferName, boolean>>;
};

type Offer = { name: string; says: string; categories: readonly BrandCategory[] };

/** Work that not every company does on site. Shown only if the owner confirms it. */
export const offers = {
  hosesMadeOnSite: {
    name: 'hoses made on site',
    says: 'We make hydraulic hoses on the truck.',
    categories: ['construction', 'ag', 'lift', 'forklift'],
  },
  beltsStocked: {
    name: 'belts stocked',
    says: 'Common belts and filters ride on the truck.',
    categories: ['truck', 'van', 'engine'],
  },
  tracks: {
    name: 'tracks',
    says: 'We install rubber tracks on site.',
    categories: ['construction'],
  },
  tires: {
    name: 'tires',
    says: 'We mount and repair tires on site.',
    categories: ['truck', 'van', 'forklift'],
  },
  aerialAnnualInspections: {
    name: 'annual inspections of aerial lifts',
    says: 'We do the annual inspection of aerial lifts.',
    categories: ['lift'],
  },
  craneWork: {
    name: 'crane work',
    says: 'We inspect and repair truck-mounted cranes.',
    categories: ['lift', 'truck'],
  },
  liveNightAnswer: {
    name: 'a person on the phone at night',
    says: 'A person picks up the phone at night.',
    categories: ['truck', 'van', 'engine', 'construction', 'ag', 'lift', 'forklift'],
  },
} as const satisfies Record<string, Offer>;

export type OfferName = keyof typeof offers;

/** Sentences on the confirmed work for a category, or for all categories when none is given. */
export function offeredFor(proof: Proof, category?: BrandCategory): string[] {
  return Object.entries<Offer>(offers)
    .filter(([name]) => Object.entries(proof.offers).some(([given, isOn]) => given === name && isOn))
    .filter(([, { categories }]) => category === undefined || categories.includes(category))
    .map(([, { says }]) => says);
}

/** Short facts, most important first. */
export function factsOf({ founded, warranty, insurance, certifications, responseTimes }: Proof): string[] {
  return [
    ...responseTimes.map(({ area, time }) => `${area}: ${time} on average`),
    ...(founded === null ? [] : [`In business since ${founded}`]),
    ...certifications.map(({ name }) => name),
    ...[warranty, insurance].filter((text) => text !== null),
  ];
}

/** Rates, payment, warranty and paperwork, as far as provided. */
export function termsOf({ rates, payment, warranty, insurance, documents, responseTimes }: Proof) {
  const terms: { term: string; value: string | null }[] = [
    { term: 'Call-out', value: rates.callOut },
    { term: 'Hourly rate', value: rates.hourly },
    { term: 'After hours', value: rates.afterHours },
    { term: 'Mileage', value: rates.mileage },
    { term: 'Minimum', value: rates.minimum },
    { term: 'Payment', value: payment.join(', ') },
    { term: 'Warranty', value: warranty },
    { term: 'Insurance', value: insurance },
    { term: 'Paperwork on request', value: documents.join(', ') },
    ...responseTimes.map(({ area, time, basis }) => ({
      term: `Arrival, ${area}`,
      value: `${time}. ${basis}`,
    })),
  ];
  return terms.filter(({ value }) => value);
}

/** Tiles for the team members and their qualifications. */
export const tilesOf = ({ team }: Proof) =>
  team.map(({ name, role, years, credentials }) => ({
    title: name,
    text: [role, ...(years === null ? [] : [`${years} years in the trade`]), ...credentials].join(', '),
  }));

/** The names of the fields that are still empty, such as `rates.hourly`. */
export function emptyFields(fields: object, within = ''): string[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return value.length > 0 ? [] : [within + name];
    if (typeof value === 'object' && value !== null) return emptyFields(value, `${within}${name}.`);
    return value ? [] : [within + name];
  });
}
