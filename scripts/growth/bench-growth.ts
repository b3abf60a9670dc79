/**
 * Builds this site with more and more brands and articles and prints what each of them costs: time to
 * build, script, HTML, and the finder's answer to a key. Everything is made in a temporary folder.
 *
 *   npm run bench:growth                  39, 200 and 1000 brands
 *   npm run bench:growth -- 39/12 200/200 brands and articles of your own choice
 */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { quickBrowserPath } from '../browser.ts';
import { growSite, type SiteSize } from './grow-site.ts';
import { serveFolder, timeFinder, weigh } from './measure-page.ts';

const project = resolve(import.meta.dirname, '../..');

/** Runs a command to its end; answers its wall time in seconds. Throws with its output when it fails. */
async function run(command: string, args: readonly string[], folder: string): Promise<number> {
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' },
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const code = await new Promise<number | null>((done, failed) => {
    child.on('error', failed);
    child.on('close', done);
  });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output.slice(-2000)}`);
  return (performance.now() - start) / 1000;
}

type Figures = Record<string, string>;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

async function measure(size: SiteSize, temporary: string): Promise<Figures> {
  const folder = join(temporary, `${size.brands}-${size.posts}`);
  const dist = join(folder, 'dist');
  await growSite(project, folder, size);
  const vite = join(project, 'node_modules/vite/bin/vite.js');
  const bundling =
    (await run(process.execPath, [vite, 'build'], folder)) +
    (await run(
      process.execPath,
      [vite, 'build', '--ssr', 'src/prerender.tsx', '--outDir', 'prerender'],
      folder,
    ));
  const prerender = ['--env-file=build/production.env', 'prerender/prerender.js'];
  const bundled = join(temporary, 'bundled');
  await cp(dist, bundled, { recursive: true });
  const first = await run(process.execPath, prerender, folder);
  // By now the pictures for sharing are kept, as they are from one build to the next.
  await rm(dist, { recursive: true });
  await rename(bundled, dist);
  const again = await run(process.execPath, prerender, folder);
  const pages = (await readFile(join(dist, 'sitemap.xml'), 'utf8')).split('<loc>').length - 1;

  const server = await serveFolder(dist);
  const executablePath = quickBrowserPath() ?? undefined;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const site = { browser, folder: dist, origin: server.origin };
    const [brand, home, makes, blog, index] = [
      await weigh(site, '/cat-repair-tulsa'),
      await weigh(site, '/'),
      await weigh(site, '/brands'),
      await weigh(site, '/blog'),
      await weigh(site, '/sitemap'),
    ];
    const list = await timeFinder(site, '/brands', 1);
    const slowList = await timeFinder(site, '/brands', 4);
    const compact = await timeFinder(site, '/', 1);
    const slowCompact = await timeFinder(site, '/', 4);
    const times = ({ median, slowest }: typeof list) => `${median.toFixed(0)} (${slowest.toFixed(0)})`;
    return {
      pages: String(pages),
      'bundling, s': bundling.toFixed(1),
      'prerendering, s': again.toFixed(1),
      'prerendering, ms a page': ((again / pages) * 1000).toFixed(1),
      '  with new pictures for sharing': ((first / pages) * 1000).toFixed(1),
      'whole build, ms a page': (((bundling + again) / pages) * 1000).toFixed(1),
      'script of a brand page, bytes': String(brand.script),
      'script of home, bytes': String(home.script),
      'script of /brands, bytes': String(makes.script),
      'HTML of a brand page, KB': kilobytes(brand.html),
      'HTML of /brands, KB': kilobytes(makes.html),
      'HTML of /blog, KB': kilobytes(blog.html),
      'HTML of /sitemap, KB': kilobytes(index.html),
      'list fetched by a finder, KB': kilobytes(compact.list),
      'key on /brands, ms: median (slowest)': times(list),
      '  on a processor at a quarter of it': times(slowList),
      'key on home, ms: median (slowest)': times(compact),
      '  on such a processor': times(slowCompact),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

function sizesAsked(args: readonly string[]): SiteSize[] {
  const asked = args.length > 0 ? args : ['39/12', '200/200', '1000/1000'];
  return asked.map((text) => {
    const [, brands, posts] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
    if (brands === undefined || posts === undefined)
      throw new Error(`"${text}" is no size: write brands/articles, such as 200/200.`);
    return { brands: Number(brands), posts: Number(posts) };
  });
}

const temporary = await mkdtemp(join(tmpdir(), 'growth-'));
try {
  const columns: [string, Figures][] = [];
  for (const size of sizesAsked(process.argv.slice(2))) {
    const name = `${size.brands}/${size.posts}`;
    console.error(`Building and measuring ${name} …`);
    columns.push([name, await measure(size, temporary)]);
  }
  const rows = Object.keys(columns[0]?.[1] ?? {});
  const widest = Math.max(...rows.map((row) => row.length));
  const line = (row: string, cells: readonly string[]) =>
    [row.padEnd(widest), ...cells.map((cell) => cell.padStart(12))].join('  ');
  console.log('Brotli sizes, 1 KB = 1000 bytes.');
  console.log(
    line(
      'brands/articles',
      columns.map(([name]) => name),
    ),
  );
  for (const row of rows)
    console.log(
      line(
        row,
        columns.map(([, figures]) => figures[row] ?? ''),
      ),
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(temporary, { recursive: true, force: true });
}
