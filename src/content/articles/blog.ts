/**
 * The articles: Markdown files in content/posts, checked and rendered at build by the Markdown plugin
 * (build/markdown.ts), so that no parser ships.
 */
import type { DrawingName } from '../drawings/drawings';

/** Front matter of an article. Dates are ISO days; `brand` marks a brand post. */
export type Post = {
  slug: string;
  title: string;
  description: string;
  category: string;
  /** The business where the article names nobody. */
  author: string;
  published: string;
  modified: string;
  /** Slug of the brand the article is about; such an article is a brand post. */
  brand?: string;
  /** The machine in the article's header. */
  drawing: DrawingName;
  sources: readonly { name: string; url: string }[];
};

/** An article's text as HTML, and its h2 headings with their anchors. */
export type PostBody = { html: string; headings: readonly { id: string; text: string }[] };

/** What a list of articles shows of each. */
export type PostSummary = Pick<Post, 'slug' | 'title' | 'description' | 'category' | 'published'>;

/** What the page of an article shows; `related` are cards of other articles, closest first. */
export type Article = PostBody & {
  post: Post;
  related: readonly { title: string; text: string; path: string; tag: string; drawing: DrawingName }[];
};

/** The newest three of each kind. */
export type LatestPosts = Readonly<Record<'general' | 'aboutBrands', readonly PostSummary[]>>;
