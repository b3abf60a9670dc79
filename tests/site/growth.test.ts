/** What a first visit fetches must not depend on how many brands and articles there are. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPageKind, isStaticKind } from '../../src/page-views';

const source = join(import.meta.dirname, '../../src');
const staticImport = /^(?:import|export) (?!type\b)(?:[^;']*? from )?'(\.[^']+)'/gm;
const template = /(\w+): async \(\) => \(await import\('(\.[^']+)'\)\)/g;

/** Modules that grow with the site. */
const growing = [
  'addresses.ts',
  'blog.ts',
  'components/brand-list.tsx',
  'components/brand-search.ts',
  'content/brand-finder.ts',
  'content/brands.ts',
  'content/quote-suggestions.ts',
  'site.ts',
];

const fileOf = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`].find((file) => existsSync(file) && /\.tsx?$/.test(file));

/** The modules that come with one, each with those that lead to it. What is imported later isn't among them. */
function closure(entry: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string, way: string) => {
    const name = relative(source, file);
    if (found.has(name)) return;
    const here = `${way} > ${name}`;
    found.set(name, here);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
      const next = fileOf(join(dirname(file), path));
      if (next) visit(next, here);
    }
  };
  visit(join(source, entry), '');
  return found;
}

const templates = [...readFileSync(join(source, 'page-views.tsx'), 'utf8').matchAll(template)].flatMap(
  ([, kind = '', path = '']) =>
    isPageKind(kind) && !isStaticKind(kind) ? [[kind, `${path}.tsx`] as const] : [],
);

describe('the script that comes with a page', () => {
  it.each([['every page', 'main.tsx'] as const, ...templates])(
    'holds no list of brands, pages or articles: %s',
    (_kind, entry) => {
      const modules = closure(entry);
      expect(growing.flatMap((name) => modules.get(name) ?? [])).toEqual([]);
    },
  );

  it('is looked at through files that exist, for each kind of page that is taken over whole', () => {
    for (const name of growing) expect(existsSync(join(source, name)), name).toBe(true);
    expect(templates.map(([kind]) => kind)).toEqual(['home', 'brands', 'locations', 'resources', 'contact']);
    expect(closure('main.tsx').size).toBeGreaterThan(30);
    expect([...closure('addresses.ts').keys()]).toContain('content/brands.ts');
  });
});
