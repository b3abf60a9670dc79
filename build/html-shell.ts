/** The HTML file that `vite build` leaves, taken as a form to be filled in for each page. */

export type PageParts = {
  /** Tags for the head. */
  head: string;
  /** The rendered page; empty for one that is drawn in the browser only. */
  body: string;
  /** The page's own row, as a data element. */
  row: string;
};

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** The address of the style sheet that the build made. Throws when there is none. */
export function stylesheetOf(html: string): string {
  const [, href] = stylesheet.exec(html) ?? [];
  if (href === undefined) throw new Error('index.html has lost its style sheet.');
  return href;
}

/** The fonts that every page fetches along with its HTML, as values of a Link header. */
export function fontPreloads(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(
    ([, href]) => `<${href}>; rel=preload; as=font; type=font/woff2; crossorigin`,
  );
}

/** Puts these rules in the place of the style sheet, which saves a round trip before the first paint. */
export function inlineStyles(html: string, css: string): string {
  return html.replace(stylesheet, () => `<style>${css}</style>`);
}

const styleAttribute = /(<[a-z][^<>]*?) style="([^"]*)"/g;

/**
 * Takes the style attributes out of HTML, since the policy refuses them, and leaves a mark in the place of
 * each: `rules` gives what is marked the same look. Script may set styles as ever.
 */
export function styleAttributesAsRules(html: string): { html: string; rules: readonly string[] } {
  const rules = new Set<string>();
  const marked = html.replace(styleAttribute, (_whole, tag: string, declarations: string) => {
    if (/[&\\<]/.test(declarations)) throw new Error(`This style can't stand in a rule: ${declarations}`);
    rules.add(`[data-style="${declarations}"]{${declarations}}`);
    return `${tag} data-style="${declarations}"`;
  });
  return { html: marked, rules: [...rules] };
}

/** Fills the form. Throws when it lacks one of its places. */
export function fillShell(shell: string, parts: PageParts): string {
  const places = [
    ['<!--head-->', parts.head],
    ['<!--page-->', parts.body],
    ['<!--row-->', parts.row],
  ] as const;
  return places.reduce((html, [place, content]) => {
    if (!html.includes(place)) throw new Error(`index.html has lost its ${place}.`);
    // A function, because a text may hold `$&`, which a replacement string would expand.
    return html.replace(place, () => content);
  }, shell);
}

/**
 * Splits what React renders: tags of the head come first, then the page, which starts with a div.
 * Throws when there is no page in it. Links lose the mark that only the router's server framework reads.
 */
export function splitRendered(rendered: string): { head: string; body: string } {
  const start = rendered.indexOf('<div');
  if (start === -1) throw new Error('Nothing was rendered.');
  const body = rendered.slice(start).replaceAll(' data-discover="true"', '');
  return { head: rendered.slice(0, start), body };
}

/** Notes the address that a page outside the table was drawn at: only there may React take it over. */
export function markDrawnAt(html: string, path: string): string {
  return html.replace('<div id="root">', `<div id="root" data-drawn-at="${path}">`);
}

/** Marks tags of the head to be removed when the browser draws its own (see main.tsx). */
export function markStatic(head: string): string {
  return head.replace(/<(title|meta|link)(?=[ >])/g, '<$1 data-static-head=""');
}
