/** Puts scripts and rendered pages into the HTML file that `vite build` wrote. */
import type { RenderedPage } from '../src/prerender';

const entryTag = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/;
const preloadTags = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;

/** Adds an inline script at the end of the page. */
export const addInlineScript = (html: string, script: string, attributes = '') =>
  html.replace('</body>', () => `<script${attributes}>${script}</script></body>`);

/** Replaces the script tags of the built HTML file with an inline script that loads what they name later. */
export function startLate(html: string, inlineScript: string): string {
  const [tag, entry] = entryTag.exec(html) ?? [];
  if (tag === undefined || entry === undefined) {
    throw new Error('index.html has lost its script.');
  }
  const shared = [...html.matchAll(preloadTags)].map(([, href]) => href);
  const attributes = ` data-entry="${entry}" data-shared="${shared.join(' ')}"`;
  return addInlineScript(html.replace(preloadTags, '').replace(tag, ''), inlineScript, attributes);
}

/**
 * Puts a rendered page into the shell. `drawnAt` is the path at which React hydrates the page, `chunks` are the
 * script files that the page needs besides the entry.
 */
export function fillShell(
  shell: string,
  { head, body }: RenderedPage,
  drawnAt = '',
  chunks: readonly string[] = [],
) {
  const attributes = drawnAt ? ` data-drawn-at="${drawnAt}" data-chunks="${chunks.join(' ')}"` : '';
  // Only the router's server framework reads this attribute.
  const markup = body.replaceAll(' data-discover="true"', '');
  // Functions, because a replacement string would expand a `$&` in the text.
  return shell
    .replace('<!--head-->', () => head)
    .replace('<div id="root"><!--page--></div>', () => `<div id="root"${attributes}>${markup}</div>`);
}
