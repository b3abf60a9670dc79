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
  { name: 'OKLAHOMA', latitude: 35.2, longitude: -96.35 },
  { name: 'MISSOURI', latitude: 36.82, longitude: -94.22 },
  { name: 'ARKANSAS', latitude: 35.72, longitude: -94.16 },
];

const dots: Record<PlaceTier, string> = {
  metro: 'fill-signal',
  oklahomaCity: 'fill-focus',
  regional: 'fill-ink',
  justOutside: 'fill-paper stroke-steel',
  outside: 'fill-paper stroke-steel',
};

/** Towns with a name on the map; the rest are dots, else the middle would be unreadable. */
const labelled: Record<string, { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }> = {
  Bartlesville: { dx: 0, dy: -9, anchor: 'middle' },
  'Broken Arrow': { dx: 9, dy: 2, anchor: 'start' },
  Claremore: { dx: -2, dy: -9, anchor: 'start' },
  Muskogee: { dx: 9, dy: 5, anchor: 'start' },
  'Ponca City': { dx: 9, dy: 5, anchor: 'start' },
  Enid: { dx: 8, dy: -8, anchor: 'start' },
  Stillwater: { dx: 9, dy: 5, anchor: 'start' },
  Edmond: { dx: -9, dy: 5, anchor: 'end' },
  'Oklahoma City': { dx: 26, dy: 6, anchor: 'start' },
  Norman: { dx: 9, dy: 10, anchor: 'start' },
  Shawnee: { dx: 9, dy: 5, anchor: 'start' },
  Ada: { dx: 9, dy: 5, anchor: 'start' },
  McAlester: { dx: 9, dy: 5, anchor: 'start' },
  'Fort Smith': { dx: 0, dy: 17, anchor: 'middle' },
  Fayetteville: { dx: -9, dy: 5, anchor: 'end' },
  Joplin: { dx: -9, dy: 0, anchor: 'end' },
  Vinita: { dx: 9, dy: 5, anchor: 'start' },
  Tahlequah: { dx: 9, dy: 5, anchor: 'start' },
  Wichita: { dx: 0, dy: -9, anchor: 'middle' },
};

/**
 * The service area drawn around the reference point: the circle, the state lines, the towns. The map
 * is a picture of the list of places; whoever can't see it reads that list. `highlight` rings one town.
 */
export function ServiceAreaMap({ highlight, label }: { highlight?: Place; label: string }) {
  const id = useId();
  const radius = business.serviceRadiusMiles * scale;
  return (
    <svg
      viewBox="0 0 640 640"
      role="img"
      aria-label={label}
      className="border-line h-auto w-full max-w-2xl border bg-white"
    >
      <defs>
        <clipPath id={`${id}-circle`}>
          <circle cx={half} cy={half} r={radius} />
        </clipPath>
      </defs>
      <circle cx={half} cy={half} r={radius} className="fill-paper stroke-ink" strokeWidth={2} />
      {[40, 80].map((miles) => (
        <circle
          key={miles}
          cx={half}
          cy={half}
          r={miles * scale}
          className="stroke-line fill-none"
          strokeDasharray="3 5"
        />
      ))}
      <g
        clipPath={`url(#${id}-circle)`}
        className="stroke-steel fill-none"
        strokeWidth={1.5}
        strokeDasharray="9 4 2 4"
      >
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
      {stateNames.map(({ name, ...coordinates }) => (
        <text
          key={name}
          {...point(coordinates)}
          textAnchor="middle"
          className="fill-steel"
          fontSize={13}
          letterSpacing={1.5}
        >
          {name}
        </text>
      ))}
      {[40, 80, business.serviceRadiusMiles].map((miles) => (
        <text
          key={miles}
          x={half}
          y={half + miles * scale + 15}
          textAnchor="middle"
          className="fill-steel"
          fontSize={13}
        >
          {miles} mi
        </text>
      ))}
      {places.map((place) => {
        const { x, y } = point(place);
        const position = labelled[place.name];
        const ringed = place === highlight;
        return (
          <g key={`${place.name}, ${place.state}`}>
            {ringed && <circle cx={x} cy={y} r={11} className="stroke-signal fill-none" strokeWidth={3} />}
            <circle
              cx={x}
              cy={y}
              r={place.name === business.location.city ? 7 : 4.5}
              className={dots[place.tier]}
            />
            {(position || (ringed && place.name !== business.location.city)) && (
              <text
                x={x + (position?.dx ?? 0)}
                y={y + (position?.dy ?? -14)}
                textAnchor={position?.anchor ?? 'middle'}
                className={ringed ? 'fill-ink font-bold' : 'fill-ink'}
                fontSize={15}
              >
                {place.name}
              </text>
            )}
          </g>
        );
      })}
      <text x={half - 16} y={half - 6} textAnchor="end" className="fill-ink font-bold" fontSize={19}>
        {business.location.city}
      </text>
    </svg>
  );
}
