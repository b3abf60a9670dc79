import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { posts } from '../../src/content/articles/post-index';
import { brands } from '../../src/content/brands';
import { findMachine } from '../../src/content/drawings/drawings';
import { describeNumbers } from '../../src/content/page-kinds/brand';
import type { ShownPhoto } from '../../src/content/proof';
import { loadContent } from '../../src/page-content';
import { CalloutFigure } from '../../src/site/drawings/callout-figure';
import { SceneBand } from '../../src/site/proof/scene-band';

const failure = (title: string, part: string | null) => ({ title, text: 'On site', part });

test('a drawing has the numbers of its list, joined where two are about one part, and none for another machine', () => {
  const legend = [failure('Drifts', 'mast'), failure('Old truck', null), failure('Sticks', 'mast')];
  render(<CalloutFigure machine={findMachine('forklift')} legend={[...legend, failure('Worn', 'chain')]} />);
  const drawing = screen.getByRole('img', { name: 'Counterbalance forklift, side view' });
  expect(drawing).toHaveAccessibleDescription('1 and 3: mast, 4: lift chain');
  expect(screen.getByText('1, 3')).toBeInTheDocument();
});

test('a brand’s page says which numbers of its list are about other machines', () => {
  const [drawn, other] = [{ part: 'mast' as const }, { part: null }];
  expect(describeNumbers([drawn, drawn])).toBeUndefined();
  expect(describeNumbers([drawn, other])).toBe('Number 2 is about another machine than the one drawn.');
  expect(describeNumbers([drawn, other, other])).toMatch(/^Numbers 2 and 3 are about other machines /);
});

test('each failure of a brand is numbered on its drawing, or named as one of another machine', async () => {
  const contents = await Promise.all(brands.map(({ slug }) => loadContent('brand', slug)));
  for (const { title, machine, failures } of contents) {
    const { unmount } = render(
      <CalloutFigure machine={machine} legend={failures.map(({ name, part }) => failure(name, part))} />,
    );
    const onDrawing = document.body.querySelectorAll('svg text');
    const drawn = [...onDrawing].flatMap(({ textContent }) => textContent.split(', '));
    const others = describeNumbers(failures)?.match(/\d+/g) ?? [];
    const all = failures.map((_, index) => `${index + 1}`);
    expect(
      [...drawn, ...others].toSorted((a, b) => Number(a) - Number(b)),
      title,
    ).toEqual(all);
    unmount();
  }
});

test('the name of a state on a map is clear of the edge of the service area, on any screen', () => {
  const folder = 'public/maps';
  for (const file of readdirSync(folder)) {
    const map = readFileSync(join(folder, file), 'utf8');
    const names = [...map.matchAll(/<text x="([\d.]+)" y="([\d.]+)">([A-Z]{5,})</g)];
    expect(names.length, file).toBe(4);
    for (const [, x, y, name = ''] of names) {
      // Letters of 19 units, as on a phone, are about 14 wide and 14 high; the circle has a radius of 264 around 320, 320.
      const corners = [-7, 7].flatMap((side) =>
        [0, 14].map((up) => Math.hypot(Number(x) + side * name.length - 320, Number(y) - up - 320)),
      );
      const isClear = Math.max(...corners) < 262 || Math.min(...corners) > 266;
      expect(isClear, `${file}: ${name}`).toBe(true);
    }
  }
});

test.each(['truck', 'van', 'engine'])(
  'no two brands of the kind "%s" show the same machine',
  async (kind) => {
    const ofKind = brands.filter(({ category }) => category === kind);
    const contents = await Promise.all(ofKind.map(({ slug }) => loadContent('brand', slug)));
    const names = contents.map(({ machine }) => machine.name);
    expect(names).toHaveLength(new Set(names).size);
  },
);

test('the owner’s photo takes the place of a drawn scene', () => {
  const scene = { name: 'dock', alt: 'A dock' } as const;
  const files = { avif: '/a.avif 480w', webp: '/a.webp 480w', jpeg: '/a.jpeg 480w' };
  const photo: ShownPhoto = {
    ...files,
    alt: 'Our truck',
    license: 'Own',
    places: [],
    width: 480,
    height: 320,
  };
  const { rerender } = render(<SceneBand scene={scene} photo={undefined} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('A dock');
  rerender(<SceneBand scene={scene} photo={photo} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Our truck');
});

test('no two articles have the same drawing', () => {
  const drawings = posts.map(({ drawing }) => drawing);
  expect(drawings.filter((drawing, index) => drawings.indexOf(drawing) !== index)).toEqual([]);
});
