/**
 * The build's last step: writes every page as a complete HTML file, and the files for hosts and crawlers, into
 * the folder where Vite has put scripts and styles. Only when all of it is written does that folder take the
 * place of the published one, so a failure leaves the last build as it was. `vite build --ssr` builds this
 * script, and Node runs it with both folders: `write-site.js dist.new dist`.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lateStart, trustedTypes } from 'virtual:inline-scripts';
import type { Manifest } from 'vite';
import { posts } from '../src/content/articles/post-index';
import { business } from '../src/content/business';
import { officePaths } from '../src/content/office-paths';
import { policies, type Policy } from '../src/content/policies';
import { widgetOrigins } from '../src/content/widget-origins';
import { hasContent, loadContent, makeContentAddress } from '../src/page-content';
import { type PageKind, pages, redirects } from '../src/pages';
import { renderPage } from '../src/prerender';
import { buildSocialImagePath } from '../src/ui/seo';
import { describeCard } from './card-facts';
import { addInlineScript, fillShell, startLate } from './html-shell';
import { listAllScripts, listChunks, takeManifest } from './page-chunks';
import { refusePlaceholders, warnOfPlaceholders, shownIdentity } from './placeholder-identity';
import { type SitemapEntry, writeHeaders, metadataFiles, writeRedirects, writeSitemap } from './site-files';
import { drawSocialImage } from './social-image';

const [folder = 'dist.new', published = 'dist'] = process.argv.slice(2);

// The office's Supabase client requires a WebSocket class. Nothing connects while pages are rendered.
if (!('WebSocket' in globalThis)) {
  Object.assign(globalThis, { WebSocket: class {} });
}

async function write(file: string, content: string | Buffer): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** A page of the registry, or an article. */
type PublicPage = SitemapEntry & { slug: string; kind: PageKind | 'post' };

const policyByPath = new Map<string, Policy>(Object.entries(policies));
const publicPages: readonly PublicPage[] = [
  ...pages.map((page) => ({ ...page, lastModified: policyByPath.get(page.slug)?.updated ?? null })),
  ...posts.map(({ slug, modified }) => {
    return { path: `/blog/${slug}`, slug, kind: 'post' as const, lastModified: modified };
  }),
];

/** The name in the manifest of the template for a kind of page. */
const findTemplate = (manifest: Manifest, kind: PublicPage['kind']) =>
  Object.keys(manifest).find((name) => name.endsWith(`/${kind}-page.tsx`)) ?? `${kind}-page.tsx`;

/** Writes the content of a page as a module, if its kind has content of its own. Returns the module's address. */
async function writeContent({ kind, slug }: PublicPage): Promise<string[]> {
  if (!hasContent(kind)) {
    return [];
  }
  const address = makeContentAddress(kind, slug);
  await write(address, `export default ${JSON.stringify(await loadContent(kind, slug))}`);
  return [address];
}

/** The hash of an inline script for the content security policy. */
const hashForPolicy = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** The origins of the backend and of the beacon, as far as they aren't the site's own. */
function listConnectOrigins(): string[] {
  const backend = import.meta.env.VITE_SUPABASE_URL;
  const beacon = import.meta.env.VITE_WEB_VITALS_URL;
  return [backend, backend?.replace('http', 'ws'), beacon].flatMap((url) => (url ? new URL(url).origin : []));
}

/** Runs the work on a page. The error of a failure names the page. */
async function runForPage<T>({ path }: PublicPage, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new Error(`${path} can't be written.`, { cause });
  }
}

/** Work that nobody waits for until `finish`, which waits for all of it and then throws the first failure. */
function createBackgroundWork() {
  const failures: unknown[] = [];
  const all: Promise<unknown>[] = [];
  return {
    start: (work: Promise<void>) => void all.push(work.catch((error: unknown) => failures.push(error))),
    async finish(): Promise<void> {
      await Promise.all(all);
      if (failures.length > 0) {
        throw failures[0];
      }
    },
  };
}

