import { type ReactNode, useId } from 'react';

type SwitchProps = {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What can be set while it is on. */
  children?: ReactNode;
};

/** A part of the form that can be on or off; what belongs to it shows while it is on. */
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

type WordsFieldProps = {
  name: string;
  label: string;
  hint: string;
  value: string;
  problems: ReadonlyMap<string, string>;
  readOnly: boolean;
  onChange: (value: string) => void;
  length: ReactNode;
};

/** Words that a customer reads or hears, with their length. */
export function WordsField({
  name,
  label,
  hint,
  value,
  problems,
  readOnly,
  onChange,
  length,
}: WordsFieldProps) {
  const id = useId();
  const problem = problems.get(name);
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
        value={value}
        readOnly={readOnly}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
        className="mt-1 block w-full rounded border-2 border-steel bg-white px-3 py-2 aria-invalid:border-stop"
      />
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className="mt-1 font-semibold text-stop">
          {problem}
        </p>
      )}
    </div>
  );
}
