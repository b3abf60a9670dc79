/**
 * A prerendered file carries its own row of the table as data, so that the browser can draw the
 * page again without loading the table. Written by the prerenderer, read by the browser's entry.
 */
import { scriptJson } from './lib/script-json';
import { textFieldsOf } from './lib/text-fields';
import { isPageKind } from './page-views';
import type { Page, PageGroup } from './site';

const elementId = 'page-row';

const groups: Record<PageGroup, true> = {
  Main: true,
  Services: true,
  Industries: true,
  Locations: true,
  Brands: true,
  Blog: true,
  Policies: true,
};
const isPageGroup = (value: string): value is PageGroup => Object.hasOwn(groups, value);

/** The row as a data element for the HTML file. */
export function embedPage(page: Page): string {
  return `<script type="application/json" id="${elementId}">${scriptJson(page)}</script>`;
}

function parsePage(value: unknown): Page | null {
  const text = textFieldsOf(value);
  const path = text('path');
  const kind = text('kind');
  const group = text('group');
  if (!path || !isPageKind(kind) || !isPageGroup(group)) return null;
  const slug = text('slug');
  return {
    path,
    kind,
    group,
    title: text('title'),
    description: text('description'),
    ...(slug ? { slug } : {}),
  };
}

/** The row in this document; null where there is none (development, the office, the 404 file). */
export function readEmbeddedPage(): Page | null {
  const json = document.getElementById(elementId)?.textContent;
  if (!json) return null;
  try {
    return parsePage(JSON.parse(json));
  } catch {
    return null;
  }
}
