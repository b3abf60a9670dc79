/**
 * The places on the service-area map and in the list of /locations. Distances, bearings and tiers
 * are worked out from the coordinates and the reference point in business.ts, so none is written twice.
 */
import { business } from '../business';
import { localPages } from '../local-pages';
import { metroMiles, type ServiceAreaTierId } from './tiers';

/** A tier of the service area, or what we say beyond its edge. */
export type PlaceTier = ServiceAreaTierId | 'justOutside' | 'outside';

export type Coordinates = { latitude: number; longitude: number };

export type Place = Coordinates & {
  name: string;
  state: 'OK' | 'KS' | 'MO' | 'AR';
  county: string;
  /** Straight-line miles from the reference point, to one decimal. */
  miles: number;
  /** Direction from the reference point, one of sixteen compass points. */
  bearing: string;
  tier: PlaceTier;
};

/** Mean radius of the earth in miles. */
const earthRadius = 3958.8;
/** Up to here, beyond the circle, we say that calling may be worth it. */
const justOutsideMiles = 135;
/** The county decides first: by distance alone Oklahoma City would be promised the regional time. */
const oklahomaCityCounties: readonly string[] = ['Oklahoma', 'Cleveland', 'Canadian'];
const compassPoints = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

/** The tier of a place: the Oklahoma City counties by name, everywhere else by straight-line miles. */
export function chooseTier(county: string, miles: number): PlaceTier {
  if (oklahomaCityCounties.includes(county)) {
    return 'oklahomaCity';
  }
  if (miles <= metroMiles) {
    return 'metro';
  }
  if (miles <= business.serviceRadiusMiles) {
    return 'regional';
  }
  return miles <= justOutsideMiles ? 'justOutside' : 'outside';
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Miles east (x) and north (y) of the reference point on an azimuthal equidistant map. Every distance
 * from the center is true on it, which is why the edge of the service area is a plain circle.
 */
function measureOffset({ latitude, longitude }: Coordinates): { x: number; y: number } {
  const [phi, phi0] = [toRadians(latitude), toRadians(business.coordinates.latitude)];
  const lambda = toRadians(longitude - business.coordinates.longitude);
  const angle = Math.acos(
    Math.min(1, Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda)),
  );
  const scale = earthRadius * (angle === 0 ? 1 : angle / Math.sin(angle));
  return {
    x: scale * Math.cos(phi) * Math.sin(lambda),
    y: scale * (Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda)),
  };
}

type Row = readonly [
  name: string,
  state: Place['state'],
  county: string,
  latitude: number,
  longitude: number,
];

/**
 * Town centers. Coordinates: SimpleMaps US Cities, CC BY 4.0, https://simplemaps.com/data/us-cities;
 * Springdale and Rogers: English Wikipedia. Norman and Edmond: GeoNames, CC BY 4.0, https://www.geonames.org, since
 * SimpleMaps has the middle of their city limits, four and five miles from downtown.
 */
