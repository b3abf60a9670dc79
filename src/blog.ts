/**
 * The articles: Markdown files in content/posts, checked and rendered at build by the Markdown
 * plugin (build/markdown.ts). `?meta` loads the front matter alone, so that lists don't carry texts.
 */
import type { Page } from './site';

/** Front matter of an article. Dates are ISO days; `brand` marks a brand post. */
export type Post = {
  slug: string;
  title: string;
  description: string;
  category: string;
  author: string;
  published: string;
  modified: string;
  /** Slug of the brand the article is about; such an article is a brand post. */
  brand?: string;
  sources: readonly { name: string; url: string }[];
};

const metaModules = import.meta.glob<Post>('./content/posts/*.md', {
  eager: true,
  query: '?meta',
  import: 'default',
});
const bodyModules = import.meta.glob<string>('./content/posts/*.md', { query: '?html', import: 'default' });

/** All articles, newest first. */
export const posts: readonly Post[] = Object.values(metaModules).sort(
  (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
);

export const postPages: readonly Page[] = posts.map(({ slug, title, description }) => ({
  path: `/blog/${slug}`,
  kind: 'post',
  group: 'Blog',
  slug,
  title,
  description,
}));

/** The article's text as sanitised HTML; null for an unknown slug. */
export async function loadPostHtml(slug: string): Promise<string | null> {
  const load = bodyModules[`./content/posts/${slug}.md`];
  return load ? load() : null;
}
