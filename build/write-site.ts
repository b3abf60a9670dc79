/**
 * The build's last step: writes every page as a complete HTML file into the folder that `vite build` has filled, and
 * the files that go with them. Built by `vite build --ssr` and run by Node. An argument may name another folder.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { officePaths } from '../src/content/navigation';
import { business } from '../src/content/business';
import { startLate } from '../src/late-start/inline-script';
import { socialImagePath } from '../src/ui/seo';
import { type PageKind, pages, redirects } from '../src/pages';
import { posts } from '../src/content/articles/post-index';
import { renderPage } from '../src/prerender';
import { hasWords, loadWords, wordsAddress } from '../src/words';
import { fillShell, splitRendered } from './html-shell';
import { type DescribedPage, machineFiles } from './machine-files';
import { chunksOf, takeChunkList } from './page-chunks';
import { placeholderRefusal, placeholderWarning, shownIdentity } from './placeholder-identity';
import { headersFile, redirectsFile, sitemapXml } from './site-files';
import { type SocialCard, socialImage } from './social-image';
import { demandTrustedTypes } from './trusted-types';
import { turnstileOrigin } from '../src/site/contact/turnstile';

const folder = process.argv[2] ?? 'dist';

// The login page's code creates a Supabase client, which requires one. Nothing connects while pages are rendered.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket: class {} });

async function write(file: string, content: string | Buffer): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** A page of the registry, or an article. */
type Source = { path: string; slug: string; kind: PageKind | 'post' };

const sources: readonly Source[] = [
  ...pages,
  ...posts.map(({ slug }) => ({ path: `/blog/${slug}`, slug, kind: 'post' as const })),
];

/** The module of the template for a kind of page, by its file's name. */
const templateOf = (list: Manifest, kind: Source['kind']) =>
  Object.keys(list).find((name) => name.endsWith(`/${kind}-page.tsx`)) ?? `${kind}-page.tsx`;

/** Writes the words of a page, if it has its own. Returns the addresses of what it wrote. */
async function writeWords({ kind, slug }: Source): Promise<string[]> {
  if (!hasWords(kind)) return [];
  const address = wordsAddress(kind, slug);
  await write(address, `export default ${JSON.stringify(await loadWords(kind, slug))}`);
  return [address];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** A part of the head as plain text. */
const textOf = (head: string, pattern: RegExp) =>
  (pattern.exec(head)?.[1] ?? '').replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** An inline script's hash, as a content security policy names it. */
const policyHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

type Written = DescribedPage & { lastModified: string | null; card: SocialCard };

/** The description of a page for lists, taken from its HTML. */
function describe(path: string, rendered: string): Written {
  const heading = textOf(rendered, /<title>(.*?)<\/title>/);
  const description = textOf(rendered, /<meta name="description" content="(.*?)"/);
  if (!heading || !description) throw new Error(`${path} has no title or no description.`);
  const title = heading.replace(` | ${business.name}`, '').replace(' | ', ': ');
  const [, lastModified = null] = /"dateModified":"([\d-]{10})/.exec(rendered) ?? [];
  const [, machine] = /\/drawings\/(?:all\.svg#)?([\w-]+)/.exec(rendered) ?? [];
  const [, category] = /<main[^>]*><div data-category="(\w+)"/.exec(rendered) ?? [];
  return { path, title, description, lastModified, card: { title, machine, category } };
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

/** Writes the public pages and articles. Returns their descriptions. */
async function writePages(shell: string, list: Manifest): Promise<Written[]> {
  const described: Written[] = [];
  for (const source of sources) {
    const { path } = source;
    const rendered = await renderPage(path);
    described.push(describe(path, rendered));
    const { scripts } = chunksOf(list, [templateOf(list, source.kind)]);
    const chunks = [...scripts, ...(await writeWords(source))];
    await write(
      join(path, 'index.html'),
      fillShell(shell, { ...splitRendered(rendered), drawnAt: path, chunks }),
    );
  }
  return described;
}

/** Writes the office's pages, so that they appear before their code is loaded, and the not-found page. */
async function writeOtherPages(shell: string, list: Manifest): Promise<void> {
  for (const path of Object.values(officePaths)) {
    const { head, body } = splitRendered(await renderPage(path));
    const page = path === officePaths.dashboard ? 'dashboard-page' : 'auth/login-page';
    const { scripts, sheets } = chunksOf(list, ['src/office/office.tsx', `src/office/${page}.tsx`]);
    const links = sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('');
    // The policy refuses style attributes in HTML. The library sets them again by script.
    const plain = body.replace(/ style="[^"]*"/g, '');
    const ownShell = shell.replace('/site.webmanifest', '/office.webmanifest');
    await write(
      join(path, 'index.html'),
      fillShell(ownShell, { head: head + links, body: plain, drawnAt: path, chunks: scripts }),
    );
  }
  const { head, body } = splitRendered(await renderPage('/404'));
  // The browser renders the page again for its own address, and removes these tags (src/main.tsx).
  const marked = head.replace(/<(title|meta|link)(?=[ >])/g, '<$1 data-sent=""');
  await write('404.html', fillShell(shell, { head: marked, body }));
}

/** Writes each page's picture for sharing. A few at a time, because they are drawn on other threads. */
async function writeSocialImages(described: readonly Written[]): Promise<void> {
  const waiting = described.values();
  const lane = async () => {
    for (const { path, card } of waiting) await write(socialImagePath(path), await socialImage(card));
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
  await write('sitemap.xml', sitemapXml(business.url, described));
  for (const [path, content] of Object.entries(await machineFiles(described))) await write(path, content);
  await writeSocialImages(described);
  return described.length;
}

try {
  const refusal = placeholderRefusal(shownIdentity, {
    isForTheWeb: Boolean(import.meta.env.VITE_SUPABASE_URL),
    isAllowed: process.env.ALLOW_PLACEHOLDER === 'true',
  });
  if (refusal !== null) throw new Error(refusal);
  console.log(`${await writeSite()} pages written to ${folder}/`);
  const warning = placeholderWarning(shownIdentity);
  if (warning) console.warn(warning);
  // Timers of the pages' libraries must not keep the build running.
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
