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
    <button type="button" popoverTarget={drawerId} aria-label="Open menu" className="menu-button md:hidden">
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
      className="site-drawer on-dark"
    >
      <div className="drawer-head">
        <button
          type="button"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label="Close"
          autoFocus
          className="menu-button"
        >
          <StrokeIcon path="M5 5l14 14M19 5 5 19" />
        </button>
      </div>
      <nav aria-label="Menu">
        <ul>
          {drawerNavigation.map(({ label, path }) => (
            <li key={path}>
              <NavLink to={path} end={path === '/'} onClick={close}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="drawer-foot">
        <PhoneLink className="button" label="Call" />
        <p>
          {business.hours.emergency.label}: {business.hours.emergency.display}
        </p>
      </div>
    </div>
  );
}
