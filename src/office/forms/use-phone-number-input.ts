import { useRef, useState } from 'react';
import { readPhone } from '#functions/domain/phone';
import { showToast } from '../shared/toast';
import { exampleNumber } from './field';

/** The sentence at the field. The toast says what is wrong, and the same words shouldn't show twice. */
const atField = 'Please enter a number like the example above';

const readNumber = (written: string): string | null => readPhone(written)?.number ?? null;

/**
 * The state of a field for a phone number. It shows the saved number until somebody types, and after `reset`.
 * `read` returns the number in E.164 form, or null.
 */
export function usePhoneNumberInput(saved: string | null, whenEmpty: string, read = readNumber) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const value = typed ?? saved ?? '';

  function reset() {
    setTyped(null);
    setProblem(null);
  }

  /** Shows the problem at the field and moves the focus there. */
  function refuse(sentence: string) {
    setProblem(sentence);
    field.current?.focus();
  }

  /** Returns the number in E.164 form. Otherwise shows the problem and returns null. */
  function check(): string | null {
    const number = read(value);
    if (number === null) {
      const invalid = `Please enter a valid phone number (e.g., ${exampleNumber})`;
      showToast.error(value.trim() === '' ? whenEmpty : invalid);
      refuse(atField);
    }
    return number;
  }

  return {
    /** Whether something else was typed than is saved. */
    isChanged: value !== (saved ?? ''),
    /** The number as typed so far, in E.164 form. Null when it isn't one. */
    number: read(value),
    check,
    refuse,
    reset,
    props: {
      ref: field,
      value,
      problem,
      onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        setProblem(null);
      },
    },
  };
}
