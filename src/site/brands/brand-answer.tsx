import { Link } from 'react-router-dom';
import { finderWords, notListed } from '../../content/finder/finder-words';
import { PhoneLink } from '../shared/phone-link';
import { QuoteLink } from '../shared/quote-link';
import { RichText } from '../shared/rich-text';
import type { Found } from './brand-search';

type BrandAnswerProps = {
  text: string;
  /** Null when the search could not be loaded. */
  found: Found | null;
  /** The most brand links to show. 0 when a list of brands is below. */
  linksAtMost: number;
};

/** The finder's answer: links to matching pages, or how to ask us. */
export function BrandAnswer({ text, found, linksAtMost }: BrandAnswerProps) {
  if (found === null) {
    return (
      <p>
        {finderWords.unavailable} {linksAtMost > 0 ? <AllMakes /> : finderWords.listBelow}
      </p>
    );
  }
  const { answer, isNear, brands, others, subjects } = found;
  if (answer === null) {
    return (
      <p className="py-1">
        {notListed.before}
        {text}
        <RichText text={notListed.after} />
      </p>
    );
  }
  const links = [
    ...subjects.map(({ name, path }) => ({ name, path, note: '' })),
    ...brands.slice(0, linksAtMost).map(({ brand, kinds }) => ({ ...brand, note: kinds })),
  ];
  const isCut = linksAtMost > 0 && brands.length > linksAtMost;
  return (
    <>
      <p className="font-heading text-xl leading-tight font-bold">{answer}</p>
      {isNear ? <p className="text-sm text-slate">{finderWords.near(text)}</p> : null}
      <ul className="mt-1">
        {links.map(({ name, path, note }) => (
          <li key={path} className="border-b border-line">
            <Link to={path} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
              <span className="link font-semibold">{name}</span>
              <span className="text-sm text-steel">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-3">
        <PhoneLink className="button" label="Call" />
        <QuoteLink about={brands[0]?.brand.path} />
      </p>
      <p className="mt-2 text-sm text-slate">
        {isCut ? (
          <>
            {brands.length + others.length - linksAtMost} more.{' '}
            <AllMakes search={`?${new URLSearchParams({ q: text })}`} />
          </>
        ) : (
          brands.length + subjects.length > 0 && others.length > 0 && finderWords.withoutPage(others)
        )}
      </p>
    </>
  );
}

export function AllMakes({ search = '' }: { search?: string }) {
  return (
    <Link to={{ pathname: '/brands', search }} className="link inline-block py-1">
      {finderWords.allBrands}
    </Link>
  );
}
