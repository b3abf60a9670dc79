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

const storedTexts = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {});

/** The name under which a draft's pictures are stored, beside its text. */
export const picturesName = (otherNumber: string) => `pictures to ${otherNumber}`;

/** All drafts, as they are now. */
export const draftTexts = () => v.parse(storedTexts, stored());

/** All drafts. */
export function useDraftTexts(): Readonly<Record<string, string>> {
  const texts = useSyncExternalStore(subscribe, stored);
  return useMemo(() => v.parse(storedTexts, texts), [texts]);
}

/** Changes one draft. The others are read anew, because another tab may have just written them. */
export function editDraftText(name: string, edit: (text: string) => string): void {
  const { [name]: before = '', ...others } = draftTexts();
  const text = edit(before);
  if (text === before) return;
  store(JSON.stringify(text === '' ? others : { ...others, [name]: text }));
}

/** Deletes all drafts. */
export const forgetDrafts = () => store(null);

/** Deletes the drafts of anybody but this user, whose id is stored among them. */
export function keepDraftsOf(userId: string): void {
  if ((draftTexts().owner ?? userId) !== userId) forgetDrafts();
  editDraftText('owner', () => userId);
}
