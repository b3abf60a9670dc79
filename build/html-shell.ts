/** Fills in the HTML file that `vite build` writes, once for each page. */

export type PageParts = {
  /** Tags for the head. */
  head: string;
  /** The rendered page. */
  body: string;
  /** The address that the page was rendered for. React hydrates it only there. */
  drawnAt?: string;
  /** Addresses of the script files that the page needs besides the entry. */
  chunks?: readonly string[];
};

export function fillShell(shell: string, { head, body, drawnAt, chunks = [] }: PageParts): string {
  const attributes = [
    ...(drawnAt === undefined ? [] : [` data-drawn-at="${drawnAt}"`]),
    ...(chunks.length === 0 ? [] : [` data-chunks="${chunks.join(' ')}"`]),
  ].join('');
  // Functions, because a replacement string would expand `$&` in a text.
  return shell
    .replace('<!--head-->', () => head)
    .replace('<div id="root"><!--page--></div>', () => `<div id="root"${attributes}>${body}</div>`);
}

/**
 * Splits what React renders: the tags of the head come first, then the page, which starts with a div. Removes an
 * attribute of links that only the router's server framework reads.
 */
export function splitRendered(rendered: string): { head: string; body: string } {
  const [head = ''] = rendered.split('<div', 1);
  return { head, body: rendered.slice(head.length).replaceAll(' data-discover="true"', '') };
}
