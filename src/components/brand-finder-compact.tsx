import {
  type KeyboardEvent,
  type Ref,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { brandCategories } from '../content/brand-categories';
import type { BrandSuggestions } from './brand-search';
import { ExampleEntries } from './example-entries';
import { LookupSheet } from './lookup-sheet';
import { PhoneLink } from './phone-link';

const loadSearch = () => import('./brand-search');

type Found = { text: string } & BrandSuggestions;
type Shown = ({ kind: 'found' } & Found) | { kind: 'unavailable' } | null;

const shownAtMost = 3;

/** A model, a kind of machine, a make's number for a model and a make. */
const examples = ['Cascadia', 'Skid steer', 'GS-1930', 'Cummins', 'Bucket truck'];

/** Leads from a make, model or kind of machine to its page. The list behind it is fetched on first use. */
export function BrandFinderCompact() {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<Shown>(null);

  async function search(): Promise<void> {
    const text = field.current?.value.trim() ?? '';
    let next: Shown = null;
    try {
      if (text) next = { kind: 'found', text, ...(await loadSearch()).suggestBrands(text) };
    } catch {
      next = { kind: 'unavailable' };
    }
    if (text === field.current?.value.trim()) setShown(next);
  }

  // What was typed before the script came is searched too.
  const searchFirst = useEffectEvent(() => void search());
  useEffect(() => searchFirst(), []);

  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    links()[0]?.focus();
  }

  /** Up and down through the field and the links under it, as in a menu. */
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const stops = [field.current, ...links()];
    const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
    if (step === 0 || !next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // The arrow keys are caught where both the field and the links are.
    <div onKeyDown={onKeyDown}>
      <LookupSheet
        title="Find a make"
        role="search"
        label="Make, model or machine"
        buttonText="Find"
        fieldRef={field}
        type="search"
        name="make"
        autoComplete="off"
        onFocus={() => void loadSearch().catch(() => undefined)}
        onInput={() => void search()}
        onSubmit={onSubmit}
      >
        {shown?.kind === 'found' ? (
          <Results {...shown} listRef={list} />
        ) : (
          <>
            <p className="text-slate">
              {shown ? 'The list did not load. ' : 'A make, a model or what it is. '}
              <Link to="/brands" className="link">
                All makes on one page
              </Link>
            </p>
            {shown ? null : (
              <ExampleEntries
                label="Examples of machines"
                examples={examples}
                field={field}
                onPick={() => void search()}
              />
            )}
          </>
        )}
      </LookupSheet>
    </div>
  );
}

function Results({ text, brands, others, listRef }: Found & { listRef: Ref<HTMLUListElement> }) {
  if (brands.length + others.length === 0) {
    return (
      <p className="py-1">
        Nothing listed under “{text}”. That doesn’t mean no: call <PhoneLink /> with the make, the model and
        what it does.
      </p>
    );
  }
  const more = brands.length - shownAtMost;
  return (
    <>
      <ul ref={listRef}>
        {brands.slice(0, shownAtMost).map(({ slug, name, path, category }) => (
          <li key={slug} className="border-b border-line">
            <Link to={path} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
              <span className="link font-semibold">{name}</span>
              <span className="text-sm text-steel">{brandCategories[category]}</span>
            </Link>
          </li>
        ))}
      </ul>
      {others.length > 0 && more <= 0 ? (
        <p className="mt-2 text-sm text-slate">
          Without a page, but we work on it: {others.join(', ')}. Ask: <PhoneLink />
        </p>
      ) : null}
      {more > 0 ? (
        <p className="mt-2 text-sm text-slate">
          {more} more.{' '}
          <Link to="/brands" className="link inline-block py-1">
            All makes on one page
          </Link>
        </p>
      ) : null}
    </>
  );
}
