/**
 * Puts a rendered page into the HTML file that `vite build` wrote. React's output has the tags of the head
 * before the page's first div. `drawnAt` is the path at which React hydrates the page, `chunks` are the script
 * files that the page needs besides the entry.
 */
export function fillShell(shell: string, rendered: string, drawnAt = '', chunks: readonly string[] = []) {
  const start = rendered.indexOf('<div');
  const attributes = drawnAt ? ` data-drawn-at="${drawnAt}" data-chunks="${chunks.join(' ')}"` : '';
  // Only the router's server framework reads this attribute.
  const body = rendered.slice(start).replaceAll(' data-discover="true"', '');
  // Functions, because a replacement string would expand a `$&` in the text.
  return shell
    .replace('<!--head-->', () => rendered.slice(0, start))
    .replace('<div id="root"><!--page--></div>', () => `<div id="root"${attributes}>${body}</div>`);
}
