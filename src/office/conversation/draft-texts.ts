/**
 * Unsent texts, by recipient number or name of a note. They survive a reload, and all tabs of the browser
 * share them.
 */
import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';

const storageKey = 'office-drafts';

/** Takes the storage's place where that is full or forbidden. */
let unstored: string | null = null;

function stored(): string | null {
  try {
    return unstored ?? localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function store(texts: string | null): void {
  unstored = null;
  try {
    if (texts === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, texts);
  } catch {
    unstored = texts;
  }
  // The browser itself tells only its other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}

function subscribe(notice: () => void): () => void {
  window.addEventListener('storage', notice);
  return () => window.removeEventListener('storage', notice);
}

const storedEntries = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.instance(Object),
    v.transform((texts) => Object.entries(texts)),
    v.array(v.tuple([v.string(), v.string()])),
  ),
  [],
);

const textsOf = (entries: string | null) => new Map(v.parse(storedEntries, entries));

/** All drafts. */
export function useDraftTexts(): ReadonlyMap<string, string> {
  const entries = useSyncExternalStore(subscribe, stored);
  return useMemo(() => textsOf(entries), [entries]);
}

/** Changes one draft. The others are read anew, because another tab may have just written them. */
export function editDraftText(name: string, edit: (text: string) => string): void {
  const texts = textsOf(stored());
  const text = edit(texts.get(name) ?? '');
  if (text === '') texts.delete(name);
  else texts.set(name, text);
  store(texts.size === 0 ? null : JSON.stringify(Object.fromEntries(texts)));
}

/** Deletes all drafts. */
export const forgetDrafts = () => store(null);
