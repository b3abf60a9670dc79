/**
 * The build's last step: writes every page as a complete HTML file, and the files for hosts and crawlers.
 * `vite build --ssr` builds this script, and Node runs it. An argument can name another folder than `dist`.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { officePaths } from '../src/content/office-paths';
import { business } from '../src/content/business';
import { startLate } from '../src/late-start/inline-script';
import { socialImagePath } from '../src/ui/seo';
import { type PageKind, pages, redirects } from '../src/pages';
import { posts } from '../src/content/articles/post-index';
import { policies, type Policy } from '../src/content/policies';
import { renderPage } from '../src/prerender';
import { hasWords, loadWords, wordsAddress } from '../src/words';
import { fillShell } from './html-shell';
import { chunksOf, takeManifest } from './page-chunks';
import { placeholderRefusal, placeholderWarning, shownIdentity } from './placeholder-identity';
import { type SitemapEntry, headersFile, metadataFiles, redirectsFile, sitemapXml } from './site-files';
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
type PublicPage = SitemapEntry & { slug: string; kind: PageKind | 'post' };

const policyOf = new Map<string, Policy>(Object.entries(policies));
const publicPages: readonly PublicPage[] = [
  ...pages.map((page) => ({ ...page, lastModified: policyOf.get(page.slug)?.updated ?? null })),
  ...posts.map(({ slug, modified }) => {
    return { path: `/blog/${slug}`, slug, kind: 'post' as const, lastModified: modified };
  }),
];

/** The name of the template's module for a kind of page. */
const templateOf = (manifest: Manifest, kind: PublicPage['kind']) =>
  Object.keys(manifest).find((name) => name.endsWith(`/${kind}-page.tsx`)) ?? `${kind}-page.tsx`;

/** Writes the words of a page that has its own. Returns their address. */
async function writeWords({ kind, slug }: PublicPage): Promise<string[]> {
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
  const [, heading] = /<title>(.*?)<\/title>/.exec(rendered) ?? [];
  if (!heading) throw new Error('A page has no title.');
  const title = heading
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(` | ${business.name}`, '')
    .replace(' | ', ': ');
  const [, machine] = /\/drawings\/(?:all\.svg#)?([\w-]+)/.exec(rendered) ?? [];
  const [, category] = /<main[^>]*><div data-category="(\w+)"/.exec(rendered) ?? [];
  return { title, machine, category };
}

/** The origins of the backend and of the beacon, as far as they aren't the site's own. */
function connectOrigins(): string[] {
  const backend = import.meta.env.VITE_SUPABASE_URL;
  const beacon = import.meta.env.VITE_WEB_VITALS_URL;
  return [backend, backend?.replace('http', 'ws'), beacon].flatMap((url) => (url ? new URL(url).origin : []));
}

const widgetOrigins = import.meta.env.VITE_TURNSTILE_SITE_KEY ? [turnstileOrigin] : [];

/** Writes the public pages and articles with their pictures. */
async function writePages(shell: string, manifest: Manifest): Promise<void> {
  const pictures: Promise<void>[] = [];
  for (const page of publicPages) {
    const rendered = await renderPage(page.path);
    pictures.push(socialImage(cardOf(rendered)).then((png) => write(socialImagePath(page.path), png)));
    const { scripts } = chunksOf(manifest, [templateOf(manifest, page.kind)]);
    const chunks = [...scripts, ...(await writeWords(page))];
    await write(join(page.path, 'index.html'), fillShell(shell, rendered, page.path, chunks));
  }
  await Promise.all(pictures);
}

/** Writes the office's pages. They show nothing without their script, so it doesn't start late. */
async function writeOfficePages(shell: string, manifest: Manifest): Promise<void> {
  for (const path of Object.values(officePaths)) {
    const isDashboard = path === officePaths.dashboard;
    const names = isDashboard ? ['first-visit.ts', 'dashboard-page.tsx'] : ['auth/login-page.tsx'];
    const modules = [...names, 'office.tsx'].map((name) => `src/office/${name}`);
    const { scripts, sheets } = chunksOf(manifest, modules);
    const links = [
      ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
      ...sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ].join('');
    // The first file of the dashboard runs as soon as it is there, before the entry.
    const first = isDashboard ? `<script type="module" crossorigin async src="${scripts[0]}"></script>` : '';
    // The policy blocks style attributes in HTML. The libraries set them again by script.
    const plain = (await renderPage(path)).replace(/ style="[^"]*"/g, '');
    const ownShell = shell
      .replace('/site.webmanifest', '/office.webmanifest')
      .replace('<!--head-->', `<!--head-->${first}${links}`);
    await write(join(path, 'index.html'), fillShell(ownShell, plain, path));
  }
}

async function writeNotFoundPage(shell: string): Promise<void> {
  // The browser renders this page again for its own address and removes the marked tags (src/main.tsx).
  const marked = (await renderPage('/404')).replace(/^[^]*?<div/, (head) =>
    head.replace(/<(title|meta|link)(?=[ >])/g, '<$1 data-prerendered=""'),
  );
  await write('404.html', fillShell(shell, marked));
}

async function writeSite(): Promise<void> {
  const manifest = await takeManifest(folder);
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const officeShell = addTrustedTypesPolicy(built, widgetOrigins);
  const shell = startLate(officeShell);
  await writePages(shell, manifest);
  await writeNotFoundPage(shell);
  await writeOfficePages(officeShell, manifest);
  await write('_redirects', redirectsFile(redirects));
  const allowed = { connectOrigins: connectOrigins(), scriptHashes: policyHashes(shell), widgetOrigins };
  await write('_headers', headersFile(allowed));
  await write('sitemap.xml', sitemapXml(business.url, publicPages));
  for (const [path, content] of Object.entries(metadataFiles)) await write(path, content);
}

try {
  const refusal = placeholderRefusal(shownIdentity, {
    isForTheWeb: Boolean(import.meta.env.VITE_SUPABASE_URL),
    isAllowed: process.env.ALLOW_PLACEHOLDER === 'true',
  });
  if (refusal !== null) throw new Error(refusal);
  await writeSite();
  console.log(`${publicPages.length} pages written to ${folder}/`);
  const warning = placeholderWarning(shownIdentity);
  if (warning) console.warn(warning);
  // The pages' libraries may keep timers that would delay the end.
  process.exit(0);
} catch (error) {
  console.error(error);
  // Otherwise the preview takes the unfilled shell for a finished build.
  await rm(folder, { recursive: true, force: true });
  process.exit(1);
}
