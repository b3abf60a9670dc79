/**
 * Makes a site of any size out of this one: a copy of the sources with invented brands and articles
 * added to the real ones, so that what grows with the number of pages can be measured.
 */
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandCategory } from '../../src/content/brand-categories';
import { brands } from '../../src/content/brands';

export type SiteSize = { brands: number; posts: number };

const sources = [
  'build',
  'public',
  'src',
  'supabase',
  'index.html',
  'package.json',
  'stryker.config.json',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

const beginnings = 'Ald Bar Cor Dun Els Fal Gar Hol Ing Jar Kes Lan Mor Nor Osk Pel Quin Ros Sel Tor'.split(
  ' ',
);
const middles = 'a be den ga i ko li mar ni or'.split(' ');
const endings = 'dale mont son tech vik'.split(' ');

/** The name of an invented maker: a thousand of them, all different. */
function makerName(index: number): string {
  const beginning = beginnings[index % beginnings.length] ?? '';
  const middle = middles[Math.floor(index / beginnings.length) % middles.length] ?? '';
  const ending = endings[Math.floor(index / beginnings.length / middles.length) % endings.length] ?? '';
  const round = Math.floor(index / beginnings.length / middles.length / endings.length);
  return `${beginning}${middle}${ending}${round > 0 ? ` ${round + 1}` : ''}`;
}

/** Other figures in the same prose, so that no two invented texts are alike. */
const withOtherFigures = (text: string, index: number): string =>
  text.replace(/\d+/g, (digits) =>
    digits === '0' ? digits : String((Number(digits) * 7 + index * 13) % 10 ** digits.length),
  );

type Maker = { slug: string; name: string; path: string; category: BrandCategory; words: string[] };

function makerAt(index: number): Maker & { pattern: (typeof brands)[number] } {
  const pattern = brands[index % brands.length] ?? brands[0];
  const name = makerName(index);
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const code = name.slice(0, 2).toLowerCase();
  return {
    pattern,
    slug,
    name,
    path: `/${slug}-repair-tulsa`,
    category: pattern.category,
    words: [
      `${code}${100 + index}`,
      `${code}${2100 + index}`,
      `${slug} group`,
      `series ${index}`,
      pattern.category,
    ],
  };
}

/** What a brand's copy says in prose; its other strings are keys of drawings, pages and rules. */
const keys = new Set(['drawing', 'place', 'part', 'related', 'industries', 'regulations']);

function rewritten(value: unknown, rewrite: (text: string) => string): unknown {
  if (typeof value === 'string') return rewrite(value);
  if (Array.isArray(value)) return value.map((item: unknown) => rewritten(item, rewrite));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      keys.has(key) ? item : rewritten(item, rewrite),
    ]),
  );
}

async function insertBefore(file: string, mark: string, text: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  if (source.split(mark).length !== 2) throw new Error(`${file} has no single "${mark}" to add rows before.`);
  await writeFile(
    file,
    source.replace(mark, () => text + mark),
  );
}

async function addBrands(folder: string, count: number): Promise<void> {
  const content = join(folder, 'src/content');
  const makers = Array.from({ length: Math.max(0, count - brands.length) }, (_, index) => makerAt(index));
  const rows = makers.map(({ slug, name, path, category, pattern }, index) => {
    const description = withOtherFigures(pattern.description, index);
    return `  ${JSON.stringify({ slug, name, path, category, title: `${name} Repair in Tulsa`, description: `${name}: ${description}` })},\n`;
  });
  await insertBefore(join(content, 'brands.ts'), '] as const satisfies readonly Brand[];', rows.join(''));
  await insertBefore(
    join(content, 'brand-finder.ts'),
    '} as const satisfies Record<BrandSlug, readonly string[]>;',
    makers.map(({ slug, words }) => `  ${JSON.stringify(slug)}: ${JSON.stringify(words)},\n`).join(''),
  );
  for (const [index, { slug, name, pattern }] of makers.entries()) {
    const file = pathToFileURL(join(content, 'brand-copy', `${pattern.slug}.ts`)).href;
    const copies: unknown = await import(file);
    const copy: unknown =
      typeof copies === 'object' && copies !== null ? Reflect.get(copies, 'default') : null;
    const made = rewritten(copy, (text) => withOtherFigures(text.replaceAll(pattern.name, name), index));
    await writeFile(join(content, 'brand-copy', `${slug}.ts`), `export default ${JSON.stringify(made)};\n`);
  }
}

async function addPosts(folder: string, count: number): Promise<void> {
  const posts = join(folder, 'src/content/posts');
  const patterns = (await readdir(posts)).sort();
  for (let index = 0; index < count - patterns.length; index += 1) {
    const pattern = patterns[index % patterns.length] ?? '';
    const name = makerName(index);
    const source = await readFile(join(posts, pattern), 'utf8');
    const [, fields = '', text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
    const own = fields
      .replace(/^title: (['"]?)/m, (_, quote: string) => `title: ${quote}${name} ${index}, `)
      .replace(/^description: (['"]?)/m, (_, quote: string) => `description: ${quote}${name} ${index}. `);
    await writeFile(
      join(posts, `${basename(pattern, '.md')}-${index}.md`),
      `---\n${own}\n---\n${withOtherFigures(text, index)}`,
    );
  }
}

/** The packages of ours, but caches of its own, so that ours don't fill with pictures of invented pages. */
async function sharePackages(project: string, folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, '.cache'), { recursive: true });
  for (const name of await readdir(join(project, 'node_modules'))) {
    if (!name.startsWith('.')) await symlink(join(project, 'node_modules', name), join(packages, name));
  }
}

/** Fills an empty folder with the sources of a site of this size; the packages are ours. */
export async function growSite(project: string, folder: string, size: SiteSize): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const source of sources) {
    await cp(join(project, source), join(folder, source), {
      recursive: true,
      filter: (path) => !path.startsWith(join(project, 'supabase/.temp')),
    });
  }
  await sharePackages(project, folder);
  await addBrands(folder, size.brands);
  await addPosts(folder, size.posts);
}
