import type { ComponentProps } from 'react';
import { useHydrated } from '../../ui/use-hydrated';

const looks = {
  solid: 'button min-w-26',
  /** Where another button leads the view. */
  word: '-ml-3 min-h-11 cursor-pointer rounded px-2.5 font-semibold hover:bg-paper',
};

type SubmitButtonProps = Pick<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-describedby'> & {
  /** The label while the form is saved. False when it isn't. */
  busy?: string | false;
  look?: keyof typeof looks;
};

/**
 * Submits its form. Until hydration it is disabled but doesn't look so, because the browser's own submit would
 * put what was typed into the address.
 */
export function SubmitButton({
  disabled,
  busy,
  look = 'solid',
  children,
  ...description
}: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <button
      {...description}
      type="submit"
      disabled={disabled || Boolean(busy) || !hydrated}
      className={`${looks[look]} max-w-full shrink-0 border-2 border-transparent ${hydrated ? 'disabled:cursor-not-allowed disabled:border-dashed disabled:border-steel disabled:bg-paper disabled:text-steel' : ''}`}
    >
      {busy || children}
    </button>
  );
}
