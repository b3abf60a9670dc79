/** Reads and sets the fields of an uncontrolled form. */

/** The values by field name. Unchecked boxes and radio groups without a choice are missing. */
export const readValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

export function setValue(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof RadioNodeList) {
    field.value = value;
  } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    field.checked = value !== '';
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.value = value;
  }
}
