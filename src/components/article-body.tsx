import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Rendered Markdown. Its links to our own pages go through the router instead of a full load. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();

  const followInside = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const changed = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || changed || link.origin !== window.location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };

  return <div className="prose" onClick={followInside} dangerouslySetInnerHTML={{ __html: html }} />;
}
