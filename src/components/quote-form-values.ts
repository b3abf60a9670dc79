/** The quote form's texts, read from and put into the fields themselves. */
import { type QuoteProblems, type Quote, checkQuote } from '../../supabase/functions/_shared/quote';

/** By field name; an unticked box and an open choice are missing. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

export function setValue(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof RadioNodeList) field.value = value;
  else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value !== '';
  else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
}

/** `page` is the path the visitor came from. */
export function checkForm(form: HTMLFormElement, page: string): { quote: Quote } | { fields: QuoteProblems } {
  const values = valuesOf(form);
  return checkQuote({ ...values, smsConsent: 'smsConsent' in values, page });
}
