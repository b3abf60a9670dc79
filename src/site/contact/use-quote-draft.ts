import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageLeft, referringPage } from '../../navigation/previous-page';
import { onOfferedZip, readDraft, saveDraft } from './quote-draft';
import { setValue, valuesOf } from '../shared/form-values';
import { useHydrated } from '../../ui/use-hydrated';

const loadSuggestions = () => import('../../content/finder/quote-suggestions');

export type Proposals = { equipment: readonly string[]; brand: readonly string[] };

type QuoteDraft = {
  /** The path of the page the visitor came from. */
  cameFrom: () => string;
  /** Whole milliseconds since the visitor first saw the form. */
  elapsedMs: () => number;
  /** To be called when the visitor has changed the field of that name. */
  keepField: (name: string) => void;
  /** What to offer for the two fields; null until asked for. */
  proposals: Proposals | null;
  fetchProposals: () => void;
};

/** What can be proposed, fetched when it is wanted. */
function useSuggestions() {
  const [proposals, setProposals] = useState<Proposals | null>(null);
  // Null when they don't load: the fields are still there to type in.
  const fetchSuggestions = () =>
    loadSuggestions().then(
      (suggestions) => {
        setProposals({ equipment: suggestions.equipmentKinds, brand: suggestions.brandNames });
        return suggestions;
      },
      () => null,
    );
  return { proposals, fetchSuggestions };
}

/**
 * Keeps what the visitor fills in, brings it back, and fills fields nobody has touched: equipment and
 * make from the page one came from, the ZIP code from the area check. The fields belong to the browser,
 * not to React: what was typed before the script arrived is there when React takes over, and is never
 * written over. `onFilled` hears of values that didn't come from the visitor's hand just now.
 */
export function useQuoteDraft(form: RefObject<HTMLFormElement | null>, onFilled: () => void): QuoteDraft {
  const { search } = useLocation();
  const [isTakenOver] = useState(!useHydrated());
  /** In milliseconds since the epoch. */
  const shownAt = useRef(0);
  const origin = useRef('');
  /** Names of the fields the visitor has filled in, or emptied. */
  const touched = useRef(new Set<string>());
  const { proposals, fetchSuggestions } = useSuggestions();

  function save() {
    if (!form.current) return;
    const values = Object.entries(valuesOf(form.current)).filter(([name]) => touched.current.has(name));
    saveDraft({ ...Object.fromEntries(values), page: origin.current, shown: `${shownAt.current}` });
  }

  function propose(name: string, value: string | undefined) {
    if (!form.current || !value || touched.current.has(name) || valuesOf(form.current)[name]) return;
    setValue(form.current, name, value);
  }

  /** From the first of the pages that is about a machine: a look at a policy in between changes nothing. */
  async function proposeMachine(pages: readonly string[]) {
    const suggestions = await fetchSuggestions();
    const about = pages.find((path) => suggestions?.suggestionFrom(path).equipment !== undefined);
    if (suggestions && about !== undefined) {
      const { equipment, brand } = suggestions.suggestionFrom(about);
      origin.current = about;
      propose('equipment', equipment);
      propose('brand', brand);
    }
    save();
    onFilled();
  }

  const begin = useEffectEvent(() => {
    if (!form.current) return;
    for (const [name, value] of Object.entries(valuesOf(form.current))) {
      if (value) touched.current.add(name);
    }
    const { page, shown, ...draft } = readDraft();
    for (const [name, value] of Object.entries(draft)) {
      propose(name, value);
      touched.current.add(name);
    }
    shownAt.current = Number(shown) || (isTakenOver ? performance.timeOrigin : Date.now());
    const here = window.location.pathname;
    const about = new URLSearchParams(search).get('about');
    const pages = [about, pageLeft(), page, referringPage()].filter(
      (path): path is string => typeof path === 'string' && path.startsWith('/') && path !== here,
    );
    origin.current = pages[0] ?? here;
    onFilled();
    if (pages.length > 0) void proposeMachine(pages);
    else save();
  });
  const takeZip = useEffectEvent((zip: string) => {
    propose('zip', zip);
    onFilled();
  });
  useEffect(() => {
    begin();
    return onOfferedZip(takeZip);
  }, []);

  return {
    cameFrom: () => origin.current,
    elapsedMs: () => Math.max(0, Math.round(Date.now() - shownAt.current)),
    keepField: (name) => {
      touched.current.add(name);
      save();
    },
    proposals,
    fetchProposals: () => void fetchSuggestions(),
  };
}
