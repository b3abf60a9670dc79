import { useMemo } from 'react';
import { builtHtml } from './built-html';
import { useLinkFollowing } from './use-link-following';

/** Rendered Markdown. Its links to our own pages go through the router instead of a full load. */
export function ArticleBody({ html }: { html: string }) {
  const followLink = useLinkFollowing();
  const inside = useMemo(() => ({ __html: builtHtml(html) }), [html]);
  return <div className="prose" onClick={followLink} dangerouslySetInnerHTML={inside} />;
}
