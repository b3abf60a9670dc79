import { Link } from 'react-router-dom';

type Card = { title: string; text: string; path: string; tag?: string };

type CardGridProps = { items: readonly Card[] };

/** Plate-like cards, each a single link. */
export function CardGrid({ items }: CardGridProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, text, path, tag }) => (
        <li key={path} className="flex">
          <Link
            to={path}
            className="flex w-full flex-col rounded border border-ink bg-white p-5 text-ink hover:bg-paper hover:outline-2 hover:outline-ink"
          >
            {tag ? <span className="mb-2 text-sm font-semibold text-steel">{tag}</span> : null}
            <span className="font-heading text-xl leading-tight font-bold underline decoration-1 underline-offset-4">
              {title}
            </span>
            <span className="mt-2 text-base text-slate">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
