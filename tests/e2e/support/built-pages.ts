/** The site as `npm run build` left it: each page's file, read as a crawler without script reads it. */
import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

export type BuiltPage = {
  path: string;
  /** The site's own addresses it links to, outside the header and footer or in them. */
  links: { path: string; anchor: string; isInShell: boolean }[];
  ids: string[];
};

/** The file a static host answers an address with. */
function fileAt(path: string): string {
  const file = `dist${decodeURI(path)}`;
  return /\.\w+$/.test(path) ? file : `${file.replace(/\/$/, '')}/index.html`;
}

export const isBuilt = (path: string): boolean => existsSync(fileAt(path));

/** Runs in the browser: takes the page's file apart without loading anything it names. */
function takeApart({ path, html }: { path: string; html: string }): BuiltPage {
  const origin = 'http://site.test';
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {
    path,
    links: [...page.querySelectorAll('a[href]')].flatMap((link) => {
      const url = new URL(link.getAttribute('href') ?? '', origin + path);
      const isInShell = link.closest('main') === null;
      const anchor = decodeURIComponent(url.hash.slice(1));
      return url.origin === origin ? [{ path: url.pathname, anchor, isInShell }] : [];
    }),
    ids: [...page.querySelectorAll('[id]')].map(({ id }) => id),
  };
}

/** Every page of the built `sitemap.xml`, articles too, and the not-found page, by address. */
export async function readBuiltSite(browser: Browser): Promise<Map<string, BuiltPage>> {
  const locations = readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  const paths = [...locations].map(([, address = '']) => new URL(address).pathname);
  const tab = await browser.newPage();
  const site = new Map<string, BuiltPage>();
  for (const path of [...paths, '/404.html']) {
    site.set(path, await tab.evaluate(takeApart, { path, html: readFileSync(fileAt(path), 'utf8') }));
  }
  await tab.close();
  return site;
}
