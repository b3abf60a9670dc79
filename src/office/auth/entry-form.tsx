import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { readValues } from '../../ui/form-values';
import { describeFailure } from '../api/client';
import { Field } from '../forms/field';
import { SubmitButton } from '../forms/submit-button';
import { Button } from '../shared/button';
import { showToast } from '../shared/toast';

/** The values of the fields by name. */
export type Entries = Readonly<Record<string, string>>;

/** `note` is shown at the field, because the toast already shows `sentence`. */
export type FieldProblem = { field: string; sentence: string; note?: string };

/** What a button of the form does. */
export type FormTask = {
  button: string;
  /** The button's label while it runs. */
  busy: string;
  /** Validates the entries. Null when they are valid. */
  check: (entries: Entries) => FieldProblem | null;
  /** Resolves to a message that stays below the form, if any. */
  run: (entries: Entries) => Promise<string | void>;
  /** The message for a failure without a reason, and the field it is shown at. */
  failed: FieldProblem;
};

type EntryFormProps = {
  title?: string;
  fields: readonly (Omit<ComponentProps<typeof Field>, 'name' | 'problem'> & { name: string })[];
  task: FormTask;
  /** A second action with the same fields. */
  other?: FormTask;
  /** Content above the fields. */
  children?: ReactNode;
  /** A note below the fields. */
  note?: string;
};

/** The result of the last attempt. `field` is null after success. */
type Outcome = { button: string; field: string | null; sentence: string };

/** A form of the login page. Its fields are uncontrolled, so they keep what was typed before hydration. */
export function EntryForm({ title, fields, task, other, children, note }: EntryFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function refuse({ button }: FormTask, problem: FieldProblem) {
    setOutcome({ button, field: problem.field, sentence: problem.note ?? problem.sentence });
    showToast.error(problem.sentence);
    form.current?.querySelector<HTMLInputElement>(`[name="${problem.field}"]`)?.focus();
  }

  const running = useMutation({
    mutationFn: ({ chosen, entries }: { chosen: FormTask; entries: Entries }) => chosen.run(entries),
    onSuccess: (sentence, { chosen: { button } }) =>
      setOutcome(sentence ? { button, field: null, sentence } : null),
    onError: (error, { chosen }) =>
      refuse(chosen, { ...chosen.failed, sentence: describeFailure(error, chosen.failed.sentence) }),
  });

  function start(chosen: FormTask) {
    if (running.isPending || !form.current) {
      return;
    }
    const entries = readValues(form.current);
    const problem = chosen.check(entries);
    setOutcome(null);
    if (problem) {
      refuse(chosen, problem);
    } else {
      running.mutate({ chosen, entries });
    }
  }

  const shown = [task, other].some((one) => one && one.button === outcome?.button) ? outcome : null;
  const chooseLabel = ({ button, busy }: FormTask) =>
    running.isPending && running.variables.chosen.button === button ? busy : button;

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={title === undefined ? undefined : id}
      onChange={() => setOutcome(null)}
      onSubmit={(event) => {
        event.preventDefault();
        start(task);
      }}
      className="max-w-lg space-y-4 border border-ink bg-white p-4 md:p-6"
    >
      {title === undefined ? null : (
        <h2 id={id} className="text-xl">
          {title}
        </h2>
      )}
      {children}
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          required
          problem={shown?.field === field.name ? shown.sentence : null}
        />
      ))}
      {note === undefined ? null : <p className="text-slate">{note}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton disabled={running.isPending}>{chooseLabel(task)}</SubmitButton>
        {other === undefined ? null : (
          <Button look="link" onClick={() => start(other)}>
            {chooseLabel(other)}
          </Button>
        )}
      </div>
      <p role="status" className="font-semibold wrap-anywhere empty:hidden">
        {shown?.field === null ? shown.sentence : null}
      </p>
    </form>
  );
}
