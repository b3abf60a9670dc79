import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawMaps } from '../../tools/maps/draw-maps';
import { point } from '../../tools/maps/map-geometry';
import { isMarkedWhenNarrow, labelsBeside, type TownLabel } from '../../tools/maps/map-labels';
import { type Place, places } from '../../src/content/area/places';

test('the files of the maps are what the list of places gives: npm run maps writes them', () => {
  const maps = drawMaps();
  expect(readdirSync('public/maps').map((file) => `/maps/${file}`)).toEqual([...maps.keys()].sort());
  const outdated = [...maps].filter(([address, svg]) => readFileSync(`public${address}`, 'utf8') !== svg);
  expect(outdated.map(([address]) => address)).toEqual([]);
});

/** About as wide as a letter and as high as a line at each width, in units of the drawing. */
const letters = { narrow: { width: 12.5, height: 18 }, wide: { width: 7, height: 10 } };

/** How far a town's mark is from the box of a name. */
function distance({ name, at, anchor }: TownLabel, place: Place, letter: typeof letters.narrow): number {
  const width = name.length * letter.width;
  const left = { start: at.x, middle: at.x - width / 2, end: at.x - width }[anchor];
  const { x, y } = point(place);
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(at.y - letter.height - y, 0, y - at.y));
}

describe.each(['narrow', 'wide'] as const)('the %s map', (mapWidth) => {
  const marked = places.filter((place) => mapWidth === 'wide' || isMarkedWhenNarrow(place));
  const labels = labelsBeside(undefined).filter(
    ({ only, line }) => line === undefined && (only === undefined || only === mapWidth),
  );

  test.each(labels)('a visitor who reads $name finds its mark first', (label) => {
    const [nearest] = marked.toSorted(
      (a, b) => distance(label, a, letters[mapWidth]) - distance(label, b, letters[mapWidth]),
    );
    // On the narrow map the city's name is that of its colored area, whose marks are alike.
    const isArea = mapWidth === 'narrow' && label.name === 'Oklahoma City';
    expect(isArea ? nearest?.tier : nearest?.name).toBe(isArea ? 'oklahomaCity' : label.name);
  });
});
