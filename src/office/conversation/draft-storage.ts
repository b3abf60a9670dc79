/** Where texts not yet sent outlive a reload, and how the browser's tabs keep in step. */

const storageKey = 'office-drafts';

/** By the number each is written to; an empty one is none. */
export type DraftTexts = ReadonlyMap<string, string>;

/** Storage can be full, forbidden or hold foreign data. Drafts then exist only on the page. */
export function storedTexts(): DraftTexts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return new Map();
    return new Map(
      Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
      ),
    );
  } catch {
    return new Map();
  }
}

/** Stores these and leaves the others as they are: another tab may have written them just now. */
export function storeTexts(changed: DraftTexts): void {
  if (changed.size === 0) return;
  const texts = [...storedTexts(), ...changed];
  const left = new Map(texts.filter(([otherNumber]) => changed.get(otherNumber) !== ''));
  try {
    if (left.size === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(left)));
  } catch {
    // See storedTexts.
  }
}

/** Deletes all drafts at sign-out. */
export function forgetDrafts(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // See storedTexts.
  }
}

/** Tells of what other tabs of the browser store. Answers how to stop. */
export function followOtherTabs(notice: (texts: DraftTexts) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // Without a key everything was wiped.
    if (key === storageKey || key === null) notice(storedTexts());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
