import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { business } from '../../content/business';
import { findOfficeScreen, normalizePath } from '../../navigation/paths';
import { notePageLeft } from '../../navigation/previous-page';
import { ToastRegion } from '../../ui/toast-region';
import { listBreadcrumbs } from '../head/breadcrumbs';
import { PhoneLink, QuoteLink, TextLink } from '../shared/links';
import { PageSkeleton } from './page-skeleton';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Keeps the address, whose hash is the step of the quote form. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** Links within a page, and the first entry, all have the router's key `default`. */
const makeScrollKey = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

/** The frame of the whole site. `children` replace the page while the first one loads. */
export function SiteShell({ children }: { children?: ReactNode }) {
  const screen = findOfficeScreen(useLocation().pathname);
  return (
    <>
      <div
        className="flex min-h-screen flex-col"
        // The office has a compact shell that follows the system's dark mode (styles/office.css).
        data-office={screen}
      >
        <a href="#main" className="skip-link" onClick={skipToMain}>
          Skip to content
        </a>
        <SiteHeader />
        <p className="print-head">
          {`${business.name}, ${business.phone.display}, ${new URL(business.url).host}`}
        </p>
        <BreadcrumbTrail />
        <main id="main" tabIndex={-1} className="grow">
          {children ?? <CurrentPage />}
        </main>
        <SiteFooter hasContact={screen !== 'dashboard'} />
        {screen ? null : <CallBar />}
      </div>
      <ToastRegion />
      <ScrollRestoration getKey={makeScrollKey} />
    </>
  );
}

/**
 * Keeps the current page until the next one has loaded, and shows a thin progress bar above it. After 400 ms
 * the next page's skeleton covers the page that is being left.
 */
function CurrentPage() {
  const isLoading = useNavigation().state === 'loading';
  useArrival();
  return (
    <>
      <Outlet />
      {/* Last, because what comes before the page makes the browser style all of it again. */}
      {isLoading ? (
        <>
          <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-signal" />
          <div className="invisible fixed inset-0 z-[25] animate-late bg-paper pt-16">
            <PageSkeleton />
          </div>
        </>
      ) : null}
    </>
  );
}

/** Moves the focus to the heading of a new page, as a full page load would. */
function useArrival(): void {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  useLayoutEffect(() => {
    if (shownPath.current === pathname) {
      return;
    }
    notePageLeft(shownPath.current);
    shownPath.current = pathname;
    // Only the page that the service worker answered with is a saved copy (offline/saved-page.ts).
    document.querySelector('[data-saved-copy]')?.remove();
    if (!hash) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  }, [pathname, hash]);
}

/**
 * The links to call, text and ask for a quote at the bottom of a phone's screen, without the quote where it is asked for. styles/components.css hides it while a menu,
 * dialog or keyboard is open, so that this works before hydration.
 */
function CallBar() {
  const isAtForm = normalizePath(useLocation().pathname) === '/contact';
  return (
    <aside aria-label="Ways to reach us" className="call-bar">
      <PhoneLink className="basis-1/2 bg-signal text-white" label="Call" />
      <TextLink className="border-r-2 border-ink bg-paper text-ink">Text us</TextLink>
      {isAtForm ? null : <QuoteLink className="bg-paper text-ink" />}
    </aside>
  );
}

/** The breadcrumbs of this page. Renders nothing on the home page. */
function BreadcrumbTrail() {
  const { pathname } = useLocation();
  const steps = listBreadcrumbs(pathname);
  const current = steps.pop();
  if (!current) {
    return null;
  }
  return (
    <nav aria-label="Breadcrumb" className="page-width pt-4 text-base text-slate print:hidden">
      <ol className="flex flex-wrap">
        {steps.map(({ label, path }) => (
          <li key={label} className="after:px-2 after:content-['/'_/_'']">
            {path ? (
              <Link to={path} className="link">
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
        <li>
          <span aria-current="page">{current.label}</span>
        </li>
      </ol>
    </nav>
  );
}
