import { useId } from 'react';
import { business } from '../content/business';
import { offsetMiles, places, type Place, type PlaceTier } from '../content/places';

/** Drawing units a mile, and the half side of the square drawing. */
const scale = 2.2;
const half = 320;

const point = (coordinates: { latitude: number; longitude: number }) => {
  const { x, y } = offsetMiles(coordinates);
  return { x: Number((half + x * scale).toFixed(1)), y: Number((half - y * scale).toFixed(1)) };
};

/**
 * The state lines inside the circle: 37.0 N (Kansas), 94.618 W (Missouri), 36.5 N (Missouri and
 * Arkansas) and the Oklahoma and Arkansas line. The Red River lies outside.
 */
const stateLines: readonly (readonly [latitude: number, longitude: number])[][] = [
  [
    [37, -98.4],
    [37, -97],
    [37, -96],
    [37, -95],
    [37, -94.618],
  ],
  [
    [38.2, -94.618],
    [36.5, -94.618],
  ],
  [
    [36.5, -94.618],
    [36.5, -93.7],
  ],
  [
    [36.5, -94.618],
    [35.39, -94.431],
    [34.3, -94.46],
  ],
];

const stateNames: readonly { name: string; latitude: number; longitude: number }[] = [
  { name: 'KANSAS', latitude: 37.3, longitude: -96.6 },
  { name: 'OKLAHOMA', latitude: 34.57, longitude: -96.1 },
  { name: 'MISSOURI', latitude: 36.82, longitude: -94.22 },
  { name: 'ARKANSAS', latitude: 35.72, longitude: -94.14 },
];

type Point = { x: number; y: number };

/**
 * The marks of a tier's towns, whose shape says the tier as well as their colour does. Each is the cap of a
 * line without length (styles/pages.css), so that a tier is one element, however many towns it has.
 */
export function TownMarks({ tier, towns }: { tier: PlaceTier; towns: readonly Point[] }) {
  // A square cap stands on its corner where the line has a direction.
  const line = tier === 'oklahomaCity' ? 'l.01.01' : 'h0';
  const d = towns.map(({ x, y }) => `M${x} ${y}${line}`).join('');
  if (tier === 'metro') return <path d={d} className="map-mark map-round stroke-signal" />;
  if (tier === 'regional') return <path d={d} className="map-mark map-square stroke-ink" />;
  if (tier === 'oklahomaCity') return <path d={d} className="map-mark map-diamond stroke-focus" />;
  return (
    <>
      <path d={d} className="map-mark map-ring stroke-steel" />
      <path d={d} className="map-mark map-hole stroke-white" />
    </>
  );
}

const tiers = [...new Set(places.map(({ tier }) => tier))];

type Label = {
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
  /** Left out on a phone, where the letters are larger on the map. */
  minor?: boolean;
};

/** Towns with a name on the map; the rest are marks, else the middle would be unreadable. */
const labelled: Record<string, Label> = {
  Bartlesville: { dx: 0, dy: -12, anchor: 'middle' },
  'Broken Arrow': { dx: 0, dy: 30, anchor: 'start', minor: true },
  Claremore: { dx: 10, dy: -6, anchor: 'start', minor: true },
  Pawhuska: { dx: 0, dy: 20, anchor: 'middle', minor: true },
  Okmulgee: { dx: -10, dy: 5, anchor: 'end', minor: true },
  Cushing: { dx: 10, dy: -2, anchor: 'start', minor: true },
  Coffeyville: { dx: 10, dy: 2, anchor: 'start', minor: true },
  Muskogee: { dx: 0, dy: 24, anchor: 'middle' },
  'Ponca City': { dx: 10, dy: 5, anchor: 'start', minor: true },
  Enid: { dx: -4, dy: -12, anchor: 'start' },
  Stillwater: { dx: 10, dy: 6, anchor: 'start', minor: true },
  Edmond: { dx: -12, dy: -2, anchor: 'end', minor: true },
  'Oklahoma City': { dx: 32, dy: 6, anchor: 'start' },
  Norman: { dx: 11, dy: 10, anchor: 'start', minor: true },
  Shawnee: { dx: 10, dy: 6, anchor: 'start', minor: true },
  Ada: { dx: 10, dy: 5, anchor: 'start', minor: true },
  McAlester: { dx: 0, dy: 24, anchor: 'middle' },
  'Fort Smith': { dx: 0, dy: 24, anchor: 'middle' },
  Fayetteville: { dx: -10, dy: 5, anchor: 'end', minor: true },
  Joplin: { dx: -11, dy: 5, anchor: 'end' },
  Vinita: { dx: 0, dy: -11, anchor: 'middle', minor: true },
  Tahlequah: { dx: 10, dy: 5, anchor: 'start', minor: true },
  Wichita: { dx: 0, dy: -12, anchor: 'middle' },
};

