import type { ComponentProps } from 'react';
import { Button } from './button';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'isBusy' | 'onClick'> & {
  action: { isPending: boolean; mutate: () => void };
  /** Shown while it is under way. */
  busy: string;
};

/** Runs a mutation, once at a time. */
export function ActionButton({ action, busy, children, ...button }: ActionButtonProps) {
  return (
    <Button {...button} isBusy={action.isPending} onClick={() => action.mutate()}>
      {action.isPending ? busy : children}
    </Button>
  );
}
