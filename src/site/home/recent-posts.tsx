import { Suspense, use, useState } from 'react';
import { Link } from 'react-router-dom';
import type { LatestPosts } from '../../content/articles/types';
import { postsFailed } from '../../content/main-pages/home';
import { formatDay } from '../shared/article-date';
import { Paragraph } from '../shared/rich-text';

/** Null when loading failed. */
const loadLatest = () => import('virtual:latest-posts').then((module) => module.default).catch(() => null);

/** The newest few articles of a kind, or three placeholders while they load. */
export function RecentPosts({ kind }: { kind: keyof LatestPosts }) {
  // Created above the Suspense boundary, because every render must get the same promise.
  const [latest] = useState(loadLatest);
  return (
    <Suspense fallback={<Placeholders />}>
      <PostCards kind={kind} latest={latest} />
    </Suspense>
  );
}

function PostCards({ kind, latest }: { kind: keyof LatestPosts; latest: Promise<LatestPosts | null> }) {
  const posts = use(latest);
  if (posts === null) {
    return <Paragraph text={postsFailed} />;
  }
  return (
    <ul className="border-t-2 border-ink">
      {posts[kind].map(({ slug, title, description, category, published }) => (
        <li key={slug} className="border-b border-line">
          <Link
            to={`/blog/${slug}`}
            className="group block gap-x-8 py-3.5 md:py-5 text-ink md:grid md:grid-cols-[10rem_1fr]"
          >
            <span className="block text-sm text-steel md:pt-1">
              <span className="font-heading font-bold text-accent md:block">{category}</span>
              <span className="md:hidden">, </span>
              <span>{formatDay(published)}</span>
            </span>
            <span className="block max-md:mt-1">
              <span className="font-heading text-lg/[1.2] md:text-xl/[1.25] font-bold underline decoration-1 underline-offset-4 group-hover:decoration-2">
                {title}
              </span>
              <span className="mt-2 hidden text-base text-slate md:block">{description}</span>
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
        {[1, 2, 3].map((place) => (
          <li key={place} className="h-24 border-b border-line py-4 md:h-32 md:py-5">
            <div className="h-4 w-1/4 bg-line" />
            <div className="mt-4 h-6 bg-line" />
            <div className="mt-2 h-4 w-3/4 bg-line" />
          </li>
        ))}
      </ul>
    </div>
  );
}
