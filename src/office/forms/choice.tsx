import { useId } from 'react';

type ChoiceProps<Value extends string> = {
  legend: string;
  /** For a legend that repeats the heading above. */
  isLegendHidden?: boolean;
  /** Whether the boxes stand side by side. */
  isInRow?: boolean;
  /** The labels of the values. */
  names: Readonly<Record<Value, string>>;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A group of radio buttons, each in its own box. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, isLegendHidden = false, isInRow = false, names, values, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      <div className={`flex items-start ${isInRow ? 'flex-wrap gap-1.5' : 'flex-col gap-2'}`}>
        {values.map((candidate) => (
          <label
            key={candidate}
            className={`inline-flex cursor-pointer items-center rounded border border-steel bg-paper has-checked:border-ink has-checked:bg-ink has-checked:text-white ${isInRow ? 'relative min-h-11 px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus' : 'min-h-12 gap-2.5 px-3 py-2'}`}
          >
            <input
              type="radio"
              name={name}
              className={
                isInRow ? 'absolute inset-0 cursor-pointer opacity-0' : 'size-5 shrink-0 accent-amber'
              }
              value={candidate}
              checked={candidate === value}
              onChange={() => onChange(candidate)}
            />
            <span>{names[candidate]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
