import { Link } from 'react-router-dom';
import type { Post } from '../../content/articles/blog';
import { formatDay } from './article-date';
import { DrawingThumbnail } from '../drawings/drawing-thumbnail';

type ArticleListProps = {
  posts: readonly Post[];
  /** Names of the makes that brand posts are about, by slug. */
  makes: ReadonlyMap<string, string>;
};

/** Two columns: a last article without a neighbor lies across both. */
const acrossTwo =
  'sm:max-[60rem]:col-span-full sm:max-[60rem]:flex-row sm:max-[60rem]:items-center sm:max-[60rem]:*:max-w-1/2 sm:max-[60rem]:*:border-t-0';

/** Articles as sheets of one file, each with the drawing of its subject. */
export function ArticleList({ posts, makes }: ArticleListProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
      {posts.map(({ slug, title, description, published, drawing, brand }, index) => {
        const make = brand === undefined ? undefined : makes.get(brand);
        const isAlone = index === posts.length - 1 && index % 2 === 0;
        return (
          <li key={slug} className={`flex flex-col border-2 border-ink bg-white ${isAlone ? acrossTwo : ''}`}>
            <DrawingThumbnail name={drawing} className="w-44 px-5 pt-2 sm:w-full sm:px-6" />
            <div className="border-t border-ink p-5 max-sm:pt-3.5">
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
