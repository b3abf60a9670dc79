/**
 * The articles: Markdown files in content/posts, checked and rendered at build by the Markdown plugin
 * (build/markdown.ts), so that no parser ships.
 */
import type { DrawingName } from '../drawings/drawings';

/** The front matter of an article. Dates are ISO days. */
export type Post = {
  slug: string;
  title: string;
  description: string;
  category: string;
  /** The business name when the article names no author. */
  author: string;
  published: string;
  modified: string;
  /** The brand's slug, when the article is about that brand only. */
  brand?: string;
  /** What the article is about. Articles that share the most are listed under each other. */
  subjects: readonly string[];
  /** The machine in the article's header. */
  drawing: DrawingName;
  sources: readonly { name: string; url: string }[];
};

/** An article's text as HTML, and its h2 headings with their anchors. */
export type PostBody = { html: string; headings: readonly { id: string; text: string }[] };

/** What an article's card shows. */
export type PostSummary = Pick<Post, 'slug' | 'title' | 'description' | 'category' | 'published'>;

/** What an article's page shows. `related` has cards of other articles, most similar first. */
export type Article = PostBody & {
  post: Post;
  related: readonly { title: string; text: string; path: string; tag: string; drawing: DrawingName }[];
};

/** The newest three articles about one brand, and the newest three others. */
export type LatestPosts = Readonly<Record<'general' | 'aboutBrands', readonly PostSummary[]>>;
