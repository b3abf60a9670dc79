import { type ComponentProps, type ReactNode, useId } from 'react';

type LookupCardProps = ComponentProps<'form'> & {
  label: string;
  buttonText: string;
  input: ComponentProps<'input'>;
  /**
   * More choices under the field. The form is then sticky, because a long list follows. Not on a phone, where it would
   * cover a third of the list.
   */
  choices?: ReactNode;
  /** The answer, in a live region with reserved height so that nothing moves. */
  children: ReactNode;
};

/** A card with one question and its answer. The form's `action` is the page that answers without script. */
export function LookupCard({ label, buttonText, input, choices, children, ...form }: LookupCardProps) {
  const id = useId();
  const isSticky = Boolean(choices);
  return (
    <div className={`text-base text-ink ${isSticky ? 'contents' : ''}`}>
      <form
        {...form}
        className={`border-2 border-ink bg-white px-4 sm:px-6 print:hidden ${isSticky ? 'z-20 py-2 sm:tall:sticky sm:tall:top-16' : 'py-3 sm:py-6'}`}
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
        className={`border-2 border-t-0 border-ink bg-white px-4 py-3 text-base sm:px-6 ${isSticky ? '' : 'min-h-24 sm:min-h-32'}`}
      >
        {children}
      </div>
    </div>
  );
}
