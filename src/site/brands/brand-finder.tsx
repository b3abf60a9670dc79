import { type ComponentType, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type BrandCategory, brandCategories, isBrandCategory } from '../../content/brand-categories';
import { finderWords } from '../../content/finder/finder-words';
import { AllMakes, BrandAnswer } from './brand-answer';
import type { Found } from './brand-search';
import { LookupCard } from '../shared/lookup-card';
import { setValue, valuesOf } from '../../ui/form-values';
import { useLazyModule } from '../shared/use-lazy-module';
import { useHydrated } from '../../ui/use-hydrated';

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
    const { q = '', kind = 'all' } = valuesOf(form);
    const next = new URLSearchParams({ ...(q && { q }), ...(isBrandCategory(kind) && { kind }) });
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return {
    // The prerendered page is the one without a query.
    text: hydrated ? (params.get('q') ?? '') : '',
    kind: hydrated && isBrandCategory(kind) ? kind : ('all' as const),
    keep,
  };
}

type BrandFinderProps = {
  /** Lists the matches below the form. Without it, the answer links to the first few. */
  List?: ComponentType<ListedBrands>;
};

/** Tells whether we work on a make, model or kind of machine, and links to its page. */
export function BrandFinder({ List }: BrandFinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const { text, kind, keep } = useAddressedFilter();
  const navigate = useNavigate();
  const search = useLazyModule(loadSearch, text.trim());
  const found = search === 'unavailable' || search === null ? null : search.findBrands(text, kind);

  // The fields are uncontrolled, so text typed before hydration counts and typing never waits for the router.
  const syncFields = useEffectEvent(() => {
    if (!form.current) return;
    if (text === '' && valuesOf(form.current)['q']) keep(form.current);
    else if (!form.current.contains(document.activeElement)) {
      setValue(form.current, 'q', text);
      setValue(form.current, 'kind', kind);
    }
  });
  useEffect(() => syncFields(), [text, kind]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!List)
      void navigate({ pathname: listPath, search: `?${new URLSearchParams(valuesOf(event.currentTarget))}` });
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
              {finderWords.asked} {List ? null : <AllMakes />}
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
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
