/**
 * The build's last step: writes every public page as a complete HTML file into the folder that
 * `vite build` has filled, and the files beside them. Built by `vite build --ssr`, run by Node;
 * the folder may be given as an argument.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { officePaths } from '../src/content/navigation';
import { business } from '../src/content/business';
import { policies } from '../src/content/policies';
import { startLate } from '../src/late-start/inline-script';
import { socialImagePath } from '../src/ui/seo';
import { type Page, type PageKind, pages, redirects } from '../src/pages';
import { posts } from '../src/content/articles/post-index';
import { renderPage } from '../src/prerender';
import { socialCard } from './social-cards';
import { hasWords, loadWords, wordsAddress } from '../src/words';
import { fillShell, markSent, splitRendered } from './html-shell';
import { type DescribedPage, machineFiles } from './machine-files';
import { chunksOf, takeChunkList } from './page-chunks';
import { placeholderWarning, shownIdentity } from './placeholder-identity';
import { policyHash } from './policy-hash';
import { headersFile, redirectsFile, sitemapXml } from './site-files';
import { socialImage } from './social-image';
import { demandTrustedTypes } from './trusted-types';
import { turnstileOrigin } from '../src/site/contact/turnstile';

const folder = process.argv[2] ?? 'dist';

// The login page's code makes a Supabase client, which demands one; nothing connects while pages are drawn.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket: class {} });

async function write(file: string, content: string | Buffer): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** A page of the registry, or an article. */
type Source = Pick<Page, 'path' | 'group' | 'slug'> & {
  kind: PageKind | 'post';
  lastModified: string | null;
};

const updatedPolicies: ReadonlyMap<string, string> = new Map(
  Object.entries(policies).map(([slug, { updated }]) => [slug, updated]),
);

const sources: readonly Source[] = [
  ...pages.map((page) => ({ ...page, lastModified: updatedPolicies.get(page.slug) ?? null })),
  ...posts.map(({ slug, modified }) => ({
    path: `/blog/${slug}`,
    kind: 'post' as const,
    group: 'Main' as const,
    slug,
    lastModified: modified,
  })),
];

/** The module of the template for a kind of page, by its file's name. */
const templateOf = (list: Manifest, kind: Source['kind']) =>
  Object.keys(list).find((name) => name.endsWith(`/${kind}-page.tsx`)) ?? `${kind}-page.tsx`;

/** Writes the words of a page that has its own, which are plain data. Answers where. */
async function writeWords({ kind, slug }: Source): Promise<string[]> {
  if (!hasWords(kind)) return [];
  const address = wordsAddress(kind, slug);
  await write(address, `export default ${JSON.stringify(await loadWords(kind, slug))}`);
  return [address];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** A piece of the head as text. */
const textOf = (head: string, pattern: RegExp) =>
  (pattern.exec(head)?.[1] ?? '').replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** The title and description in a page's head, the title as a reader would cite it. */
function describe(path: string, head: string): { title: string; description: string } {
  const title = textOf(head, /<title>(.*?)<\/title>/);
  const description = textOf(head, /<meta name="description" content="(.*?)"/);
  if (!title || !description) throw new Error(`${path} has no title or no description.`);
  return { title: title.replace(` | ${business.name}`, '').replace(' | ', ': '), description };
}

/** Where the browser may send requests besides its own origin: to the backend. */
function connectOrigins(): string[] {
  const backend: unknown = import.meta.env.VITE_SUPABASE_URL;
  if (typeof backend !== 'string' || backend === '') return [];
  const { origin, host, protocol } = new URL(backend);
  return [origin, `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`];
}

/** Cloudflare's widget is allowed only in a build that shows it. */
const widgetOrigins = import.meta.env.VITE_TURNSTILE_SITE_KEY ? [turnstileOrigin] : [];

/** The public pages and articles. Answers what each says of itself. */
async function writePages(shell: string, list: Manifest): Promise<DescribedPage[]> {
  const described: DescribedPage[] = [];
  for (const source of sources) {
    const { path } = source;
    const { head, body } = splitRendered(await renderPage(path));
    described.push({ ...source, ...describe(path, head) });
    const { scripts } = chunksOf(list, [templateOf(list, source.kind)]);
    const chunks = [...scripts, ...(await writeWords(source))];
    await write(join(path, 'index.html'), fillShell(shell, { head, body, drawnAt: path, chunks }));
  }
  return described;
}

/** The office's pages, drawn so that they paint before their code is there, and the not-found page. */
async function writeOtherPages(shell: string, list: Manifest): Promise<void> {
  for (const path of Object.values(officePaths)) {
    const { head, body } = splitRendered(await renderPage(path));
    const page = path === officePaths.dashboard ? 'dashboard-page' : 'auth/login-page';
    const { scripts, sheets } = chunksOf(list, ['src/office/office.tsx', `src/office/${page}.tsx`]);
    const links = sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('');
    // What a library sets by style attribute the policy refuses in HTML; script sets it again.
    const plain = body.replace(/ style="[^"]*"/g, '');
    const ownShell = shell.replace('/site.webmanifest', '/office.webmanifest');
    await write(
      join(path, 'index.html'),
      fillShell(ownShell, { head: head + links, body: plain, drawnAt: path, chunks: scripts }),
    );
  }
  const { head, body } = splitRendered(await renderPage('/404'));
  await write('404.html', fillShell(shell, { head: markSent(head), body }));
}

/** Each page's picture for when it is shared. A few at a time: they are drawn on other threads. */
async function writeSocialImages(described: readonly DescribedPage[]): Promise<void> {
  const waiting = described.values();
  const lane = async () => {
    for (const page of waiting)
      await write(socialImagePath(page.path), await socialImage(await socialCard(page)));
  };
  await Promise.all([lane(), lane(), lane()]);
}

async function writeSite(): Promise<number> {
  const list = await takeChunkList(folder);
  const trusted = demandTrustedTypes(await readFile(join(folder, 'index.html'), 'utf8'), widgetOrigins);
  const late = startLate(trusted.html);
  const described = await writePages(late.html, list);
  await writeOtherPages(late.html, list);
  await write('_redirects', redirectsFile(redirects));
  await write(
    '_headers',
    headersFile({
      connectOrigins: connectOrigins(),
      scriptHashes: [trusted.script, late.script].map(policyHash),
      widgetOrigins,
    }),
  );
  const files = {
    'sitemap.xml': sitemapXml(business.url, described),
    ...(await machineFiles(described)),
  };
  for (const [path, content] of Object.entries(files)) await write(path, content);
  await writeSocialImages(described);
  return described.length;
}

try {
  const count = await writeSite();
  console.log(`${count} pages written to ${folder}/`);
  const warning = placeholderWarning(shownIdentity);
  if (warning) console.warn(warning);
  // Whatever timers the pages' libraries keep must not hold the build.
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
