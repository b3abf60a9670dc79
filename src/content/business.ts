import type { Proof } from './proof';

/**
 * The identity of the business. To launch a real one, edit this file, set `isPlaceholder` to false, and
 * change the name in supabase/functions/_shared/quote.ts and business-name.ts, too.
 */
export const business = {
  /** True while the identity is invented (a phone from the range reserved for fiction). */
  isPlaceholder: true,
  name: 'Ironbud Fleet Repair',
  legalName: 'Ironbud Fleet Repair LLC',
  phone: { e164: '+19185550142', display: '(918) 555-0142' },
  email: 'dispatch@example.com',
  /** Origin of the public site, without a trailing slash. */
  url: 'https://www.example.com',
  location: { city: 'Tulsa', state: 'OK' },
  /** A public reference point downtown, not premises: distances are measured from here. */
  coordinates: { latitude: 36.154, longitude: -95.9928 },
  serviceRadiusMiles: 120,
  timeZone: 'America/Chicago',
  hours: {
    weekday: { opens: '07:00', closes: '18:00', label: 'Monday to Friday', display: '7:00 AM to 6:00 PM' },
    saturday: { opens: '08:00', closes: '12:00', label: 'Saturday', display: '8:00 AM to 12:00 PM' },
    sunday: { label: 'Sunday', display: 'Closed except emergency service' },
    emergency: { label: 'Emergency service', display: '24/7' },
  },
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

/** The number as a link, for texts. */
export const phoneText = `[${business.phone.display}](tel:${business.phone.e164})`;

type OpeningHours = { opens: string; closes: string; label: string; display: string };
type HoursNote = { label: string; display: string };

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
  hours: { weekday: OpeningHours; saturday: OpeningHours; sunday: HoursNote; emergency: HoursNote };
  social: { facebook: string | null; linkedin: string | null };
  /** Shown as far as it is filled in. */
  proof: Proof;
};
