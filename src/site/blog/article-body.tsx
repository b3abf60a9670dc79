import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkedPage } from '../../navigation/link-preloading';

declare global {
  /** Trusted Types, which not every browser has and TypeScript's library doesn't declare. */
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createHTML: (html: string) => string },
        ) => { createHTML: (html: string) => TrustedHTML };
      }
    | undefined;
}

/** Only for HTML of articles, which the build writes. Never use it for text that somebody sent. */
const policy = globalThis.trustedTypes?.createPolicy('html', { createHTML: (html) => html });

/** Rendered Markdown. Links to the site's own pages go through the router. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();
  // A new object would make React write the HTML again.
  const innerHtml = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);

  function followLink(event: MouseEvent) {
    const link = linkedPage(event.target);
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  return <div className="prose" onClick={followLink} dangerouslySetInnerHTML={innerHtml} />;
}
