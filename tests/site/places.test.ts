import { describe, expect, it } from 'vitest';
import { business } from '../../src/content/business';
import { nearestPlaces, offsetMiles, places, tierFor } from '../../src/content/area/places';

const placeNamed = (name: string) => {
  const place = places.find((candidate) => candidate.name === name);
  if (!place) throw new Error(`no place called ${name}`);
  return place;
};

describe('the tier of a place', () => {
  it.each([
    ['Oklahoma', 97.5, 'oklahomaCity'],
    ['Cleveland', 99.1, 'oklahomaCity'],
    ['Canadian', 108.4, 'oklahomaCity'],
    ['Canadian', 20, 'oklahomaCity'],
    ['Tulsa', 5.3, 'metro'],
    ['Rogers', 24.1, 'metro'],
    ['Rogers', 25, 'metro'],
    ['Creek', 25.1, 'regional'],
    ['Crawford', 120, 'regional'],
    ['Sedgwick', 120.1, 'justOutside'],
    ['Sedgwick', 135, 'justOutside'],
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
    ['Claremore', 24.1, 'ENE', 'metro'],
    ['Bristow', 31.5, 'SW', 'regional'],
    ['Bartlesville', 40.3, 'N', 'regional'],
    ['Muskogee', 45.5, 'SE', 'regional'],
    ['Stillwater', 60.4, 'W', 'regional'],
    ['Edmond', 86.4, 'WSW', 'oklahomaCity'],
    ['Oklahoma City', 97.5, 'WSW', 'oklahomaCity'],
    ['Norman', 99.1, 'SW', 'oklahomaCity'],
    ['Joplin', 104.4, 'NE', 'regional'],
    ['Pittsburg', 112.7, 'NE', 'regional'],
    ['Wichita', 129.7, 'NW', 'justOutside'],
  ])('puts %s %d miles %s, tier %s', (name, miles, bearing, tier) => {
    expect(placeNamed(name)).toMatchObject({ miles, bearing, tier });
  });

  it('keeps Wichita as the only place outside the circle', () => {
    const outside = places.filter(({ miles }) => miles > business.serviceRadiusMiles);
    expect(outside.map(({ name }) => name)).toEqual(['Wichita']);
  });
});

describe('distances on the map', () => {
  it('has the reference point in the middle', () => {
    const { x, y } = offsetMiles(business.coordinates);
    expect([Math.abs(x), Math.abs(y)]).toEqual([0, 0]);
  });

  it('draws east to the right and north up', () => {
    const muskogee = offsetMiles(placeNamed('Muskogee'));
    expect(muskogee.x).toBeGreaterThan(0);
    expect(muskogee.y).toBeLessThan(0);
  });

  it('names the nearest neighbours first, never the place itself or one beyond the circle', () => {
    const neighbours = nearestPlaces(placeNamed('Norman'), 3);
    expect(neighbours.map(({ name }) => name)).toEqual(['Moore', 'Midwest City', 'Oklahoma City']);
    expect(nearestPlaces(placeNamed('Tulsa'), 2).map(({ name }) => name)).toEqual(['Sand Springs', 'Jenks']);
    expect(nearestPlaces(placeNamed('Tulsa'), 100)).toHaveLength(53);
  });
});
