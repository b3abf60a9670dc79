type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const findFields = (root: HTMLElement): Field[] => [
  ...root.querySelectorAll<Field>(':is(input, textarea, select)[name]:not([type=file])'),
];

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/** Finds the field that has taken the place of another one. */
const findCounterpart = (fields: Field[], { name, type, value }: Field) =>
  fields.find((one) => one.name === name && one.type === type && (!isTicked(one) || one.value === value));

function copyValue(from: Field, to: Field): void {
  if (isTicked(from) && isTicked(to)) {
    to.checked = from.checked;
  } else {
    to.value = from.value;
  }
}

/** Gives a field the focus and the selection of the one that it replaces. */
function takeFocus(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) {
    return;
  }
  // Null for a type without a selection, such as an e-mail address.
  if (from.selectionStart !== null) {
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
  }
}

/**
 * Keeps what was typed, chosen or filled in before hydration. Where an extension or a translator has put nodes into
 * the page, React draws it anew, with empty fields. Returns what to call once it has, before the effects run, which
 * read the fields.
 */
export function keepEarlyValues(root: HTMLElement): () => void {
  const earlyFields = findFields(root);
  let focused: EventTarget | null = document.activeElement;
  addEventListener('focusin', ({ target }) => (focused = target));
  return () => {
    const fields = findFields(root);
    for (const field of earlyFields) {
      if (field.isConnected) {
        continue;
      }
      const successor = findCounterpart(fields, field);
      if (!successor) {
        continue;
      }
      copyValue(field, successor);
      if (field === focused && document.activeElement === document.body) {
        takeFocus(field, successor);
      }
    }
  };
}
