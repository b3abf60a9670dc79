/**
 * Where a ZIP code or town lies in the service area. It carries the whole ZIP list, so the pages load it
 * only when somebody asks.
 */
import { typingMistakes } from '../finder/near-spelling';
import { placeNamed, type PlaceTier, places, tierFor, townPageOf } from './places';
import { zipLines } from './zip-codes';

type State = keyof typeof zipLines;

/** A place as it is answered; `zip` when it was asked for by ZIP code. */
export type AreaFinding = {
  kind: 'place';
  city: string;
  state: State;
  zip?: string;
  /** Straight-line miles from the reference point, to one decimal; the same for every ZIP code of a town. */
  miles: number;
  tier: PlaceTier;
  /** Towns of the same name in other states, such as 'Fairview, MO'. */
  namesakes: readonly string[];
  /** True when the name was not written quite as it was typed. */
  isNear: boolean;
  /** The address of our page about the town. */
  page?: string;
};

/** `incomplete`: nothing yet, or a ZIP code with digits still to come. */
export type AreaAnswer = AreaFinding | { kind: 'unknown-zip' | 'unknown-town' | 'incomplete' };

/** `miles` is missing for the towns of places.ts, whose distance is worked out there. */
type Town = { city: string; state: State; miles?: number; zips: readonly string[] };

/**
 * The post offices of the three counties that the tier rule names. The census centroids come without
 * a county, and post offices don't keep to county lines: these are the ones whose ZIP codes are assigned
 * to Oklahoma, Cleveland or Canadian county. Every ZIP code of Oklahoma City and Edmond is.
 */
const postOfficesByCounty: Readonly<Record<string, string>> = {
  Oklahoma:
    'Arcadia, Bethany, Choctaw, Del City, Edmond, Harrah, Jones, Luther, Nichols Hills, Nicoma Park, Oklahoma City, Spencer, The Village, Warr Acres, Wheatland',
  Cleveland: 'Lexington, Newalla, Noble, Norman',
  Canadian: 'Calumet, El Reno, Mustang, Okarche, Piedmont, Union City, Yukon',
};

/** Towns that get their mail under the name of Oklahoma City, with their miles. */
const townsWithoutPostOffice: readonly (readonly [city: string, miles: number])[] = [
  ['Del City', 94.9],
  ['Nichols Hills', 97.5],
  ['The Village', 97.0],
  ['Warr Acres', 100.8],
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
    const [city = '', figures = ''] = line.split(': ');
    const [, miles, zips = ''] = /^(?:(\d+\.\d) )?(.*)$/.exec(figures) ?? [];
    return { city, state, zips: zips.split(' '), ...(miles !== undefined && { miles: Number(miles) }) };
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

function findingOf({ city, state, ...town }: Pick<Town, 'city' | 'state' | 'miles'>): AreaFinding {
  const place = placeNamed(city, state);
  const miles = place?.miles ?? town.miles ?? Infinity;
  const tier = place?.tier ?? tierFor(countyOf(city, state), miles);
  const page = townPageOf(city, state)?.path;
  return { kind: 'place', city, state, miles, tier, namesakes: [], isNear: false, ...(page && { page }) };
}

function findZip(zip: string): AreaAnswer {
  const town = towns.find(({ zips }) => zips.includes(zip));
  return town ? { ...findingOf(town), zip } : { kind: 'unknown-zip' };
}

/** Every town that can be asked for by name. */
const namedTowns: readonly Pick<Town, 'city' | 'state' | 'miles'>[] = [
  ...towns,
  ...places
    .map(({ name, state }) => ({ city: name, state }))
    .filter(({ city, state }) => !towns.some((town) => town.city === city && town.state === state)),
  ...townsWithoutPostOffice.map(([city, miles]) => ({ city, state: 'OK' as const, miles })),
];

const byDistance = (a: AreaFinding, b: AreaFinding) => a.miles - b.miles;

function findTowns(words: readonly string[]): AreaFinding[] {
  const key = shortNames[keyOf(words)] ?? keyOf(words);
  return namedTowns
    .filter(({ city }) => keyOf(wordsOf(city)) === key)
    .map(findingOf)
    .sort(byDistance);
}

/** The towns spelled most like it. */
function findNearTowns(words: readonly string[]): AreaFinding[] {
  const candidates = namedTowns.map((town) => ({
    town,
    mistakes: typingMistakes(keyOf(words), keyOf(wordsOf(town.city))),
  }));
  const fewest = Math.min(...candidates.map(({ mistakes }) => mistakes));
  return (
    candidates
      .filter(({ mistakes }) => mistakes === fewest && Number.isFinite(mistakes))
      // Kansas City isn't Arkansas City.
      .filter(({ town }) => keyOf(wordsOf(town.city))[0] === keyOf(words)[0])
      .map(({ town }) => ({ ...findingOf(town), isNear: true }))
      .sort(byDistance)
  );
}

/** The abbreviations of the states that have none of our towns. */
const otherStates =
  /^(a[klz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|ky|la|m[adeinst]|n[cdehjmvy]|o[hr]|pa|ri|s[cd]|tn|ut|v[at]|w[aivy])$/;

/** Where a ZIP code (also ZIP+4) or a town lies, the state after the town being optional. */
export function findArea(text: string): AreaAnswer {
  // In an address the house number comes first.
  const [, zip] = [...text.matchAll(/(?<!\d)(\d{5})(?:[- ]?\d{4})?(?!\d)/g)].at(-1) ?? [];
  if (zip !== undefined) return findZip(zip);
  const words = wordsOf(text);
  if (words.every((word) => /^\d+$/.test(word))) {
    return { kind: keyOf(words).length < 5 ? 'incomplete' : 'unknown-zip' };
  }
  const last = words.at(-1) ?? '';
  const state = stateNames[last];
  const town = words.slice(0, -1);
  const inState = (found: AreaFinding[]) => found.filter((finding) => finding.state === state);
  const isNamed = state !== undefined || otherStates.test(last);
  // The whole name first: Oklahoma has a town named Kansas.
  const steps = [() => findTowns(words), () => inState(findTowns(town))];
  const near = isNamed ? () => inState(findNearTowns(town)) : () => findNearTowns(words);
  for (const find of [...steps, near]) {
    const [nearest, ...others] = find();
    if (nearest) return { ...nearest, namesakes: others.map((other) => `${other.city}, ${other.state}`) };
  }
  return { kind: 'unknown-town' };
}
