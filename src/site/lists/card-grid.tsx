import { Link } from 'react-router-dom';
import type { BrandCategory } from '../../content/brand-categories';
import type { DrawingName } from '../../content/drawings/drawings';
import { DrawingThumbnail } from '../drawings/drawing-thumbnail';

type Card = {
  title: string;
  text?: string;
  path: string;
  tag?: string;
  drawing?: DrawingName;
  /** The card's subject, which colors its edge. */
  category?: BrandCategory;
};

/** How many of six columns a card spans: rows of three cards, with rows of two at the end if needed. */
function chooseSpan(index: number, count: number): string {
  if (count === 1) {
    return 'lg:col-span-6';
  }
  const isInTwos = (count % 3 === 1 && index >= count - 4) || (count % 3 === 2 && index >= count - 2);
  return isInTwos ? 'lg:col-span-3' : 'lg:col-span-2';
}

/** A grid of cards, each a single link. */
export function CardGrid({ items }: { items: readonly Card[] }) {
  return (
    <ul className="grid grid-cols-1 gap-px rounded border border-ink sm:grid-cols-2 lg:grid-cols-6">
      {items.map(({ title, text, path, tag, drawing, category }, index) => (
        <li
          key={path}
          data-category={category}
          className={`flex bg-white outline outline-ink sm:max-lg:last:odd:col-span-full ${category ? 'border-t-4 border-accent sm:border-t-8' : ''} ${chooseSpan(index, items.length)}`}
        >
          <Link
            to={path}
            className="flex w-full flex-col px-4 py-3 sm:p-5 text-ink -outline-offset-4! hover:bg-paper hover:outline-2 hover:outline-ink"
          >
            <span className="flex max-sm:items-center max-sm:gap-4 sm:flex-col">
              {drawing ? <DrawingThumbnail name={drawing} className="card-drawing" /> : null}
              <span className="flex flex-col">
                {tag ? <small className="text-sm font-semibold text-steel sm:mb-2">{tag}</small> : null}
                <b className="font-heading text-xl leading-tight font-bold underline decoration-1 underline-offset-4">
                  {title}
                </b>
              </span>
            </span>
            {text ? <span className="mt-1.5 text-base/[1.5] sm:mt-2 text-slate">{text}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
