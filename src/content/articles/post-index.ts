import type { Post } from './types';

const modules = import.meta.glob<Post>('../posts/*.md', {
  eager: true,
  query: '?meta',
  import: 'default',
});

/** The front matter of all articles, newest first. */
export const posts: readonly Post[] = Object.values(modules).sort(
  (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
);
