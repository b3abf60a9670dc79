import { type ComponentProps, type ReactNode, useId } from 'react';
import { business } from '../../content/business';

/** The example in every field for a phone number. */
export const exampleNumber = business.phone.e164;

export type LabelProps = {
  label: string;
  hint?: ReactNode;
  /** Says what is wrong with the value. */
  problem?: string | null | undefined;
};

export type Ties = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>;

export const inputLook =
  'mt-1 block w-full rounded border border-steel bg-white px-3 py-2 aria-invalid:border-stop';

type LabeledProps = LabelProps & { children: (ties: Ties) => ReactNode };

/** A control with its label, hint and problem. */
export function Labeled({ label, hint, problem = null, children }: LabeledProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const described = [hint ? hintId : '', problem ? problemId : ''].filter(Boolean).join(' ');
  return (
    <div className="max-w-2xl">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': problem !== null, 'aria-describedby': described || undefined })}
      {problem ? (
        <p id={problemId} className="mt-1 font-semibold text-stop">
          {problem}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="mt-1 text-sm text-slate">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type FieldProps = LabelProps & Omit<ComponentProps<'input'>, keyof Ties | 'className'>;

/** A text field. Autofill is off by default, because most fields are about somebody else. */
export function Field({ label, hint, problem, ...input }: FieldProps) {
  return (
    <Labeled label={label} hint={hint} problem={problem}>
      {(ties) => (
        <input autoComplete="off" {...input} {...ties} className={`${inputLook} min-h-11 max-w-md`} />
      )}
    </Labeled>
  );
}

/** A {@link Field} for a phone number in E.164 form. */
export function PhoneNumberField(props: Omit<FieldProps, 'type' | 'hint' | 'placeholder'>) {
  return (
    <Field
      {...props}
      type="tel"
      hint={`Start with +1, then the 10-digit number. Example: ${exampleNumber} (E.164 format).`}
      placeholder={exampleNumber}
    />
  );
}

/** How long a text is. */
function TextLength({ text, max }: { text: string; max: number }) {
  if (text === '') {
    return null;
  }
  return (
    <span className={text.length > max ? 'font-bold text-stop' : ''}>
      {`${text.length} of ${max} characters`}
    </span>
  );
}

type TextAreaProps = LabelProps &
  Omit<ComponentProps<'textarea'>, keyof Ties | 'className' | 'value'> & {
    value: string;
    /** Shows the length below the box, with this maximum. */
    longest?: number;
  };

/** A {@link Field} with several lines. */
export function TextArea({ label, hint, problem, longest, ...textarea }: TextAreaProps) {
  return (
    <Labeled
      label={label}
      hint={
        longest === undefined ? (
          hint
        ) : (
          <>
            <span>{hint}</span> <TextLength text={textarea.value} max={longest} />
          </>
        )
      }
      problem={problem}
    >
      {(ties) => (
        <textarea {...textarea} {...ties} rows={3} className={`${inputLook} field-sizing-content min-h-25`} />
      )}
    </Labeled>
  );
}
