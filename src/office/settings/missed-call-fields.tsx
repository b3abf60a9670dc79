import { type MouseEvent, type ReactNode, useId } from 'react';
import { SubmitButton } from '../shared/submit-button';

type SwitchProps = {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Fields that show while it is on. */
  children?: ReactNode;
};

/** A switch with a hint. Its children show while it is on. */
export function Switch({ label, hint, checked, onChange, children }: SwitchProps) {
  const hintId = useId();
  return (
    <div className={`border-l-4 pl-4 ${checked ? 'border-go' : 'border-line'}`}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          role="switch"
          aria-describedby={hintId}
          className="size-6 shrink-0 accent-ink"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <p id={hintId} className="max-w-measure text-sm text-slate">
        {hint}
      </p>
      {checked && children ? <div className="mt-3 space-y-4">{children}</div> : null}
    </div>
  );
}

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
