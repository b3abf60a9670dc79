import { Link } from 'react-router-dom';
import type { Found } from './brand-search';
import { PhoneLink } from '../shared/phone-link';
import { QuoteLink } from '../shared/quote-link';

type BrandAnswerProps = {
  text: string;
  result: Found | 'unavailable';
  /** How many makes are linked; none where a list of them stands below. */
  linksAtMost: number;
};

/** The answer of the finder: yes and where to read on, or whom to ask. */
export function BrandAnswer({ text, result, linksAtMost }: BrandAnswerProps) {
  if (result === 'unavailable') {
    return <p>The search did not load. {linksAtMost > 0 ? <AllMakes /> : 'The whole list is below.'}</p>;
  }
  const { answer, isNear, brands, others, subjects } = result;
  if (answer === null) {
    return (
      <p className="py-1">
        Nothing listed under “{text}”, but we may well fix it. Call <PhoneLink /> with the brand, the model
        and the problem.
      </p>
    );
  }
  const links = [
    ...subjects.map(({ name, path }) => ({ name, path, note: null })),
    ...brands.slice(0, linksAtMost).map(({ brand, kinds }) => ({ ...brand, note: kinds })),
  ];
  const isCut = linksAtMost > 0 && brands.length > linksAtMost;
  return (
    <>
      <p className="font-heading text-xl leading-tight font-bold">{answer}</p>
      {isNear ? <p className="text-sm text-slate">The closest to “{text}”.</p> : null}
      <ul className="mt-1">
        {links.map(({ name, path, note }) => (
          <li key={path} className="border-b border-line">
            <Link to={path} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
              <span className="link font-semibold">{name}</span>
              {note ? <span className="text-sm text-steel">{note}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-3">
        <PhoneLink className="button" label="Call" />
        <QuoteLink about={brands[0]?.brand.path} />
      </p>
      {isCut ? (
        <p className="mt-2 text-sm text-slate">
          {brands.length + others.length - linksAtMost} more.{' '}
          <AllMakes search={`?${new URLSearchParams({ q: text })}`} />
        </p>
      ) : others.length > 0 ? (
        <p className="mt-2 text-sm text-slate">We work on it too: {others.join(', ')}.</p>
      ) : null}
    </>
  );
}

export function AllMakes({ search = '' }: { search?: string }) {
  return (
    <Link to={{ pathname: '/brands', search }} className="link inline-block py-1">
      See all brands on one page
    </Link>
  );
}
