import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawings } from '../../src/content/drawings/drawings';
import { joinDrawings } from '../../tools/drawings/join-drawings';

const names = Object.keys(drawings);

describe('the drawings of machines', () => {
  test('have one file each, one joined file, and one for the not-found page', () => {
    const files = [...names, 'all', 'not-on-file'].map((name) => `${name}.svg`).sort();
    expect(readdirSync('public/drawings').sort()).toEqual(files);
  });

  test('are the same in the joined file, which npm run drawings writes', () =>
    expect(readFileSync('public/drawings/all.svg', 'utf8') === joinDrawings()).toBe(true));
});
