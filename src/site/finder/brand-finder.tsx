import { type ComponentType, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { type BrandCategory, brandCategories, isBrandCategory } from '../../content/brand-categories';
import { finderMessages, notListed } from '../../content/finder/finder-messages';
import { setValue, readValues } from '../../ui/form-values';
import { useHydrated } from '../../ui/use-hydrated';
import { PhoneLink, QuoteLink } from '../shared/links';
import { LookupCard } from '../shared/lookup-card';
import { renderRichText } from '../shared/rich-text';
import { useLazyModule } from '../shared/use-lazy-module';
import type { Found } from './brand-search';

/** The filter for a list under the finder. `found` is null without a search. */
export type ListedBrands = { kind: BrandCategory | 'all'; found: Found | null };

const loadSearch = () => import('./brand-search');

const listPath = '/brands';
const suggestedAtMost = 3;

const kinds = Object.entries({ all: 'All', ...brandCategories });

/** Keeps the filter in the address, so that Back, a reload and a shared link restore it. */
function useAddressedFilter() {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const kind = params.get('kind') ?? '';

  function keep(form: HTMLFormElement): void {
    const { q, kind: chosen = '' } = readValues(form);
    const next = new URLSearchParams({ ...(q && { q }), ...(isBrandCategory(chosen) && { kind: chosen }) });
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return {
    // The prerendered page is the one without a query.
    text: hydrated ? (params.get('q') ?? '') : '',
    kind: hydrated && isBrandCategory(kind) ? kind : ('all' as const),
    keep,
  };
}

/**
 * Tells whether we work on a make, model or kind of machine, and links to its page. `List` shows the matches
 * below the form. Without it, the answer links to the first few.
 */
export function BrandFinder({ List }: { List?: ComponentType<ListedBrands> }) {
  const form = useRef<HTMLFormElement>(null);
  const { text, kind, keep } = useAddressedFilter();
  const navigate = useNavigate();
  const search = useLazyModule(loadSearch, text.trim());
  const found = search === 'unavailable' || search === null ? null : search.findBrands(text, kind);

  // The fields are uncontrolled, so text typed before hydration counts and typing never waits for the router.
  const keepTyped = useEffectEvent(() => {
    if (form.current && text === '' && readValues(form.current)['q']) {
      keep(form.current);
    }
  });
  useEffect(() => keepTyped(), []);

  const showFilter = useEffectEvent(() => {
    if (!form.current || form.current.contains(document.activeElement)) {
      return;
    }
    setValue(form.current, 'q', text);
    setValue(form.current, 'kind', kind);
  });
  useEffect(() => showFilter(), [text, kind]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!List) {
      void navigate({
        pathname: listPath,
        search: `?${new URLSearchParams(readValues(event.currentTarget))}`,
      });
    }
  }

  return (
    <>
      {/* Without script, the whole list below is the answer. */}
      <div className={List ? 'contents noscript:hidden' : ''}>
        <LookupCard
          ref={form}
          role="search"
          aria-label="Find your brand"
          action={listPath}
          label="Brand, model or machine"
          buttonText="Find"
          input={{ type: 'search', name: 'q', autoComplete: 'off' }}
          onFocus={() => void loadSearch().catch(() => undefined)}
          onInput={({ currentTarget }) => keep(currentTarget)}
          onSubmit={onSubmit}
          choices={List ? <Kinds /> : null}
        >
          {search ? (
            <BrandAnswer text={text.trim()} found={found} linksAtMost={List ? 0 : suggestedAtMost} />
          ) : (
            <p className="text-slate">
              {finderMessages.prompt} {List ? null : <AllMakes />}
            </p>
          )}
        </LookupCard>
      </div>
      {List ? <List kind={kind} found={found} /> : null}
    </>
  );
}

function Kinds() {
  return (
    <fieldset className="mt-2 min-w-0">
      <legend className="sr-only">Kind of equipment</legend>
      <div className="relative -m-1 flex gap-2 overflow-x-auto p-1">
        {kinds.map(([value, label]) => (
          <label
            key={value}
            className="border-steel has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-checked:forced-color-adjust-none has-focus-visible:outline-focus inline-flex min-h-11 flex-none cursor-pointer items-center border bg-white px-3 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="kind"
              value={value}
              defaultChecked={value === 'all'}
              className="sr-only"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type BrandAnswerProps = {
  text: string;
  /** Null when the search could not be loaded. */
  found: Found | null;
  /** The most brand links to show. 0 when a list of brands is below. */
  linksAtMost: number;
};

/** The finder's answer: links to matching pages, or how to ask us. */
function BrandAnswer({ text, found, linksAtMost }: BrandAnswerProps) {
  if (found === null) {
    return (
      <p key="unavailable">
        {finderMessages.unavailable}{' '}
        {linksAtMost > 0 ? <AllMakes /> : <span>{finderMessages.listBelow}</span>}
      </p>
    );
  }
  const { answer, isNear, isRefused, brands, others, subjects } = found;
  if (answer === null) {
    return (
      <p key="not-listed" className="py-1">
        {notListed.before}
        <span>{text}</span>
        <span>{renderRichText(notListed.after)}</span>
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
      {isNear ? <p className="text-sm text-slate">{finderMessages.closest(text)}</p> : null}
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
      {isRefused ? (
        <p className="mt-1">{renderRichText(finderMessages.refused)}</p>
      ) : (
        <p className="mt-4 flex flex-wrap gap-3">
          <PhoneLink className="button" label="Call" />
          <QuoteLink search={brands[0] && `about=${brands[0].brand.path}`} />
        </p>
      )}
      <p className="mt-2 text-sm text-slate">
        {isCut ? (
          <>
            <span>{`${brands.length + others.length - linksAtMost} more.`}</span>{' '}
            <AllMakes search={`?${new URLSearchParams({ q: text })}`} />
          </>
        ) : (
          brands.length + subjects.length > 0 && others.length > 0 && finderMessages.withoutPage(others)
        )}
      </p>
    </>
  );
}

function AllMakes({ search = '' }: { search?: string }) {
  return (
    <Link to={{ pathname: '/brands', search }} className="link inline-block py-1">
      {finderMessages.allBrands}
    </Link>
  );
}