const { city } = business.location;
const radius = business.serviceRadiusMiles * scale;

/** The towns of the same-day counties, in order around their middle. */
const sameDayOutline = (() => {
  const corners = places.filter(({ tier }) => tier === 'oklahomaCity').map(point);
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const turn = ({ x, y }: { x: number; y: number }) => Math.atan2(y - middle.y, x - middle.x);
  return corners
    .sort((a, b) => turn(a) - turn(b))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
})();

/** A tick every ten degrees on the edge of the area, longer every thirty. */
const bearingTicks = Array.from({ length: 36 }, (_, step) => {
  const angle = (step * 10 * Math.PI) / 180;
  const length = step % 3 === 0 ? 14 : 7;
  const at = (r: number) =>
    `${(half + r * Math.sin(angle)).toFixed(1)} ${(half - r * Math.cos(angle)).toFixed(1)}`;
  return `M${at(radius)}L${at(radius + length)}`;
}).join('');

/** Where a ring says its miles: south-south-east, where the towns leave room. */
function distanceLabel(miles: number) {
  const angle = (155 * Math.PI) / 180;
  const reach = miles * scale - 8;
  return {
    x: Number((half + reach * Math.sin(angle)).toFixed(1)),
    y: Number((half - reach * Math.cos(angle)).toFixed(1)),
  };
}

const compassPoints = [
  { name: 'N', x: half, y: half - radius - 22 },
  { name: 'E', x: half + radius + 26, y: half + 7 },
  { name: 'S', x: half, y: half + radius + 36 },
  { name: 'W', x: half - radius - 26, y: half + 7 },
];

/**
 * The service area drawn around the reference point: the circle with its bearings, the arrival tiers,
 * the state lines, the towns. The map is a picture of the list of places; whoever can't see it reads
 * that list. `highlight` measures the way to one town.
 */
