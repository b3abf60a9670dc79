import { type MouseEvent, type ReactNode, useId } from 'react';
import { SubmitButton } from '../forms/submit-button';

type WordsFieldProps<Name extends string> = {
  form: {
    draft: Readonly<Record<Name, string | null>>;
    problemOf: (field: string) => string | null;
    isSaving: boolean;
  };
  name: Name;
  label: string;
  hint: string;
  length: ReactNode;
  onChange: (value: string) => void;
};

/** A field for words that a customer reads or hears, with a length counter. */
export function WordsField<Name extends string>({
  form,
  name,
  label,
  hint,
  length,
  onChange,
}: WordsFieldProps<Name>) {
  const id = useId();
  const problem = form.problemOf(name);
  return (
    <div className="max-w-2xl">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-slate">
        {hint} {length}
      </p>
      <textarea
        id={id}
        name={name}
        rows={3}
        value={form.draft[name] ?? ''}
        readOnly={form.isSaving}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? `${id}-hint` : `${id}-hint ${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
        className="mt-1 block w-full rounded border-2 border-steel bg-white px-3 py-2 aria-invalid:border-stop"
      />
      {problem === null ? null : (
        <p id={`${id}-problem`} className="mt-1 font-semibold text-stop">
          {problem}
        </p>
      )}
    </div>
  );
}

type ApplyProps = {
  form: {
    isSaving: boolean;
    isChanged: boolean;
    discardChanges: (event: MouseEvent<HTMLButtonElement>) => void;
  };
  children: string;
};

/** The submit button of a settings form, with a button that discards changes. */
export function Apply({ form, children }: ApplyProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SubmitButton disabled={form.isSaving}>{form.isSaving ? 'Applying…' : children}</SubmitButton>
      {form.isChanged && !form.isSaving ? (
        <p>
          Not applied yet.{' '}
          <button
            type="button"
            className="link min-h-11 cursor-pointer font-semibold"
            onClick={form.discardChanges}
          >
            Discard changes
          </button>
        </p>
      ) : null}
    </div>
  );
}
