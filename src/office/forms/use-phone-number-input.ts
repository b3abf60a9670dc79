import { useRef, useState } from 'react';
import { toE164 } from '../../../supabase/functions/_shared/phone';
import { showToast } from '../shared/toast';
import { phoneNumberProblem } from './phone-rules';

/** The sentence at the field. The toast says what is wrong, and the same words shouldn't show twice. */
const atField = 'Please enter a number like the example above';

/** The state of a field for a phone number. It shows the saved number until somebody types, and after `reset`. */
export function usePhoneNumberInput(saved: string | null, whenEmpty: string) {
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
    const found = phoneNumberProblem(value, whenEmpty);
    if (found === null) {
      setProblem(null);
      return toE164(value);
    }
    showToast.error(found);
    refuse(atField);
    return null;
  }

  return {
    check,
    refuse,
    reset,
    props: {
      ref: field,
      value,
      problem,
      onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        // Clears or updates the shown problem after a change.
        if (problem !== null) setProblem(phoneNumberProblem(target.value, whenEmpty) && atField);
      },
    },
  };
}
