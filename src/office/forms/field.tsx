import { type ComponentProps, useId } from 'react';
import { exampleNumber } from './phone-rules';

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string;
  hint?: string;
  /** Says what is wrong with the value; null when no problem is known. */
  problem: string | null;
};

/** A labelled input with its hint and, once there is one, its problem. */
export function Field({ label, hint, problem, ...input }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const described = [hint ? hintId : '', problem ? problemId : ''].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={hintId} className="text-sm text-slate">
          {hint}
        </p>
      ) : null}
      <input
        {...input}
        id={id}
        aria-invalid={problem !== null}
        aria-describedby={described || undefined}
        className="mt-1 block min-h-11 w-full max-w-md rounded border-2 border-steel bg-white px-3 py-2 aria-invalid:border-stop"
      />
      {problem ? (
        <p id={problemId} className="mt-1 font-semibold text-stop">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** A {@link Field} for a phone number in E.164 form. */
export function PhoneNumberField(props: Omit<FieldProps, 'type' | 'hint' | 'placeholder' | 'autoComplete'>) {
  return (
    <Field
      {...props}
      type="tel"
      hint={`Start with +1, then the 10-digit number. Example: ${exampleNumber} (E.164 format).`}
      placeholder={exampleNumber}
      autoComplete="off"
    />
  );
}
