/** What is true of every sentence in content/, whoever writes it. */
import { describe, expect, it } from 'vitest';
import { business } from '../../src/content/business';
import { places } from '../../src/content/area/places';

const modules = import.meta.glob<object>(['../../src/content/**/*.ts', '!**/zip-codes.ts'], { eager: true });
const posts = import.meta.glob<string>('../../src/content/posts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const texts = [
  ...Object.entries(modules).map(([file, exports]) => [file, JSON.stringify({ ...exports })] as const),
  ...Object.entries(posts),
];

/** "Broken Arrow is 14.3 straight-line miles", "Moore 100.8", "Stillwater, 60 miles west". */
const distanceOf = (town: string) =>
  new RegExp(`\\b${town}\\b[^".\\d]{0,50}?\\b(\\d+\\.\\d|\\d+(?= (?:straight-line )?miles))`, 'g');

describe('the texts', () => {
  it('are all looked at', () => {
    expect(texts.length).toBeGreaterThan(80);
  });

  it('write every apostrophe curly', () => {
    const straight = texts.flatMap(([file, text]) =>
      [...text.matchAll(/.{0,20}[a-z]'[a-z].{0,20}/gi)].map(([found]) => `${file}: ${found}`),
    );
    expect(straight).toEqual([]);
  });

  it('give every town the distance that the list of places works out', () => {
    const wrong: string[] = [];
    let checked = 0;
    for (const { name, miles } of places.filter((place) => place.name !== business.location.city)) {
      for (const [file, text] of texts) {
        for (const [found, said = ''] of text.matchAll(distanceOf(name))) {
          if (/within|about|out to/.test(found)) continue;
          checked += 1;
          const isRight = said.includes('.') ? Number(said) === miles : Number(said) === Math.round(miles);
          if (!isRight) wrong.push(`${file}: ${found}, but it is ${miles}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(8);
  });
});
