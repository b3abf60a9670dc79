import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { valuesOf } from '../../ui/form-values';
import { failureSentence } from '../api/client';
import { Field } from '../forms/field';
import { SubmitButton } from '../forms/submit-button';
import { showToast } from '../shared/toast';

/** The values of the fields by name. */
export type Entries = Readonly<Record<string, string>>;

/** `note` is shown at the field, because the toast already shows `sentence`. */
export type FieldProblem = { field: string; sentence: string; note?: string };

/** What a button of the form does. */
export type FormTask = {
  button: string;
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
  /** The button's label while the form is being sent. */
  busy: string;
  /** A second action with the same fields. */
  other?: FormTask;
  /** Content above the fields. */
  children?: ReactNode;
  /** A note below the fields. */
  note?: string;
};

/** The result of the last attempt. `field` is null after success. */
type Outcome = { of: FormTask; field: string | null; sentence: string };

const refusalOf = (of: FormTask, { field, sentence, note = sentence }: FieldProblem): Outcome => ({
  of,
  field,
  sentence: note,
});

/** Runs the tasks of a form and keeps the result of the last one. */
function useFormTasks() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function refuse(of: FormTask, form: HTMLFormElement, problem: FieldProblem) {
    setOutcome(refusalOf(of, problem));
    showToast.error(problem.sentence);
    form.querySelector<HTMLInputElement>(`[name="${problem.field}"]`)?.focus();
  }

  const running = useMutation({
    mutationFn: ({ of, form }: { of: FormTask; form: HTMLFormElement }) => of.run(valuesOf(form)),
    onSuccess: (sentence, { of }) => setOutcome(sentence ? { of, field: null, sentence } : null),
    onError: (error, { of, form }) =>
      refuse(of, form, { ...of.failed, sentence: failureSentence(error, of.failed.sentence) }),
  });

  return {
    outcome,
    isBusy: running.isPending,
    start: (of: FormTask, form: HTMLFormElement | null) => {
      if (running.isPending || !form) return;
      setOutcome(null);
      const refusal = of.check(valuesOf(form));
      if (refusal) refuse(of, form, refusal);
      else running.mutate({ of, form });
    },
    /** Clears or updates the shown problem after a change. */
    recheck: (form: HTMLFormElement) => {
      if (outcome === null) return;
      const refusal = outcome.field === null ? null : outcome.of.check(valuesOf(form));
      setOutcome(refusal && refusalOf(outcome.of, refusal));
    },
  };
}

/** A form of the login page. Its fields are uncontrolled, so they keep what was typed before hydration. */
export function EntryForm({ title, fields, task, busy, other, children, note }: EntryFormProps) {
  const id = useId();
  const { outcome, isBusy, start, recheck } = useFormTasks();
  const isOfThis = [task.button, other?.button].includes(outcome?.of.button);
  const shown = isOfThis ? outcome : null;

  return (
    <form
      noValidate
      aria-labelledby={title === undefined ? undefined : id}
      onChange={({ currentTarget }) => recheck(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        start(task, event.currentTarget);
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
        <SubmitButton disabled={isBusy}>{isBusy ? busy : task.button}</SubmitButton>
        {other === undefined ? null : (
          <button
            type="button"
            className="link min-h-11 cursor-pointer"
            onClick={({ currentTarget }) => start(other, currentTarget.form)}
          >
            {other.button}
          </button>
        )}
      </div>
      <p role="status" className="font-semibold wrap-anywhere empty:hidden">
        {shown?.field === null ? shown.sentence : null}
      </p>
    </form>
  );
}
