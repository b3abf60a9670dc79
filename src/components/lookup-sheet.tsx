import type { InputHTMLAttributes, ReactNode, Ref, SubmitEvent } from 'react';
import { useId } from 'react';
import { useHydrated } from './use-hydrated';

type LookupSheetProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'name' | 'autoComplete' | 'onFocus' | 'onInput'
> & {
  /** What the form is called to those who don't see it. */
  title: string;
  role?: 'search';
  label: string;
  buttonText: string;
  fieldRef: Ref<HTMLInputElement>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The answer. Its place is kept free, so that it moves nothing, and changes in it are read out. */
  children: ReactNode;
};

/** A sheet of paper with one question and the place of its answer. */
export function LookupSheet({
  title,
  role,
  label,
  buttonText,
  fieldRef,
  onSubmit,
  children,
  ...input
}: LookupSheetProps) {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <div className="border-2 border-ink bg-white text-base text-ink">
      <form role={role} aria-label={title} className="p-4 sm:p-6 print:hidden" onSubmit={onSubmit}>
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <div className="mt-1 flex gap-2">
          <input
            type="text"
            {...input}
            ref={fieldRef}
            id={id}
            spellCheck={false}
            enterKeyHint="search"
            maxLength={60}
            aria-describedby={`${id}-answer`}
            className="block min-h-12 w-full min-w-0 grow rounded border border-b-2 border-steel border-b-ink bg-paper px-3"
          />
          {/* Until the script is here, a plain button: sending would only reload the page. */}
          <button type={hydrated ? 'submit' : 'button'} className="button min-h-12 shrink-0">
            {buttonText}
          </button>
        </div>
      </form>
      <div
        id={`${id}-answer`}
        aria-live="polite"
        className="min-h-64 border-t-2 border-ink px-4 py-4 sm:min-h-48 sm:px-6"
      >
        {children}
      </div>
    </div>
  );
}
