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

export function fillShell(shell: string, { head, body, drawnAt, chunks = [] }: PageParts): string {
  const attributes = [
    ...(drawnAt === undefined ? [] : [` data-drawn-at="${drawnAt}"`]),
    ...(chunks.length === 0 ? [] : [` data-chunks="${chunks.join(' ')}"`]),
  ].join('');
  // Functions, because a text may hold `$&`, which a replacement string would expand.
  return shell
    .replace('<!--head-->', () => head)
    .replace('<div id="root"><!--page--></div>', () => `<div id="root"${attributes}>${body}</div>`);
}

/**
 * Splits what React renders: tags of the head come first, then the page, which starts with a div.
 * Links lose the mark that only the router's server framework reads.
 */
export function splitRendered(rendered: string): { head: string; body: string } {
  const [head = ''] = rendered.split('<div', 1);
  return { head, body: rendered.slice(head.length).replaceAll(' data-discover="true"', '') };
}
