import { type ComponentProps, type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { failureSentence } from '../api/client';
import { Field } from '../shared/field';
import { SubmitButton } from '../shared/submit-button';
import { showToast } from '../shared/toast';

type SingleFieldFormProps = {
  title: string;
  /** The instruction above the field. */
  children: ReactNode;
  field: Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'type' | 'autoComplete' | 'inputMode'>;
  button: string;
  busy: string;
  /** Says what is wrong with the value; null when it is valid. */
  check: (value: string) => string | null;
  submit: (value: string) => Promise<void>;
  /** The message for a failure without a reason. */
  failure: string;
};

/** A login step with one field. */
export function SingleFieldForm(props: SingleFieldFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  function refuse(sentence: string) {
    setProblem(sentence);
    showToast.error(sentence);
    input.current?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = props.check(value);
    if (found !== null) {
      refuse(found);
      return;
    }
    setProblem(null);
    setIsBusy(true);
    try {
      await props.submit(value);
    } catch (error) {
      refuse(failureSentence(error, props.failure));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => void submit(event)}
      className="max-w-lg space-y-4 border border-ink bg-white p-4 md:p-6"
    >
      <h2 id={id} className="text-xl">
        {props.title}
      </h2>
      {props.children}
      <Field
        {...props.field}
        ref={input}
        required
        value={value}
        onChange={({ target }) => {
          setValue(target.value);
          if (problem !== null) setProblem(props.check(target.value));
        }}
        problem={problem}
      />
      <SubmitButton disabled={isBusy}>{isBusy ? props.busy : props.button}</SubmitButton>
    </form>
  );
}
