import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

const looks = {
  outline: 'button button-outline px-3!',
  solid: 'button px-3!',
  link: 'link inline-flex min-h-11 cursor-pointer items-center gap-2',
  /** Uses the current text color, so it fits any background. */
  underlined: 'inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold underline',
  /** For an icon alone. */
  square: 'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center',
};

type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof looks;
  Icon?: LucideIcon | undefined;
  /** Ignores clicks. The button isn't disabled, so that it keeps the focus. */
  isBusy?: boolean;
};

export function Button(props: ButtonProps) {
  const { look = 'outline', Icon, isBusy = false, className = '', children, onClick, ...attributes } = props;
  return (
    <button
      type="button"
      {...attributes}
      {...(isBusy && { 'aria-disabled': true })}
      className={`${looks[look]} ${className}`}
      onClick={isBusy ? undefined : onClick}
    >
      {Icon ? <Icon aria-hidden="true" className="size-5 shrink-0" /> : null}
      {children}
    </button>
  );
}
