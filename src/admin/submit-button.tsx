import type { ComponentProps } from 'react';

type SubmitButtonProps = Pick<ComponentProps<'button'>, 'disabled' | 'children'>;

/** Sends its form. Looks like an empty slot while it is disabled, so that nobody clicks in vain. */
export function SubmitButton(props: SubmitButtonProps) {
  return (
    <button
      {...props}
      type="submit"
      className="button shrink-0 border-2 border-transparent disabled:cursor-not-allowed disabled:border-dashed disabled:border-steel disabled:bg-paper disabled:text-steel"
    />
  );
}
