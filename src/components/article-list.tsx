import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Post } from '../blog';
import { formatDay } from './article-date';
import { useHydrated } from './use-hydrated';

type ArticleListProps = { posts: readonly Post[] };

/** Articles, newest first, with a choice of category over them. Without script, all of them. */
export function ArticleList({ posts }: ArticleListProps) {
  const [category, setCategory] = useState<string | null>(null);
  const hydrated = useHydrated();
  const categories = [...new Set(posts.map((post) => post.category))].sort();
  const shown = category === null ? posts : posts.filter((post) => post.category === category);

  return (
    <div>
      <fieldset disabled={!hydrated}>
        <legend className="font-semibold">Category</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {[null, ...categories].map((choice) => (
            <button
              key={choice ?? ''}
              type="button"
              aria-pressed={choice === category}
              onClick={() => setCategory(choice)}
              className="aria-pressed:bg-ink aria-pressed:text-paper inline-flex min-h-11 items-center rounded border border-steel bg-white px-3"
            >
              {choice ?? 'All'}
            </button>
          ))}
        </div>
      </fieldset>
      <p role="status" className="mt-4 text-slate">
        {shown.length === 1 ? '1 article' : `${shown.length} articles`}
        {category !== null && ` in ${category}`}
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {shown.map((post) => (
          <li key={post.slug} className="py-5">
            <p className="text-sm text-steel">
              <time dateTime={post.published}>{formatDay(post.published)}</time> · {post.category}
            </p>
            <h3 className="mt-1">
              <Link to={`/blog/${post.slug}`} className="link">
                {post.title}
              </Link>
            </h3>
            <p className="mt-2 max-w-measure text-slate">{post.description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
