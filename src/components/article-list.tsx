import { Link } from 'react-router-dom';
import type { Post } from '../blog';
import { formatDay } from './article-date';
import { DrawingThumbnail } from './drawing-thumbnail';

type ArticleListProps = {
  posts: readonly Post[];
  /** Names of the makes that brand posts are about, by slug. */
  makes: ReadonlyMap<string, string>;
};

/** Articles as sheets of one file, each with the drawing of its subject. */
export function ArticleList({ posts, makes }: ArticleListProps) {
  return (
    <ul className="article-list">
      {posts.map(({ slug, title, description, published, drawing, brand }) => {
        const make = brand === undefined ? undefined : makes.get(brand);
        return (
          <li key={slug}>
            <DrawingThumbnail name={drawing} className="w-44 sm:w-full" />
            <div>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-steel">
                <time dateTime={published}>{formatDay(published)}</time>
                {make ? (
                  <span className="border border-current px-1.5 font-semibold">Brand post: {make}</span>
                ) : null}
              </p>
              <h3 className="mt-2">
                <Link to={`/blog/${slug}`} className="link">
                  {title}
                </Link>
              </h3>
              <p className="mt-2 text-base text-slate">{description}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
