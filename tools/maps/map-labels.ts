/** Which towns have their name on the map, and where it stands. */
import { type Place, places } from '../../src/content/area/places';
import { half, point, type Point } from './map-geometry';

type Anchor = 'start' | 'middle' | 'end';

type Position = {
  town: string;
  /** From the town's mark to the name. */
  dx: number;
  dy: number;
  anchor: Anchor;
  /** The name stands away from its mark: a thin line joins them. */
  hasLine?: boolean;
  /** Where it is shown, if not at every width: on a narrow map the letters are larger in proportion. */
  only?: 'narrow' | 'wide';
};

/** Each name is nearer to its own mark than to any other, or tied to it by a line. */
const positions: readonly Position[] = [
  { town: 'Bartlesville', dx: 0, dy: -12, anchor: 'middle' },
  { town: 'Muskogee', dx: -14, dy: 24, anchor: 'start' },
  { town: 'Enid', dx: -4, dy: -12, anchor: 'start' },
  { town: 'McAlester', dx: 0, dy: 24, anchor: 'middle' },
  { town: 'Fort Smith', dx: 22, dy: 24, anchor: 'end' },
  { town: 'Joplin', dx: -11, dy: 5, anchor: 'end' },
  { town: 'Wichita', dx: 0, dy: -12, anchor: 'middle' },
  { town: 'Oklahoma City', dx: 43, dy: 8, anchor: 'start', only: 'narrow' },
  { town: 'Oklahoma City', dx: -116, dy: 62, anchor: 'start', only: 'wide', hasLine: true },
  { town: 'Broken Arrow', dx: 60, dy: -8, anchor: 'start', only: 'wide', hasLine: true },
  { town: 'Claremore', dx: 22, dy: -22, anchor: 'start', only: 'wide', hasLine: true },
  { town: 'Pryor Creek', dx: 10, dy: 5, anchor: 'start', only: 'wide' },
  { town: 'Pawhuska', dx: 0, dy: 20, anchor: 'middle', only: 'wide' },
  { town: 'Okmulgee', dx: -10, dy: 5, anchor: 'end', only: 'wide' },
  { town: 'Cushing', dx: 10, dy: 5, anchor: 'start', only: 'wide' },
  { town: 'Coffeyville', dx: 10, dy: 2, anchor: 'start', only: 'wide' },
  { town: 'Ponca City', dx: 0, dy: 20, anchor: 'middle', only: 'wide' },
  { town: 'Stillwater', dx: -10, dy: 5, anchor: 'end', only: 'wide' },
  { town: 'Edmond', dx: -12, dy: 2, anchor: 'end', only: 'wide' },
  { town: 'Norman', dx: 12, dy: 5, anchor: 'start', only: 'wide' },
  { town: 'Shawnee', dx: 10, dy: 5, anchor: 'start', only: 'wide' },
  { town: 'Ada', dx: 10, dy: 5, anchor: 'start', only: 'wide' },
  { town: 'Fayetteville', dx: -4, dy: 20, anchor: 'middle', only: 'wide' },
  { town: 'Vinita', dx: 0, dy: -11, anchor: 'middle', only: 'wide' },
  { town: 'Tahlequah', dx: 0, dy: 20, anchor: 'middle', only: 'wide' },
];

export type TownLabel = { name: string; at: Point; anchor: Anchor; line?: string; only?: 'narrow' | 'wide' };

const labels: readonly TownLabel[] = positions.flatMap(({ town, dx, dy, anchor, hasLine, only }) => {
  const place = places.find(({ name }) => name === town);
  if (!place) return [];
  const mark = point(place);
  const at = { x: mark.x + dx, y: mark.y + dy };
  return {
    name: town,
    at,
    anchor,
    ...(hasLine && { line: lineTo(mark, at) }),
    ...(only && { only }),
  };
});

/** From a mark to its name: to the first letter, or to where a name that starts further left is nearest. */
function lineTo(mark: Point, at: Point): string {
  return at.x > mark.x
    ? `M${mark.x} ${mark.y}L${at.x - 3} ${at.y - 5}`
    : `M${mark.x} ${mark.y}L${mark.x - 35} ${at.y - 15}`;
}

const namedWhenNarrow: ReadonlySet<string> = new Set(
  positions.flatMap(({ town, only }) => (only === 'wide' ? [] : [town])),
);

/** Whether the narrow map shows a town's mark: with few names, a mark without one would be taken for a neighbor's. */
export const isMarkedWhenNarrow = ({ name, tier }: Place) => tier !== 'regional' || namedWhenNarrow.has(name);

export type Target = Point & { place: Place };

/** Where the name of the highlighted town starts or ends: on the side away from Tulsa, if there is room. */
export function targetLabel({ x, place }: Target): { x: number; anchor: 'start' | 'end' } {
  const isWest = x < half;
  const isFar = place.miles > 70;
  // Far out there is no room outward: the name stands on the inner side then.
  const anchor = isWest === isFar ? 'start' : 'end';
  return { x: x + (anchor === 'start' ? 20 : -16), anchor };
}

/** How wide a letter of a name is on a narrow map, where the letters are largest, and how high a line. */
const letter = { width: 14, height: 26 };

/** From where to where a name goes along its line. */
function extent(x: number, anchor: Anchor, name: string): readonly [number, number] {
  const width = name.length * letter.width;
  const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return [start, start + width];
}

/** Whether a town's name would run into the two lines of the highlighted one. */
function crowds({ name, at, anchor }: TownLabel, target: Target): boolean {
  const label = targetLabel(target);
  const [from, to] = extent(at.x, anchor, name);
  const [targetFrom, targetTo] = extent(label.x, label.anchor, target.place.name);
  const below = at.y - target.y;
  return from < targetTo && to > targetFrom && below > -letter.height && below < 2.5 * letter.height;
}

/** The names that stand on the map beside the highlighted town's. */
export const labelsBeside = (target: Target | undefined) =>
  target ? labels.filter((label) => label.name !== target.place.name && !crowds(label, target)) : labels;
