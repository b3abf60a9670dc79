import type { InputHTMLAttributes, ReactNode, Ref, SubmitEvent, SyntheticEvent } from 'react';
import { useId } from 'react';

type LookupCardProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'name' | 'autoComplete' | 'onFocus'
> & {
  /** What the form is called to those who don't see it. */
  title: string;
  role?: 'search';
  /** The page that answers while there is no script. */
  action: string;
  label: string;
  buttonText: string;
  formRef: Ref<HTMLFormElement>;
  onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** More to choose, under the field. A long list follows then, over which the question stays in sight. */
  choices?: ReactNode;
  /** The answer. Its place is kept free, so that it moves nothing, and changes in it are read out. */
  children: ReactNode;
};

/** A sheet of paper with one question and the place of its answer. */
export function LookupCard({
  title,
  role,
  action,
  label,
  buttonText,
  formRef,
  onInput,
  onSubmit,
  choices,
  children,
  ...input
}: LookupCardProps) {
  const id = useId();
  const isSticky = Boolean(choices);
  return (
    <div className={`text-base text-ink ${isSticky ? 'contents' : ''}`}>
      <form
        ref={formRef}
        role={role}
        aria-label={title}
        action={action}
        className={`border-2 border-ink bg-white px-4 sm:px-6 print:hidden ${isSticky ? 'z-20 py-2 tall:sticky tall:top-16' : 'py-4 sm:py-6'}`}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <div className="mt-1 flex max-w-2xl gap-2">
          <input
            type="text"
            {...input}
            id={id}
            spellCheck={false}
            enterKeyHint="search"
            maxLength={60}
            aria-describedby={`${id}-answer`}
            className="block min-h-12 w-full min-w-0 grow rounded border border-b-2 border-steel border-b-ink bg-paper px-3"
          />
          <button type="submit" className="button min-h-12 shrink-0">
            {buttonText}
          </button>
        </div>
        {choices}
      </form>
      <div
        id={`${id}-answer`}
        aria-live="polite"
        className={`border-2 border-t-0 border-ink bg-white px-4 py-4 text-base sm:px-6 ${isSticky ? '' : 'min-h-36 sm:min-h-32'}`}
      >
        {children}
      </div>
    </div>
  );
}
