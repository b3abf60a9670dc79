import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

declare global {
  /** Where the browser knows trusted types; their types aren't in TypeScript's library. */
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createHTML: (html: string) => string },
        ) => { createHTML: (html: string) => TrustedHTML };
      }
    | undefined;
}

/** For HTML that was written at build, from articles: never anything that somebody sent. */
const policy = globalThis.trustedTypes?.createPolicy('html', { createHTML: (html) => html });

/** Rendered Markdown. Its links to our own pages go through the router instead of a full load. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();
  // Made anew it counts as changed, so it is kept.
  const inside = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);

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