export function ServiceAreaMap({ highlight, label }: { highlight?: Place; label: string }) {
  const id = useId();
  const target = highlight && highlight.name !== city ? { ...point(highlight), place: highlight } : undefined;
  return (
    <svg viewBox="8 8 624 624" role="img" aria-label={label} className="service-map">
      <defs>
        <clipPath id={`${id}-circle`}>
          <circle cx={half} cy={half} r={radius} />
        </clipPath>
      </defs>
      <circle cx={half} cy={half} r={radius} className="fill-paper stroke-ink" strokeWidth={3} />
      <path d={bearingTicks} className="stroke-ink" strokeWidth={1.5} />
      <g className="fill-none stroke-steel" strokeDasharray="2 5">
        {[40, 80].map((miles) => (
          <circle key={miles} cx={half} cy={half} r={miles * scale} />
        ))}
      </g>
      <g clipPath={`url(#${id}-circle)`}>
        <circle
          cx={half}
          cy={half}
          r={25 * scale}
          strokeWidth={1.5}
          className="fill-signal/15 stroke-signal"
        />
        <polygon
          points={sameDayOutline}
          strokeWidth={44}
          strokeLinejoin="round"
          opacity={0.14}
          className="fill-focus stroke-focus"
        />
        <g className="fill-none stroke-steel" strokeWidth={1.5} strokeDasharray="12 4 2 4">
          {stateLines.map((line) => (
            <polyline
              key={line.join(' ')}
              points={line
                .map(([latitude, longitude]) => point({ latitude, longitude }))
                .map(({ x, y }) => `${x},${y}`)
                .join(' ')}
            />
          ))}
        </g>
      </g>
      {stateNames.map(({ name, ...coordinates }) => (
        <text key={name} {...point(coordinates)} textAnchor="middle" className="map-state">
          {name}
        </text>
      ))}
      {[40, 80, business.serviceRadiusMiles].map((miles) => (
        <text key={miles} {...distanceLabel(miles)} textAnchor="middle" className="map-distance">
          {miles} mi
        </text>
      ))}
      {compassPoints.map(({ name, ...at }) => (
        <text key={name} {...at} textAnchor="middle" className="map-compass">
          {name}
        </text>
      ))}
      {target && (
        <path d={`M${half} ${half}L${target.x} ${target.y}`} strokeWidth={3} className="stroke-signal" />
      )}
      {tiers.map((tier) => (
        <TownMarks key={tier} tier={tier} towns={places.filter((place) => place.tier === tier).map(point)} />
      ))}
      <circle cx={half} cy={half} r={9} strokeWidth={2} className="fill-white stroke-ink" />
      <path d={`M${half - 16} ${half}h32M${half} ${half - 16}v32`} strokeWidth={2} className="stroke-ink" />
      {places.map((place) => {
        const position = labelled[place.name];
        if (!position || place === target?.place) return null;
        const { x, y } = point(place);
        if (target && crowds(position, { x, y, name: place.name }, target)) return null;
        return (
          <text
            key={`${place.name}, ${place.state}`}
            x={x + position.dx}
            y={y + position.dy}
            textAnchor={position.anchor}
            className={position.minor ? 'map-town map-town-minor' : 'map-town'}
          >
            {place.name}
          </text>
        );
      })}
      <text x={half - 12} y={half - 16} textAnchor="end" className="map-town map-base">
        {city}
      </text>
      {target && <Target target={target} />}
    </svg>
  );
}

type Target = { x: number; y: number; place: Place };

/** Where the name of the highlighted town starts or ends: on the side away from Tulsa, if there is room. */
function targetLabel({ x, place }: Target): { x: number; anchor: 'start' | 'end' } {
  const isWest = x < half;
  const isFar = place.miles > 70;
  // Far out there is no room outward: the name stands on the inner side then.
  const anchor = isWest === isFar ? 'start' : 'end';
  return { x: x + (anchor === 'start' ? 20 : -16), anchor };
}

/** How wide a letter of a name is on a phone, where the letters are largest, and how high a line. */
const letter = { width: 14, height: 26 };

/** From where to where a name goes along its line. */
function extent(x: number, anchor: Label['anchor'], name: string): readonly [number, number] {
  const width = name.length * letter.width;
  const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return [start, start + width];
}

/** Whether a town's name would run into the two lines of the highlighted one. */
function crowds({ dx, dy, anchor }: Label, town: { x: number; y: number; name: string }, target: Target) {
  const label = targetLabel(target);
  const [from, to] = extent(town.x + dx, anchor, town.name);
  const [targetFrom, targetTo] = extent(label.x, label.anchor, target.place.name);
  const below = town.y + dy - target.y;
  return from < targetTo && to > targetFrom && below > -letter.height && below < 2.5 * letter.height;
}

/** The town that a page is about: ringed, and named with its distance. */
function Target({ target }: { target: Target }) {
  const { x, y, place } = target;
  const label = targetLabel(target);
  return (
    <>
      <circle cx={x} cy={y} r={12} strokeWidth={4} className="fill-none stroke-signal" />
      <text y={y + 8} textAnchor={label.anchor} className="map-town map-base">
        <tspan x={label.x}>{place.name}</tspan>
        <tspan x={label.x} dy="1.05em">
          {place.miles} mi
        </tspan>
      </text>
    </>
  );
}
