import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { builtHtml } from './built-html';

/** An address with a file ending isn't a page, so the browser opens it, not the router. */
const isFile = (pathname: string) => /\.\w+$/.test(pathname);

/** Rendered Markdown. Its links to our own pages go through the router instead of a full load. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();
  const inside = useMemo(() => ({ __html: builtHtml(html) }), [html]);

  function followLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const changed = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || changed || link.origin !== window.location.origin || isFile(link.pathname)) return;
    const isJump = link.hash !== '' && link.pathname === window.location.pathname;
    if (isJump) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  return <div className="prose" onClick={followLink} dangerouslySetInnerHTML={inside} />;
}
