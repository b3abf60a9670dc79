import { business } from '../business';

/** The coverage section, for pages that aren't about the service area. */
export const coverage = {
  id: 'coverage',
  heading: 'Where we go, and how soon',
  lead: `We cover ${business.serviceRadiusMiles} miles around ${business.location.city}, in a straight line.`,
};

export const coverageMap = {
  open: 'See the map',
  caption: `Circle of ${business.serviceRadiusMiles} miles, to scale`,
  label: `Map of the ${business.serviceRadiusMiles}-mile circle around ${business.location.city} with its towns and state lines`,
};

export const coverageNote =
  'Weather, traffic and the job before yours can change these typical times, so call to confirm. The towns are on the [service area page](/locations).';
