import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button';

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'look' | 'children' | 'aria-label'> & {
  Icon: LucideIcon;
  /** The button's name, which shows as a tooltip. */
  label: string;
};

/** A button that is an icon alone. */
export function IconButton({ label, ...button }: IconButtonProps) {
  return <Button {...button} look="square" aria-label={label} title={label} />;
}
