/** The fields of the quote form. */
import { type ReactNode, useContext, useId } from 'react';
import { quoteKinds, smsConsent } from '#functions/domain/quote';
import { renderRichText } from '../shared/rich-text';
import { SpanishForm, useFormWords } from './form-words';
import { type ChosenKind, findLimit, makeFieldId, type QuoteField } from './quote-fields';

/**
 * The classes that show what a kind of request asks for. Until the first answer that is what a repair asks for, once this
 * answer is chosen, so that it works before hydration. On paper it always shows.
 */
export function showFor(kinds: QuoteField['kinds'], kind: ChosenKind): string {
  if (kind === '' && kinds.includes('repair')) {
    return 'hidden group-has-[[value=repair]:checked]/quote:block print:block';
  }
  return kind !== '' && kinds.includes(kind) ? '' : 'hidden';
}

type CellProps = {
  id: string;
  isWide?: boolean;
  className?: string | undefined;
  problem?: string | undefined;
  hint?: ReactNode;
  children: ReactNode;
};

/** A field with its problem and hint below. */
export function Cell({ id, isWide = false, className = '', problem, hint, children }: CellProps) {
  return (
    <div
      className={`bg-white py-4 pr-4 sm:pr-6 ${isWide ? 'lg:col-span-2' : ''} ${problem ? 'border-l-8 border-stop pl-2 sm:pl-4' : 'pl-4 sm:pl-6'} ${className}`}
    >
      {children}
      {problem ? (
        <p id={`${id}-problem`} className="mt-1 font-semibold text-stop">
          {problem}
        </p>
      ) : null}
      {hint ? (
        <div id={`${id}-hint`} className="mt-1 text-sm text-slate">
          {hint}
        </div>
      ) : null}
    </div>
  );
}

/** The ids of a field's hint and problem, which describe it. */
export const describeBy = (id: string, hint: ReactNode, problem: string | undefined) =>
  [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].join(' ').trim() || undefined;

const choiceLook =
  'inline-flex cursor-pointer items-center gap-2.5 rounded border border-steel bg-paper px-3 has-checked:border-ink has-checked:bg-ink has-checked:text-white';

const inputLook = (problem: string | undefined) =>
  `mt-1 block w-full scroll-mt-14 rounded border bg-paper px-3 text-base ${problem ? 'border-2 border-stop' : 'border-steel border-b-2 border-b-ink'}`;

/** The first question. The rest of the form follows from its answer. */
export function KindField({ problem }: { problem: string | undefined }) {
  const id = makeFieldId('kind');
  const { kindQuestion, kinds } = useFormWords();
  return (
    <fieldset aria-describedby={describeBy(id, null, problem)}>
      <legend className="w-full bg-mist px-4 py-1.5 font-heading font-bold sm:px-6">{kindQuestion}</legend>
      <Cell id={id} problem={problem} className="border-b border-steel">
        <div className="grid gap-2 lg:grid-cols-3">
          {quoteKinds.map((value, index) => (
            <label key={value} className={`${choiceLook} min-h-16 py-2`}>
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name="kind"
                value={value}
                required
                aria-describedby={`${id}-${value}`}
                className="size-5 shrink-0 scroll-mt-32 accent-amber"
              />
              <span className="font-semibold">
                <span>{kinds[value].label}</span>
                <span id={`${id}-${value}`} aria-hidden="true" className="block text-sm font-normal">
                  {kinds[value].hint}
                </span>
              </span>
            </label>
          ))}
        </div>
      </Cell>
    </fieldset>
  );
}

type FieldProps = Pick<CellProps, 'problem' | 'hint' | 'className'> & {
  field: QuoteField;
  /** What was typed. */
  value: string | undefined;
  /** More below the input, such as a button. */
  children?: ReactNode;
};

export function Field({ field, problem, hint = field.hint, className, value = '', children }: FieldProps) {
  const { name, label, detail, choices, input, isWide } = field;
  const id = makeFieldId(name);
  const isLong = name === 'description';
  const Box = isLong ? 'textarea' : 'input';
  const limit = findLimit(name) ?? Infinity;
  const isOver = value.length > limit;
  const lengthId = useId();
  const { tooLong } = useFormWords();
  const notes = describeBy(id, hint, problem);
  return (
    <Cell id={id} isWide={isWide} problem={problem} hint={hint} className={className}>
      {choices ? (
        <fieldset aria-describedby={notes}>
          <legend className="font-semibold">{label}</legend>
          <div className="mt-1 flex flex-wrap gap-2">
            {choices.map((choice, index) => (
              <label key={choice.value} className={`${choiceLook} min-h-12`}>
                <input
                  {...input}
                  type="radio"
                  // The summary of problems links to the first choice.
                  id={index === 0 ? id : undefined}
                  name={name}
                  value={choice.value}
                  className="size-5 shrink-0 scroll-mt-16 accent-amber"
                />
                <span>{choice.label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <>
          <label htmlFor={id} className="block font-semibold">
            <span>{label}</span>
            {detail ? <span className="font-normal">{` ${detail}`}</span> : null}
          </label>
          <Box
            {...input}
            id={id}
            name={name}
            aria-describedby={isOver ? `${notes ?? ''} ${lengthId}`.trim() : notes}
            aria-invalid={problem || isOver ? true : undefined}
            className={`${inputLook(problem)} ${isLong ? 'min-h-32' : 'min-h-12'}`}
          />
          {/* Nothing is cut, so that nobody sends half of what they wrote. */}
          <p id={lengthId} role="status" className="font-semibold text-stop">
            {isOver ? tooLong(value.length, limit) : ''}
          </p>
          {children}
        </>
      )}
    </Cell>
  );
}

/** Consent to texts. It must never be checked by default, required, or combined with other terms. */
export function ConsentField() {
  const id = makeFieldId('smsConsent');
  const { policies } = useFormWords();
  const consent = useContext(SpanishForm)?.consent ?? smsConsent.text;
  return (
    <Cell id={id} isWide hint={renderRichText(policies)}>
      <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded border-2 border-steel p-3 sm:p-4 lg:items-center">
        <input
          type="checkbox"
          id={id}
          name="smsConsent"
          className="mt-0.5 size-6 shrink-0 accent-ink lg:mt-0"
        />
        <span>{consent}</span>
      </label>
    </Cell>
  );
}
