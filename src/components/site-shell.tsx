import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { notePageLeft } from '../lib/previous-page';
import { business } from '../content/business';
import { BreadcrumbTrail } from './breadcrumb-trail';
import { CallBar } from './call-bar';
import { officePaths } from './navigation';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const isOffice = (pathname: string) =>
  Object.values<string>(officePaths).includes(pathname.replace(/\/+$/, ''));

/** What stands around every page. A change of path starts the new page at its top. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    notePageLeft(shownPath.current);
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
      <p className="hidden border-b border-ink pb-2 text-sm print:mb-4 print:block">
        {`${business.name}, ${business.phone.display}, ${new URL(business.url).host}`}
      </p>
      <BreadcrumbTrail />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter />
      {isOffice(pathname) ? null : <CallBar />}
    </div>
  );
}
