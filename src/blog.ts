/**
 * The articles: Markdown files in content/posts, checked and rendered at build by the Markdown
 * plugin (build/markdown.ts). `?meta` loads the front matter alone, so that lists don't carry texts.
 */
import type { DrawingName } from './content/drawings';
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
  /** The machine in the article's header. */
  drawing: DrawingName;
  sources: readonly { name: string; url: string }[];
};

/** An article's text as sanitised HTML, and its h2 headings with their anchors. */
export type PostBody = { html: string; headings: readonly { id: string; text: string }[] };

const metaModules = import.meta.glob<Post>('./content/posts/*.md', {
  eager: true,
  query: '?meta',
  import: 'default',
});
const bodyModules = import.meta.glob<PostBody>('./content/posts/*.md', {
  query: '?body',
  import: 'default',
});

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

/** The article's text; null for an unknown slug. */
export async function loadPostBody(slug: string): Promise<PostBody | null> {
  const load = bodyModules[`./content/posts/${slug}.md`];
  return load ? load() : null;
}