const rows: readonly Row[] = [
  ['Tulsa', 'OK', 'Tulsa', 36.1283, -95.9042],
  ['Sand Springs', 'OK', 'Tulsa', 36.1353, -96.1283],
  ['Jenks', 'OK', 'Tulsa', 35.9981, -95.9736],
  ['Sapulpa', 'OK', 'Creek', 36.0091, -96.1003],
  ['Catoosa', 'OK', 'Rogers', 36.1834, -95.768],
  ['Owasso', 'OK', 'Tulsa', 36.2878, -95.8311],
  ['Glenpool', 'OK', 'Tulsa', 35.9488, -96.0052],
  ['Broken Arrow', 'OK', 'Tulsa', 36.038, -95.7806],
  ['Skiatook', 'OK', 'Tulsa', 36.3699, -95.9856],
  ['Bixby', 'OK', 'Tulsa', 35.9454, -95.8776],
  ['Collinsville', 'OK', 'Tulsa', 36.3723, -95.8609],
  ['Coweta', 'OK', 'Wagoner', 35.9683, -95.6545],
  ['Claremore', 'OK', 'Rogers', 36.3146, -95.6095],
  ['Bristow', 'OK', 'Creek', 35.8336, -96.3944],
  ['Wagoner', 'OK', 'Wagoner', 35.9645, -95.3785],
  ['Okmulgee', 'OK', 'Okmulgee', 35.6134, -96.0068],
  // Its full name is Pryor Creek, which nobody looks for.
  ['Pryor', 'OK', 'Mayes', 36.2996, -95.3107],
  ['Pawhuska', 'OK', 'Osage', 36.6687, -96.3313],
  ['Bartlesville', 'OK', 'Washington', 36.7365, -95.9456],
  ['Nowata', 'OK', 'Nowata', 36.6985, -95.6372],
  ['Cushing', 'OK', 'Payne', 35.9794, -96.7609],
  ['Stroud', 'OK', 'Lincoln', 35.7686, -96.6467],
  ['Muskogee', 'OK', 'Muskogee', 35.7432, -95.3567],
  ['Henryetta', 'OK', 'Okmulgee', 35.4417, -95.9864],
  ['Vinita', 'OK', 'Craig', 36.6375, -95.1725],
  ['Chandler', 'OK', 'Lincoln', 35.7224, -96.8925],
  ['Tahlequah', 'OK', 'Cherokee', 35.9112, -94.977],
  ['Stillwater', 'OK', 'Payne', 36.1317, -97.0742],
  ['Eufaula', 'OK', 'McIntosh', 35.2923, -95.5863],
  ['Coffeyville', 'KS', 'Montgomery', 37.0519, -95.618],
  ['Ponca City', 'OK', 'Kay', 36.7235, -97.0677],
  ['Grove', 'OK', 'Delaware', 36.5928, -94.7877],
  ['Perry', 'OK', 'Noble', 36.2837, -97.3094],
  ['Independence', 'KS', 'Montgomery', 37.2119, -95.7327],
  ['Shawnee', 'OK', 'Pottawatomie', 35.3531, -96.9647],
  ['Miami', 'OK', 'Ottawa', 36.8878, -94.8711],
  ['Siloam Springs', 'AR', 'Benton', 36.1844, -94.5315],
  ['Sallisaw', 'OK', 'Sequoyah', 35.4606, -94.8072],
  ['Guthrie', 'OK', 'Logan', 35.8424, -97.4366],
  ['Blackwell', 'OK', 'Kay', 36.8013, -97.3009],
  ['McAlester', 'OK', 'Pittsburg', 34.9257, -95.7734],
  ['Edmond', 'OK', 'Oklahoma', 35.6528, -97.4781],
  ['Midwest City', 'OK', 'Oklahoma', 35.463, -97.371],
  ['Oklahoma City', 'OK', 'Oklahoma', 35.4676, -97.5136],
  ['Norman', 'OK', 'Cleveland', 35.2226, -97.4395],
  ['Bentonville', 'AR', 'Benton', 36.3547, -94.2305],
  ['Springdale', 'AR', 'Washington', 36.1814, -94.1458],
  ['Rogers', 'AR', 'Benton', 36.3308, -94.1078],
  ['Moore', 'OK', 'Cleveland', 35.3293, -97.4757],
  ['Fayetteville', 'AR', 'Washington', 36.0714, -94.1661],
  ['Ada', 'OK', 'Pontotoc', 34.7662, -96.6681],
  ['Joplin', 'MO', 'Jasper', 37.0757, -94.5018],
  ['Enid', 'OK', 'Garfield', 36.4063, -97.87],
  ['Fort Smith', 'AR', 'Sebastian', 35.3495, -94.3695],
  ['Yukon', 'OK', 'Canadian', 35.5201, -97.7639],
  ['Pittsburg', 'KS', 'Crawford', 37.4129, -94.6985],
  ['Wichita', 'KS', 'Sedgwick', 37.6895, -97.3443],
];

/** Every place we name, nearest first. The last one lies outside the circle and shows where it ends. */
export const places: readonly Place[] = rows
  .map(([name, state, county, latitude, longitude]): Place => {
    const { x, y } = measureOffset({ latitude, longitude });
    const miles = Math.round(Math.hypot(x, y) * 10) / 10;
    const sixteenth = Math.round((Math.atan2(x, y) / (2 * Math.PI)) * 16 + 16) % 16;
    const bearing = compassPoints[sixteenth] ?? 'N';
    return { name, state, county, latitude, longitude, miles, bearing, tier: chooseTier(county, miles) };
  })
  .sort((a, b) => a.miles - b.miles);

/** How far two points of the map are from each other, in miles. */
export const measureGap = (one: Coordinates, other: Coordinates): number => {
  const [from, to] = [measureOffset(one), measureOffset(other)];
  return Math.hypot(from.x - to.x, from.y - to.y);
};

/** The place of this name in the list. */
export const findPlace = (name: string, state: string): Place | undefined =>
  places.find((place) => place.name === name && place.state === state);

/** Our page about a town itself: the first with its name. The others are about one kind of machine there. */
export const findTownPage = (town: string, state: string) =>
  state === business.location.state ? localPages.find(({ city }) => city === town) : undefined;

/**
 * The places that are nearest to one, without itself, our own city and those beyond the circle. They come in the order
 * of their distances from the reference point, which the page shows.
 */
export function listNearestPlaces(place: Place, count: number): readonly Place[] {
  // Our own city is measured from the reference point, like every distance on the site, not from its town center.
  const { x, y } = place.name === business.location.city ? { x: 0, y: 0 } : measureOffset(place);
  const measureDistance = (other: Place) =>
    Math.hypot(measureOffset(other).x - x, measureOffset(other).y - y);
  return places
    .filter(
      (other) =>
        other !== place &&
        other.name !== business.location.city &&
        other.miles <= business.serviceRadiusMiles,
    )
    .sort((a, b) => measureDistance(a) - measureDistance(b))
    .slice(0, count)
    .sort((a, b) => a.miles - b.miles);
}
