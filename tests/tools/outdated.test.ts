import { expect, test } from 'vitest';
import { explain, isInRange, type Published } from '../../tools/outdated';

test.each([
  ['>=20.19.0', true],
  ['>= 20', true],
  ['>=22.12.0', false],
  ['^20.19.0 || >=22.12.0', true],
  ['^22||^24||>=26', false],
  ['^22.22.2 || ^24.15.0', false],
  ['>=18 <20', false],
  ['20.x', true],
  ['20', true],
  ['~20.18.0', false],
  ['*', true],
])('Node 20.19.0 runs what wants %s: %s', (range, runs) => expect(isInRange('20.19.0', range)).toBe(runs));

test('a package is behind for its Node, for a reason of ours, or for none', () => {
  const why = (name: string, ...releases: [version: string, node: string][]) => {
    const published = releases.map(([version, node]): Published => ({
      version,
      'engines.node': node,
      'dist-tags.latest': '2.0.0',
    }));
    return explain({ place: '.', name, ours: '1.2.3' }, published, '20.19.0')?.why;
  };
  expect(why('left', ['1.2.3', '*'])).toBeUndefined();
  expect(why('left', ['2.0.0-beta.1', '*'], ['3.0.0', '*'])).toBeUndefined();
  expect(why('left', ['1.3.0', '*'], ['1.10.0', '*'])).toBe('1.10.0 is free to take');
  expect(why('left', ['2.0.0', '>=22'])).toBe('wants Node >=22');
  expect(why('left', ['1.10.0', '>=20'], ['2.0.0', '>=22'])).toBe('wants Node >=22; 1.10.0 is free to take');
  expect(why('@supabase/lite', ['2.0.0', '*'])).toMatch(/alpha/);
});
