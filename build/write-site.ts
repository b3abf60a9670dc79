/**
 * The build's last step: writes every page as a complete HTML file, and the files for hosts and crawlers.
 * `vite build --ssr` builds this script, and Node runs it. An argument can name another folder than `dist`.
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
import { fillShell } from './html-shell';
import { chunksOf, takeChunkList } from './page-chunks';
import { placeholderRefusal, placeholderWarning, shownIdentity } from './placeholder-identity';
import { type Address, headersFile, machineFiles, redirectsFile, sitemapXml } from './site-files';
import { type SocialCard, socialImage } from './social-image';
import { addTrustedTypesPolicy } from './trusted-types';
import { turnstileOrigin } from '../src/site/contact/use-turnstile';

const folder = process.argv[2] ?? 'dist';

// The office's Supabase client requires a WebSocket class. Nothing connects while pages are rendered.
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

/** The name of the template's module for a kind of page. */
const templateOf = (list: Manifest, kind: Source['kind']) =>
  Object.keys(list).find((name) => name.endsWith(`/${kind}-page.tsx`)) ?? `${kind}-page.tsx`;

/** Writes the words of a page that has its own. Returns their address. */
async function writeWords({ kind, slug }: Source): Promise<string[]> {
  if (!hasWords(kind)) return [];
  const address = wordsAddress(kind, slug);
  await write(address, `export default ${JSON.stringify(await loadWords(kind, slug))}`);
  return [address];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The hashes of the inline scripts for the content security policy. */
const policyHashes = (html: string) =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );

/** The picture for sharing a page, as the page's HTML describes it. */
function cardOf(rendered: string): SocialCard {
  const [, heading = ''] = /<title>(.*?)<\/title>/.exec(rendered) ?? [];
  const title = heading
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(` | ${business.name}`, '')
    .replace(' | ', ': ');
  const [, machine] = /\/drawings\/(?:all\.svg#)?([\w-]+)/.exec(rendered) ?? [];
  const [, category] = /<main[^>]*><div data-category="(\w+)"/.exec(rendered) ?? [];
  return { title, machine, category };
}

/** The origins of the backend, if it isn't the site's own. */
function connectOrigins(): string[] {
  const backend: unknown = import.meta.env.VITE_SUPABASE_URL;
  if (typeof backend !== 'string' || backend === '') return [];
  const { origin, host, protocol } = new URL(backend);
  return [origin, `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`];
}

const widgetOrigins = import.meta.env.VITE_TURNSTILE_SITE_KEY ? [turnstileOrigin] : [];

/** Writes the public pages and articles with their pictures. Returns their addresses for the site map. */
async function writePages(shell: string, list: Manifest): Promise<Address[]> {
  const addresses: Address[] = [];
  const pictures: Promise<void>[] = [];
  for (const source of sources) {
    const { path } = source;
    const rendered = await renderPage(path);
    const picture = socialImage(cardOf(rendered));
    pictures.push(picture.then((png) => write(socialImagePath(path), png)));
    const [, lastModified = null] = /"dateModified":"([\d-]{10})/.exec(rendered) ?? [];
    addresses.push({ path, lastModified });
    const { scripts } = chunksOf(list, [templateOf(list, source.kind)]);
    const chunks = [...scripts, ...(await writeWords(source))];
    await write(join(path, 'index.html'), fillShell(shell, rendered, path, chunks));
  }
  await Promise.all(pictures);
  return addresses;
}

/** Writes the office's pages, so that they paint before their code has loaded, and the not-found page. */
async function writeOtherPages(shell: string, list: Manifest): Promise<void> {
  for (const path of Object.values(officePaths)) {
    const page = path === officePaths.dashboard ? 'dashboard-page' : 'auth/login-page';
    const { scripts, sheets } = chunksOf(list, ['src/office/office.tsx', `src/office/${page}.tsx`]);
    const links = sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('');
    // The policy blocks style attributes in HTML. The libraries set them again by script.
    const plain = (await renderPage(path)).replace(/ style="[^"]*"/g, '');
    const ownShell = shell
      .replace('/site.webmanifest', '/office.webmanifest')
      .replace('<!--head-->', `<!--head-->${links}`);
    await write(join(path, 'index.html'), fillShell(ownShell, plain, path, scripts));
  }
  // The browser renders this page again for its own address and removes the marked tags (src/main.tsx).
  const marked = (await renderPage('/404')).replace(/^[^]*?<div/, (head) =>
    head.replace(/<(title|meta|link)(?=[ >])/g, '<$1 data-prerendered=""'),
  );
  await write('404.html', fillShell(shell, marked));
}

async function writeSite(): Promise<number> {
  const list = await takeChunkList(folder);
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const shell = startLate(addTrustedTypesPolicy(built, widgetOrigins));
  const addresses = await writePages(shell, list);
  await writeOtherPages(shell, list);
  await write('_redirects', redirectsFile(redirects));
  const allowed = { connectOrigins: connectOrigins(), scriptHashes: policyHashes(shell), widgetOrigins };
  await write('_headers', headersFile(allowed));
  await write('sitemap.xml', sitemapXml(business.url, addresses));
  for (const [path, content] of Object.entries(machineFiles)) await write(path, content);
  return addresses.length;
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
  // The pages' libraries may keep timers that would delay the end.
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
