import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ComponentType, createContext } from 'react';

export type MenuItemProps = ComponentProps<'button'> & { Icon?: LucideIcon | undefined };

type MenuParts = {
  /** One line of the menu. */
  Item: ComponentType<MenuItemProps>;
  /** Focuses the menu's button. */
  focusButton: () => void;
};

/**
 * The menu around a button, which draws itself as a line of it. Null outside of menus. Apart from the menu itself, so that
 * not every button loads it.
 */
export const MenuContext = createContext<MenuParts | null>(null);
