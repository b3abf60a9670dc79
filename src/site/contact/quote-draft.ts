/**
 * What a visitor has typed into the quote form, kept for the tab's session so that a reload or a look
 * at another page loses nothing. Without storage the form works all the same.
 */
const draftKey = 'quote-draft';
const zipKey = 'asked-zip';

/** Texts by field name; only fields the visitor has filled in. */
export type Draft = Readonly<Record<string, string>>;

/** A browser may refuse its storage, by throwing at the first touch. */
function inSession<T>(task: (storage: Storage) => T, otherwise: T): T {
  try {
    return task(sessionStorage);
  } catch {
    return otherwise;
  }
}

export const readDraft = (): Draft =>
  inSession((storage) => {
    const stored: unknown = JSON.parse(storage.getItem(draftKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }, {});

export const saveDraft = (draft: Draft): void =>
  inSession((storage) => storage.setItem(draftKey, JSON.stringify(draft)), undefined);

/** Forgets all of it, once it is sent. */
export const clearDraft = (): void =>
  inSession((storage) => {
    storage.removeItem(draftKey);
    storage.removeItem(zipKey);
  }, undefined);

type ZipListener = (zip: string) => void;
const zipListeners = new Set<ZipListener>();

/** Notes a ZIP code given to the area check, so that the quote form needn't ask for it again. */
export function offerZip(zip: string): void {
  inSession((storage) => storage.setItem(zipKey, zip), undefined);
  for (const listener of zipListeners) listener(zip);
}

/** Calls back with the ZIP code given to the area check, before or from now on. Returns the way out. */
export function onOfferedZip(listener: ZipListener): () => void {
  zipListeners.add(listener);
  const zip = inSession((storage) => storage.getItem(zipKey), null);
  if (zip) listener(zip);
  return () => void zipListeners.delete(listener);
}
