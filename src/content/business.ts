import { businessName, businessTimeZone } from '#functions/domain/business';
import type { Proof } from './proof';

/**
 * The identity of the business. To launch a real one, edit this file and supabase/functions/_shared/domain/business.ts,
 * whose facts the functions need, too. Then set `isPlaceholder` to false.
 */
export const business = {
  /** True while the identity is invented (a phone from the range reserved for fiction). */
  isPlaceholder: true,
  name: businessName,
  legalName: 'Ironbud Fleet Repair LLC',
  phone: { e164: '+19185550142', display: '(918) 555-0142' },
  email: 'dispatch@example.com',
  /** Origin of the public site, without a trailing slash. */
  url: 'https://www.example.com',
  location: { city: 'Tulsa', state: 'OK' },
  /** A public reference point downtown, not premises: distances are measured from here. */
  coordinates: { latitude: 36.154, longitude: -95.9928 },
  serviceRadiusMiles: 120,
  timeZone: businessTimeZone,
  /** `HH:MM` each; null on a day when the office is closed. */
  hours: {
    Monday: { opens: '07:00', closes: '18:00' },
    Tuesday: { opens: '07:00', closes: '18:00' },
    Wednesday: { opens: '07:00', closes: '18:00' },
    Thursday: { opens: '07:00', closes: '18:00' },
    Friday: { opens: '07:00', closes: '18:00' },
    Saturday: { opens: '08:00', closes: '12:00' },
    Sunday: null,
  },
  /** At any hour. */
  emergency: { label: 'Emergency service', display: '24/7' },
  social: { facebook: null, linkedin: null },
  proof: {
    founded: null,
    answersAtNight: false,
    team: [],
    photos: [],
    rates: { callOut: null, hourly: null, afterHours: null, mileage: null, minimum: null },
    payment: [],
    warranty: null,
    insurance: null,
    documents: [],
    certifications: [],
    responseTimes: [],
    offers: {
      hosesMadeOnSite: false,
      beltsStocked: false,
      tracks: false,
      tires: false,
      aerialAnnualInspections: false,
      craneWork: false,
    },
  },
} as const satisfies Business;

/** The number as a link, in the markup of the texts in content/: `[words](address)`. */
export const phoneText = `[${business.phone.display}](tel:${business.phone.e164})`;

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type HoursLine = { label: string; display: string };

export type OpenHours = { opens: string; closes: string };

export type OfficeHours = Readonly<Record<(typeof weekdays)[number], OpenHours | null>>;

export type Business = {
  isPlaceholder: boolean;
  name: string;
  legalName: string;
  phone: { e164: string; display: string };
  email: string;
  url: string;
  location: { city: string; state: string };
  coordinates: { latitude: number; longitude: number };
  serviceRadiusMiles: number;
  timeZone: string;
  hours: OfficeHours;
  emergency: HoursLine;
  social: { facebook: string | null; linkedin: string | null };
  /** Shown as far as it is filled in. */
  proof: Proof;
};
