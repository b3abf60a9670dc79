import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { builtHtml } from './built-html';

/** Rendered Markdown. Its links to our own pages go through the router instead of a full load. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();
  const inside = useMemo(() => ({ __html: builtHtml(html) }), [html]);

  function followLink(event: MouseEvent) {
    // An address with a dot is a file, which the browser opens itself.
    const page =
      event.target instanceof Element ? event.target.closest('a[href^="/"]:not([href*="."])') : null;
    const address = page?.getAttribute('href');
    if (!address || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void navigate(address);
  }

  return <div className="prose" onClick={followLink} dangerouslySetInnerHTML={inside} />;
}
