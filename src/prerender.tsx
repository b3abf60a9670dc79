/**
 * The build's last step: writes every public page as a complete HTML file into the folder that
 * `vite build` has filled, and the files beside them. Built by `vite build --ssr`, run by Node;
 * the folder may be given as an argument.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type ClientManifest, filesOf, takeManifest } from '../build/client-manifest';
import { criticalStyles } from '../build/critical-styles';
import {
  fillShell,
  fontPreloads,
  inlineStyles,
  markDrawnAt,
  markStatic,
  splitRendered,
  styleAttributesAsRules,
  stylesheetOf,
} from '../build/html-shell';
import { startLate } from '../build/late-start';
import { prefetchLinks } from '../build/link-prefetch';
import { placeholderWarning } from '../build/placeholder-identity';
import { policyHash } from '../build/policy-hash';
import { startPrecompressing } from '../build/precompress';
import { iconFiles } from '../build/icons';
import { lastChanged, type PageDates } from '../build/page-dates';
import { headersFile, redirectsFile, sitemapXml } from '../build/site-files';
import { socialImage } from '../build/social-images';
import { demandTrustedTypes } from '../build/trusted-types';
import { App } from './app';
import { postPages, posts } from './blog';
import { officePaths } from './components/navigation';
import { business } from './content/business';
import knownPageDates from './content/page-dates.json';
import { drawingFiles } from './drawing-files';
import { embedPage } from './embedded-page';
import { absoluteUrl, documentTitle, socialImagePath } from './lib/seo';
import { machineFiles } from './machine-files';
import { type PagePart, hasOwnCode, partAddress } from './page-part';
import { isStaticKind, styleGroup } from './page-views';
import { type Page, pages, redirects } from './site';
import { socialCard } from './social-cards';
import { viewAt } from './views';

const folder = process.argv[2] ?? 'dist';

// The login page's code makes a Supabase client, which demands one; nothing connects while pages are drawn.
if (!('WebSocket' in globalThis)) Reflect.set(globalThis, 'WebSocket', class {});

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** `styles` are the rules in the place of its style attributes. */
type Rendered = { head: string; body: string; styles: readonly string[] };

async function render(path: string): Promise<Rendered> {
  // Finished first, so that the page is rendered whole and not as a skeleton.
  await viewAt(path);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const rendered = splitRendered(await text(prelude));
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} can't be rendered: ${reasonOf(error)}`);
  const { html, rules } = styleAttributesAsRules(rendered.body);
  return { head: rendered.head, body: html, styles: rules };
}

/** Throws when the page isn't static as a whole. */
function partOf({ path, kind }: Page, { head, body, styles }: Rendered, build: string): PagePart {
  const [, html] =
    /<div data-static="page" class="contents">(.*)<\/div><!--\/\$--><\/main>/s.exec(body) ?? [];
  if (html === undefined) throw new Error(`${path} is no text page as a whole.`);
  if (styles.length > 0) throw new Error(`${path} has style attributes, whose rules its part would lack.`);
  return { build, kind, head, html };
}

const titleOf = ({ head }: Rendered) => /<title>(.*?)<\/title>/.exec(head)?.[1] ?? '';
const descriptionOf = ({ head }: Rendered) =>
  /<meta name="description" content="(.*?)"/.exec(head)?.[1] ?? '';

/** Throws unless the page is complete and unlike every page before it. */
function createInspector(): (page: Page, rendered: Rendered) => void {
  const seen = new Map<string, string>();
  const demandUnique = (path: string, what: string, value: string) => {
    if (!value) throw new Error(`${path} has no ${what}.`);
    const other = seen.get(`${what}: ${value}`);
    if (other) throw new Error(`${path} and ${other} have the same ${what}: ${value}`);
    seen.set(`${what}: ${value}`, path);
  };
  return (page, rendered) => {
    const { path } = page;
    if (!rendered.head.includes(`<link rel="canonical" href="${absoluteUrl(path)}"`))
      throw new Error(`${path} is in the table, but its content is missing.`);
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(rendered.body) ?? [];
    if (isStaticKind(page.kind) && /<(button|form|input|select|textarea)\b/.test(main))
      throw new Error(`${path} has a control, but pages of its kind aren't hydrated.`);
    if (!isStaticKind(page.kind) && !hasOwnCode(page.path))
      throw new Error(`${path} has code of its own and must be named after its kind.`);
    const headings = rendered.body.split('<h1').length - 1;
    if (headings !== 1) throw new Error(`${path} has ${headings} main headings; a page has one.`);
    demandUnique(path, 'title', titleOf(rendered));
    demandUnique(path, 'description', descriptionOf(rendered));
  };
}

const compression = startPrecompressing();

async function write(file: string, content: string | Buffer): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  compression.add(target);
}

/** Where the browser may send requests besides its own origin: to the backend and with page figures. */
function connectOrigins(): string[] {
  const backend: unknown = import.meta.env.VITE_SUPABASE_URL;
  const figures: unknown = import.meta.env.VITE_PAGE_FIGURES_URL;
  const origins: string[] = [];
  if (typeof backend === 'string' && backend) {
    const { origin, host, protocol } = new URL(backend);
    origins.push(origin, `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`);
  }
  // An address without an origin is one of the site's own.
  if (typeof figures === 'string' && URL.canParse(figures)) origins.push(new URL(figures).origin);
  return origins;
}

const pageDates: PageDates = knownPageDates;

