import type { ComponentProps } from 'react';
import { type LabelProps, type Ties, Labeled, inputLook } from './field';

type SelectProps = LabelProps &
  Omit<ComponentProps<'select'>, keyof Ties | 'className' | 'children'> & {
    /** Values with their names. */
    choices: readonly (readonly [value: string, name: string])[];
  };

/** A list to choose one value from, for which the browser has its own control. */
export function Select({ label, hint, problem, choices, ...select }: SelectProps) {
  return (
    <Labeled label={label} hint={hint} problem={problem}>
      {(ties) => (
        <select {...select} {...ties} className={`${inputLook} min-h-11 max-w-md`}>
          {choices.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Labeled>
  );
}
