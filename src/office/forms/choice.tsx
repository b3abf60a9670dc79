import { useId } from 'react';

type ChoiceProps<Value extends string> = {
  legend: string;
  /** For a legend that repeats the heading above. */
  isLegendHidden?: boolean;
  /** The labels of the values. */
  names: Readonly<Record<Value, string>>;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A group of radio buttons, each in its own box. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, isLegendHidden = false, names, values, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      <div className="flex flex-col items-start gap-2">
        {values.map((candidate) => (
          <label
            key={candidate}
            className="inline-flex min-h-12 cursor-pointer items-center gap-2.5 rounded border border-steel bg-paper px-3 py-2 has-checked:border-ink has-checked:bg-ink has-checked:text-white"
          >
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-amber"
              checked={candidate === value}
              onChange={() => onChange(candidate)}
            />
            {names[candidate]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
