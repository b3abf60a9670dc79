/** Keeps unsent texts across reloads and in sync between browser tabs. */
import * as v from 'valibot';

const storageKey = 'office-drafts';

/** Draft texts by recipient number. An empty text means no draft. */
export type DraftTexts = ReadonlyMap<string, string>;

const storedDrafts = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(v.string(), v.nonEmpty()))),
  {},
);

/**
 * Uses local storage, ignoring errors: it can be full or forbidden, and drafts then exist only on the page.
 */
function withStorage(access: (storage: Storage) => void): void {
  try {
    access(window.localStorage);
  } catch {
    // See above.
  }
}

export function storedTexts(): DraftTexts {
  let stored: string | null = null;
  withStorage((storage) => (stored = storage.getItem(storageKey)));
  return new Map(Object.entries(v.parse(storedDrafts, stored)));
}

/** Stores only the changed drafts, because another tab may have just written the others. */
export function storeTexts(changed: DraftTexts): void {
  if (changed.size === 0) return;
  const texts = [...new Map([...storedTexts(), ...changed])].filter(([, text]) => text !== '');
  if (texts.length === 0) forgetDrafts();
  else withStorage((storage) => storage.setItem(storageKey, JSON.stringify(Object.fromEntries(texts))));
}

/** Deletes all drafts. */
export const forgetDrafts = () => withStorage((storage) => storage.removeItem(storageKey));

/** Calls `notice` when another browser tab stores drafts. Returns a function that stops this. */
export function followOtherTabs(notice: (texts: DraftTexts) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === storageKey || key === null) notice(storedTexts());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
