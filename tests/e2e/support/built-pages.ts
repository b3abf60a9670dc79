/** The pages that `npm run build` wrote, read as a crawler without JavaScript reads them. */
import { readFileSync } from 'node:fs';

export type BuiltPage = { path: string; html: string };

/** The file a static host answers an address with. */
export function findFile(path: string): string {
  const file = `dist${decodeURI(path)}`;
  return /\.\w+$/.test(path) ? file : `${file.replace(/\/$/, '')}/index.html`;
}

/** Every page of the built `sitemap.xml`, including articles. */
export function listBuiltPages(): BuiltPage[] {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const path = new URL(address).pathname;
    return { path, html: readFileSync(findFile(path), 'utf8') };
  });
}
