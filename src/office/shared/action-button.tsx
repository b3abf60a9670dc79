import { type ComponentProps, use } from 'react';
import { Button } from './button';
import { MenuContext } from './menu-context';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'isBusy' | 'onClick'> & {
  action: { isPending: boolean; mutate: () => void };
  /** The label while it is pending. */
  busy: string;
};

/** A button that runs a mutation and ignores clicks while it is pending. In a menu it is a line of it. */
export function ActionButton({ action, busy, children, ...button }: ActionButtonProps) {
  const menu = use(MenuContext);
  if (menu !== null) {
    return (
      <menu.Item
        Icon={button.Icon}
        className={button.className ?? ''}
        onClick={() => !action.isPending && action.mutate()}
      >
        {children}
      </menu.Item>
    );
  }
  return (
    <Button {...button} isBusy={action.isPending} onClick={() => action.mutate()}>
      {action.isPending ? busy : children}
    </Button>
  );
}
