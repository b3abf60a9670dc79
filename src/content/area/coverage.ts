import { business } from '../business';

/** The coverage section, for pages that aren't about the service area. */
export const coverage = {
  id: 'coverage',
  heading: 'Where we go, and how soon',
  lead: `We cover ${business.serviceRadiusMiles} straight-line miles around ${business.location.city}. Broken Arrow, Claremore, Muskogee and Bartlesville are all in our service area.`,
};

export const coverageMap = {
  caption: `Circle of ${business.serviceRadiusMiles} miles, to scale`,
  label: `Map of the ${business.serviceRadiusMiles}-mile circle around ${business.location.city} with its towns and state lines`,
};

export const coverageNote =
  'These times are typical. Weather, traffic and the job before yours can change them, so call to confirm. Find every town and its distance on the [service area page](/locations).';
