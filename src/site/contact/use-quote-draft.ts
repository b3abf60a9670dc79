import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { getPageLeft, findReferringPage } from '../../navigation/previous-page';
import { setValue, readValues } from '../../ui/form-values';
import { type QuoteValues, readDraft, saveDraft } from './kept-draft';

const loadSuggestions = () => import('../../content/finder/quote-suggestions');

/** Whether the browser has just followed a link to this document, rather than reloaded it or gone back to it. */
function hasFollowedLink(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return !load || !('type' in load) || load.type === 'navigate';
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
  const navigationType = useNavigationType();
  /**
   * The fields that the visitor has changed, plus `page`, the path of the page they came from, and `step`, where they
   * were.
   */
  const draft = useRef<Record<string, string>>({});
  /** What was filled in before hydration. */
  const early = useRef<QuoteValues>({});

  /** Returns the current values and passes them to `onRead`. */
  function read(): QuoteValues {
    const now = form.current ? readValues(form.current) : {};
    onRead(now);
    return now;
  }

  function propose(name: string, value: string | null | undefined) {
    if (form.current && value && !(name in draft.current)) {
      setValue(form.current, name, value);
    }
  }

  const restore = useEffectEvent(() => {
    if (!form.current) {
      return;
    }
    const typed = Object.entries(readValues(form.current)).filter(([, value]) => value !== '');
    early.current = Object.fromEntries(typed);
    draft.current = { ...readDraft(), ...early.current };
    for (const [name, value] of Object.entries(draft.current)) {
      setValue(form.current, name, value);
    }
  });

  function save() {
    saveDraft(draft.current);
    read();
  }

  /** Takes the answers of the link that led here. One that is followed now is newer than the draft. */
  function takeAnswers(asked: URLSearchParams) {
    const isNew = navigationType === NavigationType.Push || (getPageLeft() === null && hasFollowedLink());
    for (const name of ['kind', 'service']) {
      const answer = asked.get(name);
      const isOpen = !(name in draft.current) || (isNew && !(name in early.current));
      if (form.current && answer && isOpen) {
        setValue(form.current, name, answer);
        // An answer that the form doesn't offer leaves the question open.
        if (readValues(form.current)[name] === answer) {
          draft.current[name] = answer;
          draft.current['step'] = '1';
        }
      }
    }
    propose('place', asked.get('place') ?? asked.get('zip'));
  }

  /** Suggests what the latest visited page is about: its machine or its service. */
  const proposeSubject = useEffectEvent(async () => {
    const asked = new URLSearchParams(search);
    takeAnswers(asked);
    const here = window.location.pathname;
    const [left, before, referrer] = [getPageLeft(), draft.current['page'], findReferringPage()];
    // After a reload, the referrer is older than the draft.
    const earlier = left === null && hasFollowedLink() ? [referrer, before] : [before, referrer];
    const pages = [asked.get('about'), left, ...earlier].filter(
      (path): path is string => typeof path === 'string' && path.startsWith('/') && path !== here,
    );
    draft.current['page'] = pages[0] ?? here;
    save();
    // If the list can't load, the fields just stay empty.
    const suggestions = pages.length > 0 ? await loadSuggestions().catch(() => null) : null;
    const page = pages.find((path) => suggestions?.makeSuggestion(path));
    const subject = page && suggestions?.makeSuggestion(page);
    if (!subject || !form.current) {
      return;
    }
    draft.current['page'] = page;
    for (const [name, value] of Object.entries(subject)) {
      propose(name, value);
    }
    save();
  });

  useEffect(() => restore(), []);
  useEffect(() => void proposeSubject(), [search]);

  /** Keeps the value of a field. */
  function keep(name: string) {
    draft.current[name] = read()[name] ?? '';
    saveDraft(draft.current);
  }

  return {
    read,
    /** The path of the page the visitor came from. */
    cameFrom: () => draft.current['page'] ?? '',
    /** Call this when the visitor has changed a field. */
    keep,
    /** Changes a field that the visitor doesn't type into. */
    change: (name: string, value: string) => {
      if (form.current) {
        setValue(form.current, name, value);
        keep(name);
      }
    },
    /** The step that the visitor was in. */
    readStep: () => draft.current['step'],
    keepStep: (step: number) => {
      draft.current['step'] = `${step}`;
      saveDraft(draft.current);
    },
  };
}
