import { Suspense, use, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Post } from '../blog';
import { formatDay } from './article-date';

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
    <ul className="border-t-2 border-ink">
      {recent.map(({ slug, title, description, category, published }) => (
        <li key={slug} className="border-b border-line">
          <Link
            to={`/blog/${slug}`}
            className="group block gap-x-8 py-5 text-ink md:grid md:grid-cols-[10rem_1fr]"
          >
            <span className="block text-sm text-steel md:pt-1">
              <span className="font-heading font-bold text-accent md:block">{category}</span>
              <span className="md:hidden">, </span>
              {formatDay(published)}
            </span>
            <span className="block max-md:mt-1">
              <span className="font-heading text-xl leading-tight font-bold underline decoration-1 underline-offset-4 group-hover:decoration-2">
                {title}
              </span>
              <span className="mt-2 block text-base text-slate">{description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Placeholders() {
  return (
    <div role="status">
      <span className="sr-only">Loading articles…</span>
      <ul aria-hidden="true" className="animate-pulse border-t-2 border-ink">
        {Array.from({ length: shown }, (_, index) => (
          <li key={index} className="h-36 border-b border-line py-5 md:h-32">
            <div className="h-4 w-1/4 bg-line" />
            <div className="mt-4 h-6 bg-line" />
            <div className="mt-2 h-4 w-3/4 bg-line" />
          </li>
        ))}
      </ul>
    </div>
  );
}
