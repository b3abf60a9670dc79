import { Suspense, use, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Post } from '../blog';
import { formatDay } from './article-date';
import { CardGrid } from './card-grid';

const shown = 3;

/** The list of articles, fetched once and only when a page asks for it. */
export type DeferredPosts = {
  /** Starts the fetch, or joins it. Answers null when the list could not be fetched; never rejects. */
  load: () => Promise<readonly Post[] | null>;
  /** What has arrived; undefined until it has. */
  arrived: () => readonly Post[] | null | undefined;
};

export function deferredPosts(fetchPosts: () => Promise<readonly Post[]>): DeferredPosts {
  let promise: Promise<readonly Post[] | null> | undefined;
  let posts: readonly Post[] | null | undefined;
  return {
    load: () =>
      (promise ??= fetchPosts()
        .catch(() => null)
        .then((result) => (posts = result))),
    arrived: () => posts,
  };
}

type RecentPostsProps = {
  posts: DeferredPosts;
  /** Which of the articles belong here. */
  include: (post: Post) => boolean;
  /** Said when there are none of them. */
  emptyText: string;
};

/** The newest few articles of a kind; three placeholders while the list is on its way (spec section 9). */
export function RecentPosts({ posts, include, emptyText }: RecentPostsProps) {
  // Asked once, above the boundary: while suspended, every render must be given the same answer.
  // A promise suspends even when it is fulfilled, which prerendering and hydration can't have.
  const [list] = useState(() => {
    const arrived = posts.arrived();
    return arrived === undefined ? posts.load() : arrived;
  });
  return (
    <Suspense fallback={<Placeholders />}>
      <PostCards list={list} include={include} emptyText={emptyText} />
    </Suspense>
  );
}

type PostCardsProps = Pick<RecentPostsProps, 'include' | 'emptyText'> & {
  list: readonly Post[] | null | Promise<readonly Post[] | null>;
};

function PostCards({ list, include, emptyText }: PostCardsProps) {
  const all = list instanceof Promise ? use(list) : list;
  if (all === null) {
    return (
      <p>
        The list of articles could not be loaded. Try the{' '}
        <Link to="/blog" className="link">
          blog
        </Link>
        .
      </p>
    );
  }
  const recent = all.filter(include).slice(0, shown);
  if (recent.length === 0) return <p>{emptyText}</p>;
  return (
    <CardGrid
      items={recent.map(({ slug, title, description, category, published }) => ({
        title,
        text: description,
        path: `/blog/${slug}`,
        tag: `${category}, ${formatDay(published)}`,
      }))}
    />
  );
}

function Placeholders() {
  return (
    <div role="status">
      <span className="sr-only">Loading articles…</span>
      <ul aria-hidden="true" className="grid animate-pulse gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: shown }, (_, index) => (
          <li key={index} className="h-52 rounded border border-line bg-white p-5">
            <div className="h-4 w-1/2 bg-line" />
            <div className="mt-4 h-6 bg-line" />
            <div className="mt-2 h-6 w-3/4 bg-line" />
            <div className="mt-4 h-4 bg-line" />
          </li>
        ))}
      </ul>
    </div>
  );
}
