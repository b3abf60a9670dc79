/**
 * A text page for whoever comes by a link inside the site: what its file has between header and footer, and
 * its tags for the head. The build leaves one for each such page (prerender.tsx), so that the visit needs
 * neither the table nor the page's template.
 */
import { addressKey } from './lib/address-key';
import { textFieldsOf } from './lib/text-fields';
import { isPageKind, isStaticKind } from './page-views';
import type { PageKind } from './site';

export type PagePart = {
  /** The script it was built with, by its address: of another build, styles and pictures may differ. */
  build: string;
  kind: PageKind;
  head: string;
  html: string;
};

export const partAddress = (path: string): string => `/parts${path}.json`;

/** Whether a page with code of its own is there: such a page is the only one of its kind and named after it. */
export function hasOwnCode(path: string): boolean {
  const name = path.slice(1) || 'home';
  return isPageKind(name) && !isStaticKind(name);
}

function parsePart(value: unknown): PagePart | null {
  const text = textFieldsOf(value);
  const kind = text('kind');
  return isPageKind(kind) ? { build: text('build'), kind, head: text('head'), html: text('html') } : null;
}

/** The part at an address; null when there is none. Rejects when the network fails. */
export async function fetchPart(pathname: string): Promise<PagePart | null> {
  const path = addressKey(pathname);
  if (hasOwnCode(path)) return null;
  const response = await fetch(partAddress(path));
  // Between here and the host somebody may answer with a page of their own.
  return response.ok ? parsePart(await response.json().catch(() => null)) : null;
}
