import { describe, expect, it } from 'vitest';
import { places, tierFor } from '../../src/content/area/places';

const placeNamed = (name: string) => {
  const place = places.find((candidate) => candidate.name === name);
  if (!place) throw new Error(`no place called ${name}`);
  return place;
};

describe('the tier of a place', () => {
  it.each([
    ['Oklahoma', 97.5, 'oklahomaCity'],
    ['Canadian', 20, 'oklahomaCity'],
    ['Rogers', 25, 'metro'],
    ['Creek', 25.1, 'regional'],
    ['Crawford', 120, 'regional'],
    ['Sedgwick', 120.1, 'justOutside'],
    ['Shawnee', 135.1, 'outside'],
  ])('in %s County at %d miles is %s', (county, miles, tier) => {
    expect(tierFor(county, miles)).toBe(tier);
  });
});

describe('the list of places', () => {
  it('has 55 places, each once, nearest first', () => {
    expect(places).toHaveLength(55);
    expect(new Set(places.map(({ name, state }) => `${name}, ${state}`)).size).toBe(55);
    expect(places.map(({ miles }) => miles)).toEqual(places.map(({ miles }) => miles).sort((a, b) => a - b));
  });

  // Published distances, worked out elsewhere with the haversine formula.
  it.each([
    ['Tulsa', 5.3, 'ESE', 'metro'],
    ['Broken Arrow', 14.3, 'SE', 'metro'],
    ['Muskogee', 45.5, 'SE', 'regional'],
    ['Oklahoma City', 97.5, 'WSW', 'oklahomaCity'],
    ['Wichita', 129.7, 'NW', 'justOutside'],
  ])('puts %s %d miles %s, tier %s', (name, miles, bearing, tier) => {
    expect(placeNamed(name)).toMatchObject({ miles, bearing, tier });
  });
});
