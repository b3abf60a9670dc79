/** Renders pages as the build does. Apart from the tests of the site, because React allows one renderer at a time. */
import { expect, test } from 'vitest';
import { describeCard } from '../../build/card-facts';
import { posts } from '../../src/content/articles/post-index';
import { pages } from '../../src/pages';
import { renderPage } from '../../src/prerender';
import { escapeXml } from '../../supabase/functions/_shared/twilio/twiml';

test('the picture for sharing a page of each kind carries the title that the page has', async () => {
  const articles = posts.map(({ slug }) => ({ path: `/blog/${slug}`, kind: 'post' as const, slug }));
  const oneOfEachKind = new Map([...pages, ...articles].map((page) => [page.kind, page]));
  for (const page of oneOfEachKind.values()) {
    const { title } = await describeCard(page);
    const { head } = await renderPage(page.path);
    expect(head).toContain(`content="Work order with a drawing: ${escapeXml(title)}"`);
  }
});
