import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawings } from '../../src/content/drawings/drawings';
import { joinDrawings } from '../../tools/drawings/join-drawings';

const names = Object.keys(drawings);

describe('the drawings of machines', () => {
  test('are one file each, one for all and one for the page that is not found', () => {
    expect(readdirSync('public/drawings').sort()).toEqual(
      [...names, 'all', 'not-on-file'].map((name) => `${name}.svg`).sort(),
    );
  });

  test('are in the file for all as in their own: npm run drawings writes it', () =>
    expect(readFileSync('public/drawings/all.svg', 'utf8') === joinDrawings()).toBe(true));
});
