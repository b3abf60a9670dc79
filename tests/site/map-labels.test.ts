import { describe, expect, test } from 'vitest';
import { point } from '../../src/components/map-geometry';
import { isMarkedOnPhones, labelsBeside, type TownLabel } from '../../src/components/map-labels';
import { type Place, places } from '../../src/content/places';

/** About as wide as a letter and as high as a line on each screen, in units of the drawing. */
const letters = { phone: { width: 12.5, height: 18 }, wide: { width: 7, height: 10 } };

/** How far a town's mark is from the box of a name. */
function distance({ name, at, anchor }: TownLabel, place: Place, letter: typeof letters.phone): number {
  const width = name.length * letter.width;
  const left = { start: at.x, middle: at.x - width / 2, end: at.x - width }[anchor];
  const { x, y } = point(place);
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(at.y - letter.height - y, 0, y - at.y));
}

describe.each(['phone', 'wide'] as const)('the map on a %s screen', (screen) => {
  const marked = places.filter((place) => screen === 'wide' || isMarkedOnPhones(place));
  const labels = labelsBeside(undefined).filter(
    ({ only, line }) => line === undefined && (only === undefined || only === screen),
  );

  test.each(labels)('a visitor who reads $name finds its mark first', (label) => {
    const [nearest] = marked.toSorted(
      (a, b) => distance(label, a, letters[screen]) - distance(label, b, letters[screen]),
    );
    // On a phone the city's name is that of its colored area, whose marks are alike.
    const isArea = screen === 'phone' && label.name === 'Oklahoma City';
    expect(isArea ? nearest?.tier : nearest?.name).toBe(isArea ? 'oklahomaCity' : label.name);
  });
});
