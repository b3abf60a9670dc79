import type { ComponentProps } from 'react';
import { Button } from './button';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'isBusy' | 'onClick'> & {
  action: { isPending: boolean; mutate: () => void };
  /** The label while it is pending. */
  busy: string;
};

/** A button that runs a mutation and ignores clicks while it is pending. */
export function ActionButton({ action, busy, children, ...button }: ActionButtonProps) {
  return (
    <Button {...button} isBusy={action.isPending} onClick={() => action.mutate()}>
      {action.isPending ? busy : children}
    </Button>
  );
}
