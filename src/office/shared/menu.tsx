import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { MenuContext, type MenuItemProps } from './menu-context';

type MenuProps = {
  /** What the button shows. */
  button: ReactNode;
  /** The name of an icon button. Leave it out where `button` has words. */
  label?: string;
  look?: ComponentProps<typeof Button>['look'];
  className?: string;
  /** The side of the button that the list keeps to. */
  align?: 'start' | 'end';
  /** Where the list opens. */
  side?: 'below' | 'above';
  children: ReactNode;
};

/** In a column that scrolls, the list may be longer than what is left of it. The page itself stays where it is. */
function showWhole(list: HTMLElement | null): void {
  const column = list?.closest('.overflow-y-auto');
  if (list && column) {
    const over = list.getBoundingClientRect().bottom - column.getBoundingClientRect().bottom;
    column.scrollTop += Math.max(0, over);
  }
}

/** A button that opens a list of {@link MenuItem}s. Arrows move in it; Escape and a press outside close it. */
export function Menu(props: MenuProps) {
  const { button, label, look = 'word', className = '', align = 'end' } = props;
  const { side = 'below', children } = props;
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) {
      return;
    }
    showWhole(list.current);
    const closed = new AbortController();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', closeOutside, closed);
    document.addEventListener('focusin', closeOutside, closed);
    return () => closed.abort();
  }, [isOpen]);

  function handleKey(event: KeyboardEvent) {
    // A key in a dialog that an item has opened comes here, too.
    if (!(event.target instanceof Node && box.current?.contains(event.target))) {
      return;
    }
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
      trigger.current?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) {
      return;
    }
    event.preventDefault();
    setOpen(true);
    // The items show after this turn.
    requestAnimationFrame(() => {
      const items = [...(box.current?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])];
      const current = items.findIndex((item) => item === document.activeElement);
      const next = current === -1 && step === -1 ? items.length - 1 : current + step;
      items[(next + items.length) % items.length]?.focus();
    });
  }

  return (
    <div ref={box} className={`relative ${className}`} onKeyDown={handleKey}>
      <Button
        ref={trigger}
        look={look}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </Button>
      {/* Stays in the document, because an item may have opened a dialog. */}
      <div
        ref={list}
        hidden={!isOpen}
        className={`absolute z-20 w-66 rounded border border-edge bg-white py-1 shadow-lg ${side === 'below' ? 'top-full' : 'bottom-full'} ${align === 'end' ? 'right-0' : 'left-0'}`}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('[data-menu-item]')) {
            setOpen(false);
            trigger.current?.focus();
          }
        }}
      >
        <MenuContext value={{ Item: MenuItem, focusButton: () => trigger.current?.focus() }}>
          {children}
        </MenuContext>
      </div>
    </div>
  );
}

const itemLook =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 text-left text-base hover:bg-paper focus-visible:-outline-offset-4 aria-pressed:font-bold';

/** One line of a menu. `aria-pressed` marks the chosen one of several. */
export function MenuItem({ Icon, className = '', children, ...attributes }: MenuItemProps) {
  return (
    <button type="button" data-menu-item="" {...attributes} className={`${itemLook} ${className}`}>
      {Icon ? <Icon aria-hidden="true" className="size-5 shrink-0" /> : null}
      <span>{children}</span>
    </button>
  );
}

type MenuLinkProps = ComponentProps<'a'> & { Icon: LucideIcon };

/** A line of a menu that leads out of the office, such as to the phone's dialer. */
export function MenuLink({ Icon, children, ...attributes }: MenuLinkProps) {
  return (
    <a data-menu-item="" {...attributes} className={itemLook}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span>{children}</span>
    </a>
  );
}

/** Parts the items of a menu, such as what can't be undone. */
export const MenuLine = () => <hr className="my-1 border-line" />;
