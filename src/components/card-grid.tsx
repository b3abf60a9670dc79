import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Card = { title: string; text: string; path: string; tag?: string; picture?: ReactNode };

type CardGridProps = { items: readonly Card[] };

/** Columns of six that a card takes, so that every row is full: threes, with twos at the end. */
function span(index: number, count: number): string {
  if (count === 1) return 'lg:col-span-6';
  const inTwos = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0;
  return index < count - inTwos ? 'lg:col-span-2' : 'lg:col-span-3';
}

/** Cards like the fields of one plate, each a single link. */
export function CardGrid({ items }: CardGridProps) {
  return (
    <ul className="plate-grid card-grid">
      {items.map(({ title, text, path, tag, picture }, index) => (
        <li key={path} className={span(index, items.length)}>
          <Link to={path}>
            <span className="card-head">
              {picture}
              <span>
                {tag ? <small>{tag}</small> : null}
                <b>{title}</b>
              </span>
            </span>
            <span className="card-text">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