/** Writes the public pages and articles with their pictures. */
async function writePages(shell: string, manifest: Manifest): Promise<void> {
  const pictures = createBackgroundWork();
  const writePage = async (page: PublicPage) => {
    const rendered = await renderPage(page.path);
    const writePicture = async () =>
      write(buildSocialImagePath(page.path), await drawSocialImage(await describeCard(page)));
    pictures.start(runForPage(page, writePicture));
    const { scripts } = listChunks(manifest, [findTemplate(manifest, page.kind)]);
    const chunks = [...scripts, ...(await writeContent(page))];
    await write(join(page.path, 'index.html'), fillShell(shell, rendered, page.path, chunks));
  };
  try {
    for (const page of publicPages) {
      await runForPage(page, () => writePage(page));
    }
  } finally {
    // Nothing may be written anymore when the caller clears away what a failure left.
    await pictures.finish();
  }
}

/** Writes the office's pages. They show nothing without their script, so it doesn't start late. */
async function writeOfficePages(shell: string, manifest: Manifest): Promise<void> {
  for (const path of Object.values(officePaths)) {
    const isDashboard = path === officePaths.dashboard;
    const first = isDashboard ? listAllScripts(manifest, ['src/office/dashboard/first-visit.ts']) : [];
    const names = [
      isDashboard ? 'dashboard/dashboard-page.tsx' : 'auth/login-page.tsx',
      'dashboard/office.tsx',
    ];
    const { scripts, sheets } = listChunks(
      manifest,
      names.map((name) => `src/office/${name}`),
    );
    const links = [
      ...[...new Set([...first, ...scripts])].map(
        (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
      ),
      ...sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ].join('');
    // The first file of the dashboard runs as soon as it and what it imports are there, before the entry.
    const firstScript = isDashboard
      ? `<script type="module" crossorigin async src="${first[0]}"></script>`
      : '';
    // The security policy blocks style attributes in HTML. The libraries set them again by script.
    const { head, body } = await renderPage(path);
    const unstyled = { head, body: body.replace(/ style="[^"]*"/g, '') };
    const shellWithLinks = shell
      .replace('/site.webmanifest', '/office.webmanifest')
      .replace('<!--head-->', `<!--head-->${firstScript}${links}`);
    await write(join(path, 'index.html'), fillShell(shellWithLinks, unstyled, path));
  }
}

async function writeNotFoundPage(shell: string): Promise<void> {
  // The browser renders this page again for its own address and removes the marked tags (src/main.tsx).
  const { head, body } = await renderPage('/404');
  const marked = head.replace(/<(title|meta|link)(?=[ >])/g, '<$1 data-prerendered=""');
  await write('404.html', fillShell(shell, { head: marked, body }));
}

async function writeSite(): Promise<void> {
  const manifest = await takeManifest(folder);
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const officeShell = addInlineScript(built, trustedTypes);
  const shell = startLate(officeShell, lateStart);
  await writePages(shell, manifest);
  await writeNotFoundPage(shell);
  await writeOfficePages(officeShell, manifest);
  await write('_redirects', writeRedirects(redirects));
  const scriptHashes = [trustedTypes, lateStart].map(hashForPolicy);
  const allowed = { connectOrigins: listConnectOrigins(), scriptHashes, widgetOrigins };
  await write('_headers', writeHeaders(allowed));
  await write('sitemap.xml', writeSitemap(business.url, publicPages));
  for (const [path, content] of Object.entries(metadataFiles)) {
    await write(path, content);
  }
}

/** Puts the finished folder in the place of the published one. */
async function publish(): Promise<void> {
  const former = `${published}.old`;
  await rm(former, { recursive: true, force: true });
  if (existsSync(published)) {
    await rename(published, former);
  }
  await rename(folder, published);
  await rm(former, { recursive: true, force: true });
}

try {
  const refusal = refusePlaceholders(shownIdentity, {
    isForTheWeb: Boolean(import.meta.env.VITE_SUPABASE_URL),
    isAllowed: process.env.ALLOW_PLACEHOLDER === 'true',
  });
  if (refusal !== null) {
    throw new Error(refusal);
  }
  await writeSite();
  await publish();
  console.log(`${publicPages.length} pages written to ${published}/`);
  const warning = warnOfPlaceholders(shownIdentity);
  if (warning) {
    console.warn(warning);
  }
  // The pages' libraries may keep timers that would delay the end.
  process.exit(0);
} catch (error) {
  console.error(error);
  await rm(folder, { recursive: true, force: true });
  console.error(`The site wasn't built. ${published}/ is as it was.`);
  process.exit(1);
}
