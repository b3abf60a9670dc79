import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { failureSentence } from '../api/client';
import { Field } from '../shared/field';
import { SubmitButton } from '../shared/submit-button';
import { showToast } from '../shared/toast';
import { typedIn } from '../shared/typed-in';

/** Reads what is typed in a field. */
export type Read = (field: string) => string;

export type Refusal = { field: string; sentence: string };

/** What the form can be sent for. */
export type Task = {
  button: string;
  /** Says what is wrong with the entries; null when they can be sent. */
  check: (read: Read) => Refusal | null;
  /** Answers what to say for as long as the form stays, if anything. */
  run: (read: Read) => Promise<string | void>;
  /** The message for a failure without a reason, and the field where it stands. */
  failed: Refusal;
};

type EntryFormProps = {
  title?: string;
  fields: readonly (Pick<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete' | 'inputMode'> & {
    name: string;
    hint?: string;
  })[];
  task: Task;
  /** On the button while it is being sent. */
  busy: string;
  /** A second thing to do with the same fields. */
  other?: Task;
  /** What stands above the fields. */
  children?: ReactNode;
  /** What stands below them. */
  note?: string;
};

/** How the last try ended; without a field it ended well. */
type Outcome = { of: Task; field: string | null; sentence: string };

/** Sends the entries of a form, and says what came of it. */
function useTasks() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function refuse(of: Task, form: HTMLFormElement, { field, sentence }: Refusal) {
    setOutcome({ of, field, sentence });
    showToast.error(sentence);
    form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  }

  const running = useMutation({
    mutationFn: ({ of, form }: { of: Task; form: HTMLFormElement }) => of.run(typedIn(form)),
    onSuccess: (sentence, { of }) => setOutcome(sentence ? { of, field: null, sentence } : null),
    onError: (error, { of, form }) =>
      refuse(of, form, { ...of.failed, sentence: failureSentence(error, of.failed.sentence) }),
  });

  return {
    outcome,
    isBusy: running.isPending,
    start: (of: Task, form: HTMLFormElement | null) => {
      if (running.isPending || !form) return;
      setOutcome(null);
      const refusal = of.check(typedIn(form));
      if (refusal) refuse(of, form, refusal);
      else running.mutate({ of, form });
    },
    /** A complaint goes once there is nothing to complain of. */
    recheck: (form: HTMLFormElement) => {
      if (outcome === null) return;
      const refusal = outcome.field === null ? null : outcome.of.check(typedIn(form));
      setOutcome(refusal && { of: outcome.of, ...refusal });
    },
  };
}

/** A form of the login. The fields keep what is typed, also what was typed before the script was there. */
export function EntryForm({ title, fields, task, busy, other, children, note }: EntryFormProps) {
  const id = useId();
  const { outcome, isBusy, start, recheck } = useTasks();
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
