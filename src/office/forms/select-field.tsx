import { useId } from 'react';

type SelectFieldProps<Value extends string> = {
  label: string;
  hint?: string;
  /** The label of each choice. */
  names: Readonly<Record<Value, string>>;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A select field with a label and a hint. */
export function SelectField<Value extends string>({
  label,
  hint,
  names,
  values,
  onChange,
  ...select
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <select
        {...select}
        id={id}
        className="mt-1 block min-h-11 w-full max-w-md rounded border-2 border-steel bg-white px-3 py-2"
        onChange={({ target }) => {
          const chosen = values.find((value) => value === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </select>
      {hint === undefined ? null : <p className="mt-1 text-sm text-slate">{hint}</p>}
    </div>
  );
}
