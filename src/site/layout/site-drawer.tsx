import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { business } from '../../content/business';
import { drawerNavigation } from '../../content/navigation';
import { Icon } from '../shared/icon';
import { PhoneLink } from '../shared/links';
import { LinkList } from './link-list';

const drawerId = 'site-menu';
const iconButton = 'flex size-11 items-center justify-center rounded border-2';

/**
 * The side drawer of phones: the main links plus the blog. It opens as a popover before hydration and as a
 * modal dialog afterward.
 */
export function SiteDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const dialog = drawer.current;
    if ('popover' in HTMLElement.prototype && dialog?.matches(':popover-open')) {
      dialog.hidePopover();
      dialog.showModal();
    }
    return () => {
      if (dialog?.open) {
        dialog.close();
      }
    };
  }, [pathname]);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    drawer.current?.showModal();
  };
  const close = () => drawer.current?.close();
  const closeByTap = ({ target, currentTarget }: MouseEvent) => {
    const isBackdrop = target === currentTarget;
    if (isBackdrop || (target instanceof Element && target.closest('a'))) {
      close();
    }
  };

  return (
    <>
      <button
        type="button"
        popoverTarget={drawerId}
        aria-haspopup="dialog"
        aria-label="Open menu"
        onClick={open}
        className={`${iconButton} md:hidden`}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={drawer}
        id={drawerId}
        popover="auto"
        aria-label="Menu"
        onClick={closeByTap}
        className="on-dark site-drawer"
      >
        <div className="min-h-full">
          <div className="flex min-h-16 items-center justify-end px-4">
            <button
              type="button"
              popoverTarget={drawerId}
              popoverTargetAction="hide"
              aria-label="Close"
              onClick={close}
              className={iconButton}
            >
              <Icon name="close" />
            </button>
          </div>
          <nav aria-label="Menu">
            <LinkList
              links={drawerNavigation}
              className="divide-y divide-night-soft border-y border-night-soft"
              linkClassName="flex min-h-12 items-center border-l-4 border-transparent px-5 text-lg font-semibold focus-visible:-outline-offset-3 focus-visible:shadow-none aria-[current]:border-amber aria-[current]:text-amber"
            />
          </nav>
          <div className="p-6">
            <PhoneLink className="button w-full" label="Call" />
            <p className="mt-3 text-center text-mist">
              {business.emergency.label}: {business.emergency.display}
            </p>
          </div>
        </div>
      </dialog>
    </>
  );
}
