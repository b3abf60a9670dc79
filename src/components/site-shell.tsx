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
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <p className="print-head">
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
