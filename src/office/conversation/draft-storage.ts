/** Where texts not yet sent outlive a reload, and how the browser's tabs keep in step. */
import * as v from 'valibot';

const storageKey = 'office-drafts';

/** By the number each is written to; an empty one is none. */
export type DraftTexts = ReadonlyMap<string, string>;

const storedDrafts = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(v.string(), v.nonEmpty()))),
  {},
);

/** Storage can be full, forbidden or hold foreign data. Drafts then exist only on the page. */
function tolerantly(access: (storage: Storage) => void): void {
  try {
    access(window.localStorage);
  } catch {
    // See above.
  }
}

export function storedTexts(): DraftTexts {
  let stored: string | null = null;
  tolerantly((storage) => (stored = storage.getItem(storageKey)));
  return new Map(Object.entries(v.parse(storedDrafts, stored)));
}

/** Stores these and leaves the others as they are: another tab may have written them just now. */
export function storeTexts(changed: DraftTexts): void {
  if (changed.size === 0) return;
  const texts = [...new Map([...storedTexts(), ...changed])].filter(([, text]) => text !== '');
  if (texts.length === 0) forgetDrafts();
  else tolerantly((storage) => storage.setItem(storageKey, JSON.stringify(Object.fromEntries(texts))));
}

/** Deletes all drafts, at sign-out too. */
export const forgetDrafts = () => tolerantly((storage) => storage.removeItem(storageKey));

/** Tells of what other tabs of the browser store. Answers how to stop. */
export function followOtherTabs(notice: (texts: DraftTexts) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // Without a key everything was wiped.
    if (key === storageKey || key === null) notice(storedTexts());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
