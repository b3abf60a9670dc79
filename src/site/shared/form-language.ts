/**
 * The language of the quote form: Spanish once the visitor has opened the summary in Spanish. Null until then. The choice
 * lasts as long as the tab, so that it holds on the page with the form.
 */
import { createSharedValue } from '../../ui/shared-value';

export type FormLanguage = 'en' | 'es';

const key = 'form-language';

const { get, set, useValue } = createSharedValue<FormLanguage | null>(null);

export const useFormLanguage = useValue;

export function chooseFormLanguage(language: FormLanguage): void {
  set(language);
  try {
    sessionStorage.setItem(key, language);
  } catch {
    // Without storage the choice ends with the page.
    return;
  }
}

/** Brings the choice of before a reload back. */
export function restoreFormLanguage(): void {
  try {
    const kept = sessionStorage.getItem(key);
    if (get() === null && (kept === 'en' || kept === 'es')) {
      set(kept);
    }
  } catch {
    return;
  }
}
