import { type Place, places, findTownPage } from '../area/places';
import { tellTypicalArrival } from '../area/response-times';
import { metroMiles, serviceAreaTiers } from '../area/tiers';
import { business } from '../business';
import { locationDrawings } from '../drawings/location-drawings';
import { localPages } from '../local-pages';
import type { SectionHead } from '../section-head';

const { city, state } = business.location;
const radius = business.serviceRadiusMiles;

export const title = 'Service Area Around Tulsa, Oklahoma';

export const heading = 'Our Service Area Around Tulsa, and How Soon We Get There';

export const description =
  'Broken down near Tulsa, Oklahoma City or a town in between? See our typical response time for your town. Mobile truck and equipment repair, 24/7.';

export const lead = `Truck, lift, excavator or tractor down? Find your town and see how soon we typically get there. We come to you anywhere within ${radius} straight-line miles of ${city}.`;

export const sections = {
  map: {
    id: 'map',
    linkText: 'Map',
    heading: 'Service area map and response times',
    lead: 'The circle takes in Enid, Oklahoma City, McAlester, Fort Smith and Joplin. Down on I-44, I-40, US-75, US-412 or a turnpike? Give us the direction and the nearest exit or mile marker. The times are typical. Weather, traffic and the job before yours can change them, so call to confirm.',
  },
  townPages: {
    id: 'town-pages',
    linkText: 'By town',
    heading: 'Repair by town',
    lead: 'The work is the same in every town: trucks, vans, lifts, forklifts, construction and farm machines.',
  },
  machinePages: { id: 'machine-pages', linkText: 'By machine', heading: `Repair by machine in ${city}` },
  towns: {
    id: 'towns',
    linkText: 'Typical response times by town',
    heading: 'Typical response times by town',
    lead: 'If your town isn’t on the list, put its ZIP code in the box at the top of the page, or call.',
  },
  questions: { id: 'questions', linkText: 'Questions', heading: 'Service area questions' },
} satisfies Record<string, SectionHead>;

const isTownPage = (local: (typeof localPages)[number]) => findTownPage(local.city, state) === local;

/** Nearest first. */
export const townCards = places.flatMap(({ name: town, state: townState, miles, tier }) => {
  const local = findTownPage(town, townState);
  if (!local) {
    return [];
  }
  const where = town === city ? town : `${town}, ${miles} mi`;
  return [
    {
      title: `Truck and machine repair in ${town}`,
      path: local.path,
      tag: `${where}: ${tellTypicalArrival(tier).toLowerCase()}`,
    },
  ];
});

export const machineCards = localPages
  .filter((local) => !isTownPage(local))
  .map(({ slug, name, path }) => ({ title: name, path, drawing: locationDrawings[slug].name }));

export const townColumns = ['Town', `Miles from ${city}`, 'County'];

const listTowns = (tier: Place['tier'], from = 0, to = Infinity) =>
  places
    .filter((place) => place.tier === tier && place.miles > from && place.miles <= to)
    .map((place): [town: string, miles: string, county: string] => {
      const local = findTownPage(place.name, place.state);
      const town = `${place.name}, ${place.state}`;
      return [
        local ? `[${town}](${local.path})` : town,
        place.name === city ? '0' : `${place.miles.toFixed(1)} ${place.bearing}`,
        place.county,
      ];
    });

const { metro, oklahomaCity, regional } = serviceAreaTiers;

/** The towns grouped by tier. The regional tier is split by distance. */
export const townGroups = [
  { caption: `${metro.title}: ${metro.responseTime}`, rows: listTowns('metro') },
  {
    caption: `${oklahomaCity.title} and its counties: ${oklahomaCity.responseTime}`,
    rows: listTowns('oklahomaCity'),
  },
  {
    caption: `Regional, ${metroMiles} to 60 miles: ${regional.responseTime}`,
    rows: listTowns('regional', 0, 60),
  },
  { caption: `Regional, 60 to 90 miles: ${regional.responseTime}`, rows: listTowns('regional', 60, 90) },
  { caption: `Regional, 90 to ${radius} miles: ${regional.responseTime}`, rows: listTowns('regional', 90) },
  { caption: `${radius} to about 135 miles: call, we may still come`, rows: listTowns('justOutside') },
];

export const mapLabel = `Map of the service area: a circle of ${radius} miles around ${city}, with the towns listed below`;

/** The legend of the map. */
export const mapKey = [
  { tier: 'metro', ...serviceAreaTiers.metro },
  { tier: 'oklahomaCity', ...serviceAreaTiers.oklahomaCity },
  {
    tier: 'regional',
    ...serviceAreaTiers.regional,
    description: `${serviceAreaTiers.regional.description} The farthest towns take closer to four hours.`,
  },
  {
    tier: 'justOutside',
    title: 'Just outside',
    description: '120 to about 135 miles. We may still come, especially for several machines.',
    responseTime: 'Call us',
  },
] as const;

export const mapNote =
  'The cross marks the point in downtown Tulsa we measure from. Dashed lines are state lines. Dots without a name are in the lists below. Town positions: SimpleMaps and GeoNames, CC BY 4.0.';

export const questions = [
  {
    q: 'What does it cost to have you come out?',
    a: 'You get the price of the service call and the hourly rate on the phone, before we roll. Several machines at one stop share one service call. Once we find the fault, you get a price, and no repair starts without your OK.',
  },
  {
    q: 'How soon can you get to Oklahoma City?',
    a: 'The same day, as a rule. Call, and you get a time for your address before you commit to anything.',
  },
  {
    q: 'How do you measure 120 miles?',
    a: 'In a straight line from downtown Tulsa. The drive is longer than that, and some roads are slower than others. That’s why we confirm your time on the phone.',
  },
  {
    q: 'Do you cross the state line?',
    a: `Yes. We go to Coffeyville, Independence and Pittsburg in Kansas and to Joplin in Missouri. In Arkansas we go to Siloam Springs, Bentonville, Rogers, Springdale, Fayetteville and Fort Smith. In all of them, 2 to 4 hours is typical, closer to four in the farthest. Your town isn’t here? If it’s within 120 miles, we go there too.`,
  },
  {
    q: 'I’m just past 120 miles. Should I call?',
    a: 'Yes. Up to about 135 miles we may still come, especially for several machines in one place. Wichita, at 129.7 miles, is in that range. Call and we’ll tell you if we can come.',
  },
];
