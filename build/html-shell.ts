/** The HTML file that `vite build` leaves, taken as a form to be filled in for each page. */

export type PageParts = {
  /** Tags for the head. */
  head: string;
  /** The rendered page. */
  body: string;
  /** The address that the page was drawn for: only there may React take it over. */
  drawnAt?: string;
  /** Addresses of the script files that the page needs besides the entry. */
  chunks?: readonly string[];
};

const root = '<div id="root"><!--page--></div>';

/** Fills the form. Throws when it lacks one of its places. */
export function fillShell(shell: string, { head, body, drawnAt, chunks = [] }: PageParts): string {
  if (!shell.includes('<!--head-->') || !shell.includes(root))
    throw new Error('index.html has lost the place of the page or of its head.');
  const attributes = [
    ...(drawnAt === undefined ? [] : [` data-drawn-at="${drawnAt}"`]),
    ...(chunks.length === 0 ? [] : [` data-chunks="${chunks.join(' ')}"`]),
  ].join('');
  // Functions, because a text may hold `$&`, which a replacement string would expand.
  return shell
    .replace('<!--head-->', () => head)
    .replace(root, () => `<div id="root"${attributes}>${body}</div>`);
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

/** Marks tags of the head that go when the browser draws the page anew (main.tsx). */
export function markSent(head: string): string {
  return head.replace(/<(title|meta|link)(?=[ >])/g, '<$1 data-sent=""');
}
