import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { business } from '../content/business';
import { drawerNavigation } from './navigation';
import { PhoneLink } from './phone-link';

/** A native popover: the browser opens and closes it, so it works before any script has arrived. */
const drawerId = 'site-menu';

function StrokeIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" stroke="currentColor" strokeWidth="2">
      <path d={path} />
    </svg>
  );
}

export function SiteDrawerButton() {
  return (
    <button
      type="button"
      popoverTarget={drawerId}
      aria-label="Open menu"
      className="flex size-11 items-center justify-center rounded border-2 border-ink md:hidden"
    >
      <StrokeIcon path="M3 6h18M3 12h18M3 18h18" />
    </button>
  );
}

/** The side drawer of phones: the main links plus the blog. Closes on a link tap and on Escape. */
export function SiteDrawer() {
  const drawer = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // Browsers without popovers never show the drawer (styles.css), so there is nothing to close.
  const close = () => drawer.current?.hidePopover?.();

  // Not when it mounts: a menu that was opened before React took over the page stays open.
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    drawer.current?.hidePopover?.();
  }, [pathname]);

  return (
    <div
      ref={drawer}
      id={drawerId}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      className="site-drawer on-dark bg-night text-white"
    >
      <div className="flex min-h-16 items-center justify-end px-4">
        <button
          type="button"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label="Close"
          autoFocus
          className="flex size-11 items-center justify-center rounded border-2 border-white"
        >
          <StrokeIcon path="M5 5l14 14M19 5 5 19" />
        </button>
      </div>
      <nav aria-label="Menu">
        <ul className="border-t border-night-soft">
          {drawerNavigation.map(({ label, path }) => (
            <li key={path} className="border-b border-night-soft">
              <NavLink
                to={path}
                end={path === '/'}
                onClick={close}
                className="flex min-h-12 items-center border-l-4 border-transparent px-5 text-lg font-semibold aria-[current=page]:border-amber aria-[current=page]:text-amber"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="p-6">
        <PhoneLink className="button w-full" label="Call" />
        <p className="mt-3 text-center text-mist">
          {business.hours.emergency.label}: {business.hours.emergency.display}
        </p>
      </div>
    </div>
  );
}
