/** What the structured data tells search engines about the business, besides the facts of `business.ts`. */

/** The area served is the circle and these: the cities that the coverage text names, or that have their own page. */
export const servedCities = [
  'Tulsa',
  'Broken Arrow',
  'Claremore',
  'Muskogee',
  'Bartlesville',
  'Stillwater',
  'Oklahoma City',
  'Edmond',
  'Norman',
];

/** What the business knows about. */
export const expertise = [
  'Diesel engine repair',
  'Hydraulic repair',
  'Diesel aftertreatment diagnosis',
  'Air and hydraulic brakes',
  'Starting and charging systems',
  'Heavy equipment maintenance',
  'Aerial lift repair',
  'Forklift repair',
  'Annual DOT inspection, 49 CFR 396.17',
];
