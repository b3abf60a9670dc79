/**
 * Where a ZIP code or town lies in the service area. It carries the whole ZIP list, so the pages load it
 * only when somebody asks.
 */
import { countTypingMistakes } from '../finder/near-spelling';
import { findPlace, type PlaceTier, places, chooseTier, findTownPage } from './places';
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

const findCounty = (city: string, state: State): string =>
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
const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{Diacritic}'’.]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => abbreviations[word] ?? word);

/** Without gaps, since 'Mc Alester' is written both ways. */
const joinWords = (words: readonly string[]): string => words.join('');

function describePlace({ city, state, ...town }: Pick<Town, 'city' | 'state' | 'miles'>): AreaFinding {
  const place = findPlace(city, state);
  const miles = place?.miles ?? town.miles ?? Infinity;
  const tier = place?.tier ?? chooseTier(findCounty(city, state), miles);
  const page = findTownPage(city, state)?.path;
  return { kind: 'place', city, state, miles, tier, namesakes: [], isNear: false, ...(page && { page }) };
}

function findZip(zip: string): AreaAnswer {
  const town = towns.find(({ zips }) => zips.includes(zip));
  return town ? { ...describePlace(town), zip } : { kind: 'unknown-zip' };
}

/** Every town that can be asked for by name. */
const namedTowns: readonly Pick<Town, 'city' | 'state' | 'miles'>[] = [
  ...towns,
  ...places
    .map(({ name, state }) => ({ city: name, state }))
    .filter(({ city, state }) => !towns.some((town) => town.city === city && town.state === state)),
  ...townsWithoutPostOffice.map(([city, miles]) => ({ city, state: 'OK' as const, miles })),
];

const compareDistances = (a: AreaFinding, b: AreaFinding) => a.miles - b.miles;

function findTowns(words: readonly string[]): AreaFinding[] {
  const key = shortNames[joinWords(words)] ?? joinWords(words);
  return namedTowns
    .filter(({ city }) => joinWords(splitWords(city)) === key)
    .map(describePlace)
    .sort(compareDistances);
}

/** The towns spelled most like it. */
function findNearTowns(words: readonly string[]): AreaFinding[] {
  const candidates = namedTowns.map((town) => ({
    town,
    mistakes: countTypingMistakes(joinWords(words), joinWords(splitWords(town.city))),
  }));
  const fewest = Math.min(...candidates.map(({ mistakes }) => mistakes));
  return (
    candidates
      .filter(({ mistakes }) => mistakes === fewest && Number.isFinite(mistakes))
      // Kansas City isn't Arkansas City.
      .filter(({ town }) => joinWords(splitWords(town.city))[0] === joinWords(words)[0])
      .map(({ town }) => ({ ...describePlace(town), isNear: true }))
      .sort(compareDistances)
  );
}

/** The abbreviations of the states that have none of our towns. */
const otherStates =
  /^(a[klz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|ky|la|m[adeinst]|n[cdehjmvy]|o[hr]|pa|ri|s[cd]|tn|ut|v[at]|w[aivy])$/;

/** Where a ZIP code (also ZIP+4) or a town lies, the state after the town being optional. */
export function findArea(text: string): AreaAnswer {
  // In an address the house number comes first.
  const [, zip] = [...text.matchAll(/(?<!\d)(\d{5})(?:[- ]?\d{4})?(?!\d)/g)].at(-1) ?? [];
  if (zip !== undefined) {
    return findZip(zip);
  }
  const words = splitWords(text);
  if (words.every((word) => /^\d+$/.test(word))) {
    return { kind: joinWords(words).length < 5 ? 'incomplete' : 'unknown-zip' };
  }
  const last = words.at(-1) ?? '';
  const state = stateNames[last];
  const town = words.slice(0, -1);
  const keepState = (found: AreaFinding[]) => found.filter((finding) => finding.state === state);
  const isNamed = state !== undefined || otherStates.test(last);
  // The whole name first: Oklahoma has a town named Kansas.
  const steps = [() => findTowns(words), () => keepState(findTowns(town))];
  const near = isNamed ? () => keepState(findNearTowns(town)) : () => findNearTowns(words);
  for (const find of [...steps, near]) {
    const [nearest, ...others] = find();
    if (nearest) {
      return { ...nearest, namesakes: others.map((other) => `${other.city}, ${other.state}`) };
    }
  }
  return { kind: 'unknown-town' };
}

/** What stands before the town in "I-44 near Vinita" or "2 miles east of Big Cabin", in English or in Spanish. */
const beforeTown =
  /[,;\n]|\b(?:near|at|in|by|of|outside|around|before|past|between|cerca de|en|por|rumbo a|hacia|antes de|pasando|entre)\b/i;

/** The highways, mile markers and directions of a place, which leave the town. */
const onHighway = new RegExp(
  [
    String.raw`\b(?:i|us|sh|ok|ks|ar|mo|interstate|carretera|(?:state |us )?h(?:igh)?wy|route|rt)[ -]?\d+[a-z]?\b`,
    String.raw`\b(?:will rogers|turner|muskogee|cimarron|indian nation|creek|cherokee|gilcrease)(?= (?:turnpike|tpke|expressway))`,
    String.raw`\b(?:turnpike|tpke|expressway|exit|(?:mile ?)?marker|mile|milla|mm|mp|[nsew]b|(?:north|south|east|west)bound)\b`,
    String.raw`\b\d+(?:\.\d+)?\b`,
  ].join('|'),
  'gi',
);

/** A state belongs to the town before it. */
const beforeState = new RegExp(String.raw`,\s*(?=(?:${Object.keys(stateNames).join('|')})\b)`, 'gi');

/**
 * The town in what somebody writes about a place: an address, a highway with a town, a ZIP code. A street that has the name
 * of a town isn't one. `unknown-town` when there is none.
 */
export function findTownIn(text: string): AreaAnswer {
  const whole = findArea(text);
  if (whole.kind === 'incomplete' || (whole.kind === 'place' && !whole.isNear)) {
    return whole;
  }
  const parts = text
    .replaceAll(beforeState, ' ')
    .split(beforeTown)
    .toReversed()
    .map((part) => part.replaceAll(onHighway, ' ').trim())
    .filter((part) => part !== '');
  const found = [...parts.map(findArea), whole].filter((answer) => answer.kind === 'place');
  const isZip = /^[\s\d-]+$/.test(text);
  return found.find(({ isNear }) => !isNear) ?? found[0] ?? (isZip ? whole : { kind: 'unknown-town' });
}