/** Each page's picture for when it is shared. A few at a time: they are drawn on other threads. */
async function writeSocialImages(allPages: readonly Page[], icon: string): Promise<void> {
  const waiting = allPages.values();
  const lane = async () => {
    for (const page of waiting)
      await write(socialImagePath(page.path), await socialImage({ ...(await socialCard(page)), icon }));
  };
  await Promise.all([lane(), lane(), lane()]);
}

/** The code of these modules, without what every page has. */
async function codeOf(manifest: ClientManifest, ...modules: readonly string[]): Promise<string[]> {
  const files = new Set(modules.flatMap((module) => [...filesOf(manifest, module)]));
  return Promise.all([...files].map((file) => readFile(join(folder, file), 'utf8')));
}

async function writeSite(): Promise<number> {
  const manifest = await takeManifest(folder);
  const trusted = demandTrustedTypes(await readFile(join(folder, 'index.html'), 'utf8'));
  const shell = trusted.html;
  const sheet = await readFile(join(folder, stylesheetOf(shell)), 'utf8');
  const late = startLate(shell);
  const linked = prefetchLinks(late.html, Object.values(officePaths));
  // Goes on beside the pages' drawing, which leaves a processor idle.
  await compression.addFolder(join(folder, 'assets'));
  const allPages = [...pages, ...postPages];
  const inspect = createInspector();
  const styleHashes: string[] = [];
  // An article says itself when it was last changed.
  const changed = new Map(posts.map((post) => [`/blog/${post.slug}`, post.modified]));
  for (const group of new Set(allPages.map(({ kind }) => styleGroup(kind)))) {
    const files: { path: string; html: string }[] = [];
    const marked = new Set<string>();
    const members = allPages.filter(({ kind }) => styleGroup(kind) === group);
    for (const page of members) {
      const rendered = await render(page.path);
      inspect(page, rendered);
      const html = fillShell(linked.html, { ...rendered, row: embedPage(page) });
      files.push({ path: page.path, html });
      for (const rule of rendered.styles) marked.add(rule);
      if (isStaticKind(page.kind))
        await write(partAddress(page.path), JSON.stringify(partOf(page, rendered, late.entry)));
      const date = lastChanged(pageDates, page.path, html);
      if (date !== null && page.kind !== 'post') changed.set(page.path, date);
    }
    // One set of rules for a group, so that it costs the same for forty brands and for a thousand.
    const hydrated = members.filter(({ kind }) => !isStaticKind(kind));
    const needed = await criticalStyles(
      sheet,
      files.map(({ html }) => html),
      await codeOf(manifest, ...hydrated.map(({ kind }) => `src/pages/${kind}-page.tsx`)),
    );
    const styles = needed + [...marked].join('');
    styleHashes.push(policyHash(styles));
    for (const { path, html } of files) await write(join(path, 'index.html'), inlineStyles(html, styles));
  }

  const missing = await render('/404');
  const missingHead = markStatic(missing.head);
  await write('404.html', fillShell(shell, { head: missingHead, body: missing.body, row: '' }));
  const officeHead = `<title>${documentTitle('Office')}</title><meta name="robots" content="noindex"/>`;
  await write('app.html', fillShell(shell, { head: markStatic(officeHead), body: '', row: '' }));

  // Drawn like a page, so that it paints before the office's code is there; no crawler is led to it.
  const login = await render(officePaths.login);
  const loginHtml = markDrawnAt(fillShell(linked.html, { ...login, row: '' }), officePaths.login);
  const loginFile = join(officePaths.login, 'index.html');
  const loginCode = await codeOf(manifest, 'src/admin/office.tsx', 'src/admin/login-page.tsx');
  const loginStyles = (await criticalStyles(sheet, [loginHtml], loginCode)) + login.styles.join('');
  styleHashes.push(policyHash(loginStyles));
  await write(loginFile, inlineStyles(loginHtml, loginStyles));

  const addresses = allPages.map(({ path }) => ({ path, lastModified: changed.get(path) ?? null }));
  await write('sitemap.xml', sitemapXml(business.url, addresses));
  const undated = addresses.filter(({ lastModified }) => lastModified === null).length;
  if (undated > 0)
    console.warn(
      `${undated} pages have no date for what they say now: npm run page-dates gives them today’s.`,
    );
  await write(
    '_redirects',
    redirectsFile(redirects, {
      [officePaths.login]: loginFile,
      '/admin/*': '/app.html',
      '/auth/*': '/app.html',
      [officePaths.loginAlias]: '/app.html',
      [`${officePaths.loginAlias}/`]: '/app.html',
    }),
  );
  await write(
    '_headers',
    headersFile({
      connectOrigins: connectOrigins(),
      scriptHashes: [trusted.hash, late.hash, linked.hash],
      styleHashes,
      preloads: fontPreloads(shell),
    }),
  );
  const icon = await readFile(join(folder, 'favicon.svg'), 'utf8');
  const files = { ...(await machineFiles()), ...drawingFiles, ...(await iconFiles(icon)) };
  for (const [path, content] of Object.entries(files)) await write(path, content);
  await writeSocialImages(allPages, icon);
  await compression.addFolder(folder);
  await compression.finish();
  return allPages.length;
}

try {
  const count = await writeSite();
  console.log(`${count} pages written to ${folder}/`);
  const warning = placeholderWarning(business);
  if (warning) console.warn(warning);
  // Whatever timers the pages' libraries keep must not hold the build.
  process.exit(0);
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
