import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The ranks of buttons: one filled button leads a view, and all others are words or icons without a frame. */
const looks = {
  solid: 'button px-3!',
  word: 'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded px-2.5 font-semibold hover:bg-paper aria-disabled:cursor-default',
  link: 'link inline-flex min-h-11 cursor-pointer items-center gap-2',
  /** Uses the current text color, so it fits any background. */
  underlined: 'inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold underline',
  /** For an icon alone. See IconButton. */
  square: 'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded hover:bg-paper',
};

type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof looks;
  Icon?: LucideIcon | undefined;
  /** Ignores clicks. The button isn't disabled, so that it keeps the focus. */
  isBusy?: boolean;
};

export function Button(props: ButtonProps) {
  const { look = 'word', Icon, isBusy = false, className = '', children, onClick, ...attributes } = props;
  return (
    <button
      type="button"
      {...attributes}
      {...(isBusy && { 'aria-disabled': true })}
      className={`${looks[look]} ${className}`}
      onClick={isBusy ? undefined : onClick}
    >
      {Icon ? <Icon aria-hidden="true" className="size-5 shrink-0" /> : null}
      <span className="contents">{children}</span>
    </button>
  );
}
