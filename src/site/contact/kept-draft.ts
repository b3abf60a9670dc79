/** What the tab's session keeps of a request until it is sent. */
import { createSharedValue } from '../../ui/shared-value';

const key = 'quote-draft';

/** Where the tab's session keeps the pictures. */
export const picturesKey = 'quote-pictures';

/** False when the browser has no room for the pictures, so that a reload loses them. */
export const arePicturesKept = createSharedValue(true);

/** Texts by the name of the field. */
export type QuoteValues = Readonly<Record<string, string>>;

/**
 * Stores the draft for the tab's session, or deletes it when null. What was typed takes the room of the pictures. Ignores a
 * browser that refuses storage.
 */
export function saveDraft(draft: QuoteValues | null): void {
  try {
    if (draft === null) {
      return sessionStorage.removeItem(key);
    }
    const text = `${new URLSearchParams(draft)}`;
    try {
      sessionStorage.setItem(key, text);
    } catch {
      sessionStorage.removeItem(picturesKey);
      arePicturesKept.set(false);
      sessionStorage.setItem(key, text);
    }
  } catch {
    return;
  }
}

export function readDraft(): QuoteValues {
  try {
    return Object.fromEntries(new URLSearchParams(sessionStorage.getItem(key) ?? ''));
  } catch {
    return {};
  }
}
