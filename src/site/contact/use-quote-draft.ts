import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageLeft, referringPage } from '../../navigation/previous-page';
import { setValue, valuesOf } from '../../ui/form-values';

const key = 'quote-draft';
const loadSuggestions = () => import('../../content/finder/quote-suggestions');

/** Texts by the name of the field. */
export type QuoteValues = Readonly<Record<string, string>>;

/**
 * Stores the draft for the tab's session, or deletes it when null. Ignores a browser that refuses storage.
 */
export function saveDraft(draft: QuoteValues | null): void {
  try {
    if (draft) sessionStorage.setItem(key, `${new URLSearchParams(draft)}`);
    else sessionStorage.removeItem(key);
  } catch {
    return;
  }
}

function readDraft(): QuoteValues {
  try {
    return Object.fromEntries(new URLSearchParams(sessionStorage.getItem(key) ?? ''));
  } catch {
    return {};
  }
}

/**
 * Saves and restores what the visitor fills in, and suggests values for untouched fields. The fields are
 * uncontrolled, so text typed before hydration is kept; `onRead` gets the values whenever they may have
 * changed.
 */
export function useQuoteDraft(
  form: RefObject<HTMLFormElement | null>,
  onRead: (values: QuoteValues) => void,
) {
  const { search } = useLocation();
  /** The fields that the visitor has changed, plus `page`, the path of the page they came from. */
  const draft = useRef<Record<string, string>>({});

  /** Returns the current values and passes them to `onRead`. */
  function read(): QuoteValues {
    const now = form.current ? valuesOf(form.current) : {};
    onRead(now);
    return now;
  }

  function propose(name: string, value: string | null | undefined) {
    if (form.current && value && !(name in draft.current)) setValue(form.current, name, value);
  }

  const restore = useEffectEvent(() => {
    if (!form.current) return;
    const typed = Object.entries(valuesOf(form.current)).filter(([, value]) => value !== '');
    draft.current = { ...readDraft(), ...Object.fromEntries(typed) };
    for (const [name, value] of Object.entries(draft.current)) setValue(form.current, name, value);
  });

  function save() {
    saveDraft(draft.current);
    read();
  }

  /** Suggests the machine of the latest visited page that is about one. */
  const proposeMachine = useEffectEvent(async () => {
    const asked = new URLSearchParams(search);
    const here = window.location.pathname;
    const pages = [asked.get('about'), pageLeft(), draft.current['page'], referringPage()].filter(
      (path): path is string => typeof path === 'string' && path.startsWith('/') && path !== here,
    );
    draft.current['page'] = pages[0] ?? here;
    propose('zip', asked.get('zip'));
    save();
    // If the list can't load, the fields just stay empty.
    const suggestions = pages.length > 0 ? await loadSuggestions().catch(() => null) : null;
    const page = pages.find((path) => suggestions?.suggestionFrom(path));
    const machine = page && suggestions?.suggestionFrom(page);
    if (!machine || !form.current) return;
    draft.current['page'] = page;
    propose('equipment', machine.equipment);
    propose('brand', machine.brand);
    save();
  });

  useEffect(() => restore(), []);
  useEffect(() => void proposeMachine(), [search]);

  return {
    read,
    /** The path of the page the visitor came from. */
    cameFrom: () => draft.current['page'] ?? '',
    /** Call this when the visitor has changed a field. */
    keep: (name: string) => {
      draft.current[name] = read()[name] ?? '';
      saveDraft(draft.current);
    },
  };
}
