import type { ComponentProps } from 'react';
import { useHydrated } from '../../ui/use-hydrated';

type SubmitButtonProps = Pick<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-describedby'>;

/**
 * Sends its form. Looks like an empty slot while it is disabled, so that nobody clicks in vain. Until the
 * script is here it waits without looking so: sending would put what was typed into an address.
 */
export function SubmitButton({ disabled, children, ...description }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <button
      {...description}
      type="submit"
      disabled={disabled || !hydrated}
      className={`button shrink-0 border-2 border-transparent ${hydrated ? 'disabled:cursor-not-allowed disabled:border-dashed disabled:border-steel disabled:bg-paper disabled:text-steel' : ''}`}
    >
      {children}
    </button>
  );
}
