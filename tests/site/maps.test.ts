import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawMaps } from '../../tools/maps/draw-maps';

test('the files of the maps are what the list of places gives: npm run maps writes them', () => {
  const maps = drawMaps();
  expect(readdirSync('public/maps').map((file) => `/maps/${file}`)).toEqual([...maps.keys()].sort());
  const outdated = [...maps].filter(([address, svg]) => readFileSync(`public${address}`, 'utf8') !== svg);
  expect(outdated.map(([address]) => address)).toEqual([]);
});
