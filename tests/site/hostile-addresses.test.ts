import { describe, expect, test } from 'vitest';
import { targetOf } from '../../src/addresses';
import { pages, redirects } from '../../src/site';
import { hostilePaths, prototypeNames } from '../support/hostile-paths';

describe('T47, T48 hostile addresses', () => {
  test('the router knows nothing but its table', () => {
    const known = new Set([...pages.map(({ path }) => path), ...redirects.map(({ to }) => to)]);
    const followed = hostilePaths.flatMap((path) => {
      const target = targetOf(path.split('?')[0] ?? '');
      return target.kind === 'redirect' && !known.has(target.to) ? [path] : [];
    });
    expect(followed).toEqual([]);
    for (const name of prototypeNames) expect(targetOf(`/${name}`)).toEqual({ kind: 'missing' });
    for (const { to } of redirects) expect(to).toMatch(/^\/(?![/\\])/);
  });
});
