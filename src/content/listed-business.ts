/** What search engines are told of the business besides `business.ts`. */

/** Named beside the circle: those of the coverage text and those with a page of their own. */
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
