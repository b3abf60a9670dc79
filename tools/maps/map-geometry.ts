/** The plan of the service area in drawing units: what stands where on it. */
import { business } from '../../src/content/business';
import { offsetMiles, places } from '../../src/content/area/places';

export type Point = { x: number; y: number };

/** Drawing units a mile, and the half side of the square drawing. */
const scale = 2.2;
export const half = 320;

export const radius = business.serviceRadiusMiles * scale;

export const point = (coordinates: { latitude: number; longitude: number }): Point => {
  const { x, y } = offsetMiles(coordinates);
  return { x: Number((half + x * scale).toFixed(1)), y: Number((half - y * scale).toFixed(1)) };
};

/** A ring of so many miles around the reference point. */
export const ring = (miles: number) => ({ cx: half, cy: half, r: miles * scale });

const polyline = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

/**
 * The state lines inside the circle: 37.0 N (Kansas), 94.618 W (Missouri), 36.5 N (Missouri and
 * Arkansas) and the Oklahoma and Arkansas line. The Red River lies outside.
 */
const stateBorders: readonly (readonly [latitude: number, longitude: number])[][] = [
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

export const stateLines = stateBorders.map((border) =>
  polyline(border.map(([latitude, longitude]) => point({ latitude, longitude }))),
);

export const stateNames = [
  { name: 'KANSAS', ...point({ latitude: 37.3, longitude: -96.6 }) },
  { name: 'OKLAHOMA', ...point({ latitude: 34.57, longitude: -96.1 }) },
  { name: 'MISSOURI', ...point({ latitude: 36.82, longitude: -94.22 }) },
  { name: 'ARKANSAS', ...point({ latitude: 35.72, longitude: -94.14 }) },
];

/** The towns of the same-day counties, in order around their middle. */
export const sameDayOutline = (() => {
  const corners = places.filter(({ tier }) => tier === 'oklahomaCity').map(point);
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const turn = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  return polyline(corners.sort((a, b) => turn(a) - turn(b)));
})();

/** A tick every ten degrees on the edge of the area, longer every thirty. */
export const bearingTicks = Array.from({ length: 36 }, (_, step) => {
  const angle = (step * 10 * Math.PI) / 180;
  const length = step % 3 === 0 ? 14 : 7;
  const at = (r: number) =>
    `${(half + r * Math.sin(angle)).toFixed(1)} ${(half - r * Math.cos(angle)).toFixed(1)}`;
  return `M${at(radius)}L${at(radius + length)}`;
}).join('');

/** Where a ring says its miles: south-south-east, where the towns leave room. */
export function distanceLabel(miles: number): Point {
  const angle = (155 * Math.PI) / 180;
  const reach = miles * scale - 8;
  return {
    x: Number((half + reach * Math.sin(angle)).toFixed(1)),
    y: Number((half - reach * Math.cos(angle)).toFixed(1)),
  };
}

export const compassPoints = [
  { name: 'N', x: half, y: half - radius - 22 },
  { name: 'E', x: half + radius + 26, y: half + 7 },
  { name: 'S', x: half, y: half + radius + 36 },
  { name: 'W', x: half - radius - 26, y: half + 7 },
];
