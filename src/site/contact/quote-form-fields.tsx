/** The pieces of the quote form: cells of one sheet, each a label, its hint, its field and its problem. */
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { type QuoteField, smsConsent } from '../../../supabase/functions/_shared/quote';

/** Where the summary of problems links to. */
export const fieldId = (name: QuoteField): string => `quote-${name}`;
const hintId = (name: QuoteField) => `${fieldId(name)}-hint`;
const problemId = (name: QuoteField) => `${fieldId(name)}-problem`;

type CellProps = { wide?: boolean; problem: string | undefined; children: ReactNode };

export function Cell({ wide = false, problem, children }: CellProps) {
  return (
    <div
      className={`bg-white py-4 pr-4 sm:pr-6 ${wide ? 'lg:col-span-2' : ''} ${problem ? 'border-l-8 border-stop pl-2 sm:pl-4' : 'pl-4 sm:pl-6'}`}
    >
      {children}
    </div>
  );
}

function Problem({ name, problem }: { name: QuoteField; problem: string | undefined }) {
  return problem ? (
    <p id={problemId(name)} className="mt-1 font-semibold text-stop">
      {problem}
    </p>
  ) : null;
}

type Notes = { name: QuoteField; hint?: ReactNode; problem: string | undefined };

/** The hint and the problem under a field. */
function Under({ name, hint, problem }: Notes) {
  return (
    <>
      <Problem name={name} problem={problem} />
      {hint ? (
        <div id={hintId(name)} className="mt-1 text-sm text-slate">
          {hint}
        </div>
      ) : null}
    </>
  );
}

/** The ids that describe a field: what is there of its hint and its problem. */
function describedBy({ name, hint, problem }: Notes) {
  const ids = [...(hint ? [hintId(name)] : []), ...(problem ? [problemId(name)] : [])];
  return ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {};
}

/** The props that all text fields share. */
function typedInto(notes: Notes) {
  const edge = notes.problem ? 'border-2 border-stop' : 'border-steel border-b-2 border-b-ink';
  return {
    ...describedBy(notes),
    id: fieldId(notes.name),
    name: notes.name,
    'aria-invalid': notes.problem ? true : undefined,
    className: `mt-1 block min-h-12 w-full rounded border bg-paper px-3 text-base ${edge}`,
  };
}

function Label({ name, children }: { name: QuoteField; children: string }) {
  return (
    <label htmlFor={fieldId(name)} className="block font-semibold">
      {children}
    </label>
  );
}

type FieldProps = Notes & { label: string };

type TextFieldProps = FieldProps & {
  /** Offered while typing; undefined until they are fetched. Left out where there are none. */
  proposals?: readonly string[] | undefined;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'className' | 'list' | 'children'>;

export function TextField({ name, label, hint, problem, ...rest }: TextFieldProps) {
  const notes = { name, hint, problem };
  const { proposals, ...input } = rest;
  const listId = 'proposals' in rest ? `${fieldId(name)}-proposals` : undefined;
  return (
    <Cell problem={problem}>
      <Label name={name}>{label}</Label>
      <input type="text" {...input} {...typedInto(notes)} list={listId} />
      <Under {...notes} />
      {listId ? (
        <datalist id={listId}>
          {proposals?.map((proposal) => (
            <option key={proposal} value={proposal} />
          ))}
        </datalist>
      ) : null}
    </Cell>
  );
}

type LongFieldProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id' | 'className'>;

export function LongField({ name, label, hint, problem, ...textarea }: LongFieldProps) {
  const notes = { name, hint, problem };
  return (
    <Cell wide problem={problem}>
      <Label name={name}>{label}</Label>
      <textarea {...textarea} {...typedInto(notes)} />
      <Under {...notes} />
    </Cell>
  );
}

type ChoiceFieldProps = FieldProps & {
  choices: readonly { value: string; label: string }[];
  required?: boolean;
};

/** One of a few, all of them in sight. */
export function ChoiceField({ name, label, hint, problem, choices, required = false }: ChoiceFieldProps) {
  const notes = { name, hint, problem };
  return (
    <Cell problem={problem}>
      <fieldset {...describedBy(notes)}>
        <legend className="font-semibold">{label}</legend>
        <div className="mt-1 flex flex-wrap gap-2">
          {choices.map((choice, index) => (
            <label
              key={choice.value}
              className="inline-flex min-h-12 cursor-pointer items-center gap-2.5 rounded border border-steel bg-paper px-3 has-checked:border-ink has-checked:bg-ink has-checked:text-white"
            >
              <input
                type="radio"
                // The first one is where the summary of problems leads.
                id={index === 0 ? fieldId(name) : undefined}
                name={name}
                value={choice.value}
                required={required}
                className="size-5 shrink-0 accent-amber"
              />
              {choice.label}
            </label>
          ))}
        </div>
        <Under {...notes} />
      </fieldset>
    </Cell>
  );
}

/** Consent to texts: never ticked beforehand, never needed, and apart from everything else. */
export function ConsentField({ problem }: { problem: string | undefined }) {
  const name = 'smsConsent';
  return (
    <Cell wide problem={problem}>
      <div className="rounded border-2 border-steel p-3 sm:p-4">
        <label className="flex min-h-12 cursor-pointer items-start gap-3 lg:items-center">
          <input
            type="checkbox"
            id={fieldId(name)}
            name={name}
            aria-invalid={problem ? true : undefined}
            {...describedBy({ name, problem })}
            className="mt-0.5 size-6 shrink-0 accent-ink lg:mt-0"
          />
          <span>{smsConsent.text}</span>
        </label>
        <Problem name={name} problem={problem} />
        <p className="mt-1 pl-9 text-sm text-slate lg:mt-0">
          Read the{' '}
          <Link to="/sms-policy" className="link inline-block py-1">
            SMS Policy
          </Link>{' '}
          and the{' '}
          <Link to="/privacy" className="link inline-block py-1">
            Privacy Policy
          </Link>
          .
        </p>
      </div>
    </Cell>
  );
}
