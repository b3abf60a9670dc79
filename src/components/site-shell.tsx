import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { BreadcrumbTrail } from './breadcrumb-trail';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** What stands around every page. A change of path starts the new page at its top. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <div className="flex min-h-screen flex-col">
      <a
        href="#main"
        className="sr-only z-40 rounded bg-white p-3 font-bold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <SiteHeader />
      <BreadcrumbTrail />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
