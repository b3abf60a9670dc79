/** Fills in the HTML file that `vite build` wrote, once for each page. */

export type PageParts = {
  /** Tags for the head. */
  head: string;
  /** The rendered page. */
  body: string;
  /** The path that the page was rendered for. React hydrates it only there. */
  drawnAt?: string;
  /** The script files that the page needs besides the entry. */
  chunks?: readonly string[];
};

export function fillShell(shell: string, { head, body, drawnAt, chunks = [] }: PageParts): string {
  const attributes = [
    ...(drawnAt === undefined ? [] : [` data-drawn-at="${drawnAt}"`]),
    ...(chunks.length === 0 ? [] : [` data-chunks="${chunks.join(' ')}"`]),
  ].join('');
  // Functions, because a replacement string would expand a `$&` in the text.
  return shell
    .replace('<!--head-->', () => head)
    .replace('<div id="root"><!--page--></div>', () => `<div id="root"${attributes}>${body}</div>`);
}

/**
 * Splits React's output into the tags of the head and the page, which starts with a div. It also drops an
 * attribute that only the router's server framework reads.
 */
export function splitRendered(rendered: string): { head: string; body: string } {
  const [head = ''] = rendered.split('<div', 1);
  return { head, body: rendered.slice(head.length).replaceAll(' data-discover="true"', '') };
}
