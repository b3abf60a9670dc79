/**
 * Where a ZIP code or town lies in the service area. It carries the whole ZIP list, so the pages load it
 * only when somebody asks.
 */
import { type PlaceTier, places, tierFor } from './places';
import { zipLines } from './zip-codes';

type State = keyof typeof zipLines;

/** A place as it is answered; `zip` when it was asked for by ZIP code. */
export type AreaFinding = {
  kind: 'place';
  city: string;
  state: State;
  zip?: string;
  /** Straight-line miles from the reference point, to one decimal. */
  miles: number;
  tier: PlaceTier;
  /** True of a town whose ZIP codes lie in more than one tier. */
  varies: boolean;
  /** Towns of the same name in other states, such as 'Fairview, MO'. */
  namesakes: readonly string[];
};

/** `incomplete`: nothing yet, or a ZIP code with digits still to come. */
export type AreaAnswer = AreaFinding | { kind: 'unknown-zip' | 'unknown-town' | 'incomplete' };

type Town = { city: string; state: State; zips: readonly { zip: string; miles: number }[] };

/**
 * The post offices of the three counties that the tier rule names. The census centroids come without
 * a county, and post offices don't keep to county lines: these are the ones whose ZIP codes are assigned
 * to Oklahoma, Cleveland or Canadian county. Every ZIP code of Oklahoma City and Edmond is.
 */
const postOfficesByCounty: Readonly<Record<string, string>> = {
  Oklahoma:
    'Arcadia, Bethany, Choctaw, Edmond, Harrah, Jones, Luther, Nicoma Park, Oklahoma City, Spencer, Wheatland',
  Cleveland: 'Lexington, Newalla, Noble, Norman',
  Canadian: 'Calumet, El Reno, Mustang, Okarche, Piedmont, Union City, Yukon',
};

/** Towns that get their mail under the name of a bigger one, each with a ZIP code of its own. */
const townsWithoutPostOffice: readonly (readonly [city: string, zip: string])[] = [
  ['Del City', '73115'],
  ['Nichols Hills', '73116'],
  ['The Village', '73120'],
  ['Warr Acres', '73122'],
];

const shortNames: Readonly<Record<string, string>> = { okc: 'oklahomacity', ba: 'brokenarrow' };

const stateNames: Readonly<Record<string, State>> = {
  oklahoma: 'OK',
  kansas: 'KS',
  arkansas: 'AR',
  missouri: 'MO',
  texas: 'TX',
  ok: 'OK',
  ks: 'KS',
  ar: 'AR',
  mo: 'MO',
  tx: 'TX',
};

const states: readonly State[] = ['OK', 'KS', 'AR', 'MO', 'TX'];

const towns: readonly Town[] = states.flatMap((state) =>
  zipLines[state].split('\n').map((line) => {
    const [city = '', list = ''] = line.split(': ');
    const zips = list.split(', ').map((entry) => {
      const [zip = '', miles] = entry.split(' ');
      return { zip, miles: Number(miles) };
    });
    return { city, state, zips };
  }),
);

const countyOf = (city: string, state: State): string =>
  state === 'OK'
    ? (Object.entries(postOfficesByCounty).find(([, names]) => names.split(', ').includes(city))?.[0] ?? '')
    : '';

const abbreviations: Readonly<Record<string, string>> = {
  ft: 'fort',
  st: 'saint',
  mt: 'mount',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};

/** The words of a place, so that 'Ft. Gibson' and 'FORT  GIBSON' are the same ones. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{Diacritic}'’.]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => abbreviations[word] ?? word);

/** Without gaps, since 'Mc Alester' is written both ways. */
const keyOf = (words: readonly string[]): string => words.join('');

const tierIn = ({ city, state }: Town, miles: number) => tierFor(countyOf(city, state), miles);

function findZip(zip: string): AreaAnswer {
  for (const town of towns) {
    const found = town.zips.find((candidate) => candidate.zip === zip);
    if (!found) continue;
    const { city, state } = town;
    const { miles } = found;
    return {
      kind: 'place',
      city,
      state,
      zip,
      miles,
      tier: tierIn(town, miles),
      varies: false,
      namesakes: [],
    };
  }
  return { kind: 'unknown-zip' };
}

/** A town by its centre when it is one of the places we name, else by the middle of its ZIP codes. */
function findingOf(town: Town): AreaFinding {
  const { city, state, zips } = town;
  const place = places.find((candidate) => candidate.name === city && candidate.state === state);
  const mean = zips.reduce((sum, { miles }) => sum + miles, 0) / zips.length;
  const miles = place?.miles ?? Math.round(mean * 10) / 10;
  const tiers = new Set(zips.map((zip) => tierIn(town, zip.miles)));
  return {
    kind: 'place',
    city,
    state,
    miles,
    tier: place?.tier ?? tierIn(town, miles),
    varies: tiers.size > 1,
    namesakes: [],
  };
}

function findTowns(words: readonly string[]): AreaFinding[] {
  const key = shortNames[keyOf(words)] ?? keyOf(words);
  const isNamed = (city: string) => keyOf(wordsOf(city)) === key;

  const found = towns.filter(({ city }) => isNamed(city)).map(findingOf);
  for (const { name: city, state, miles, tier } of places) {
    if (!isNamed(city) || found.some((other) => other.city === city && other.state === state)) continue;
    found.push({ kind: 'place', city, state, miles, tier, varies: false, namesakes: [] });
  }
  for (const [city, zip] of townsWithoutPostOffice) {
    const area = isNamed(city) ? findZip(zip) : null;
    if (area?.kind === 'place') found.push({ ...area, city });
  }
  return found.sort((a, b) => a.miles - b.miles);
}

/** Where a ZIP code (also ZIP+4) or a town lies, the state after the town being optional. */
export function findArea(text: string): AreaAnswer {
  const [, zip] = /(?:^|\D)(\d{5})(?:-\d{4})?(?!\d)/.exec(text) ?? [];
  if (zip !== undefined) return findZip(zip);
  const words = wordsOf(text);
  if (words.every((word) => /^\d+$/.test(word))) {
    return { kind: keyOf(words).length < 5 ? 'incomplete' : 'unknown-zip' };
  }
  const whole = findTowns(words);
  const state = stateNames[words.at(-1) ?? ''];
  // The whole first: there is an Oklahoma town of the name Kansas.
  const found =
    whole.length > 0 || !state
      ? whole
      : findTowns(words.slice(0, -1)).filter((finding) => finding.state === state);
  const [nearest, ...others] = found;
  if (!nearest) return { kind: 'unknown-town' };
  return { ...nearest, namesakes: others.map((other) => `${other.city}, ${other.state}`) };
}
