import { expect, it } from 'vitest';
import { places, chooseTier } from '../../src/content/area/places';
import { describeTrip } from '../../src/content/page-kinds/location';

it.each([
  ['Oklahoma', 97.5, 'oklahomaCity'],
  ['Canadian', 20, 'oklahomaCity'],
  ['Rogers', 25, 'metro'],
  ['Creek', 25.1, 'regional'],
  ['Crawford', 120, 'regional'],
  ['Sedgwick', 120.1, 'justOutside'],
  ['Shawnee', 135.1, 'outside'],
])('the tier of a place in %s County at %d miles is %s', (county, miles, tier) =>
  expect(chooseTier(county, miles)).toBe(tier),
);

it('the list of places has 57 places, each once, nearest first', () => {
  expect(places).toHaveLength(57);
  expect(new Set(places.map(({ name, state }) => `${name}, ${state}`)).size).toBe(57);
  expect(places.map(({ miles }) => miles)).toEqual(places.map(({ miles }) => miles).sort((a, b) => a - b));
});

it('a town’s page shows the distance to the town, and the county with its name', () => {
  const town = places.find(({ name }) => name === 'Broken Arrow');
  expect(town && describeTrip(town).fields).toEqual(
    expect.arrayContaining([
      { term: 'To', value: 'Broken Arrow, OK', detail: 'Tulsa County' },
      { term: 'From Tulsa, OK', value: 'About 14 miles', detail: 'Straight line' },
    ]),
  );
});
