import { Suspense, lazy, use, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { CrashBoundary } from './components/crash-boundary';
import { ErrorPage } from './components/error-page';
import { officePaths } from './components/navigation';
import { PageSkeleton } from './components/page-skeleton';
import { markArrival } from './lib/arrival';
import { type View, viewAt } from './views';

const Office = lazy(async () => ({ default: (await import('./admin/office')).Office }));
const LoginPage = lazy(async () => ({ default: (await import('./admin/login-page')).LoginPage }));
const DashboardPage = lazy(async () => ({ default: (await import('./admin/dashboard-page')).DashboardPage }));

/** Rendered after a page's content, so that its effect runs when that content is on the screen. */
function Arrival() {
  const { hash } = useLocation();
  const arrive = useEffectEvent(() => markArrival(hash));
  useEffect(() => arrive(), []);
  return null;
}

function ViewContent({ view }: { view: View | Promise<View> }) {
  const finished = view instanceof Promise ? use(view) : view;
  if (finished.kind === 'redirect') return <Navigate to={finished.to} replace />;
  return (
    <>
      {finished.element}
      <Arrival />
    </>
  );
}

/** A page of the table, a redirect of it, or the not-found page. Mounted anew for every path. */
function PublicPage({ pathname }: { pathname: string }) {
  // Asked once per mount: after a failed load a new visit tries again, a mere re-render doesn't.
  const [view] = useState(() => viewAt(pathname));
  return (
    <CrashBoundary fallback={() => <ErrorPage />}>
      <Suspense fallback={<PageSkeleton />}>
        <ViewContent view={view} />
      </Suspense>
    </CrashBoundary>
  );
}

/** What the office's pages share: its providers, kept while moving between them. */
function OfficeFrame({ pathname }: { pathname: string }) {
  return (
    <CrashBoundary fallback={() => <ErrorPage />}>
      <Suspense fallback={<PageSkeleton />}>
        <Office>
          <CrashBoundary key={pathname} fallback={() => <ErrorPage />}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
              <Arrival />
            </Suspense>
          </CrashBoundary>
        </Office>
      </Suspense>
    </CrashBoundary>
  );
}

/** What ends a line, as addresses write it. */
const lineEnds = /%0[ad]|%e2%80%a[89]/gi;

export function SiteRoutes() {
  const location = useLocation();
  const { pathname } = location;
  // The router's * stops at the end of a line, and nothing at all would be shown.
  const onOneLine = { ...location, pathname: pathname.replace(lineEnds, '%20') };
  return (
    <Routes location={onOneLine}>
      <Route element={<OfficeFrame pathname={pathname} />}>
        <Route path={officePaths.login} element={<LoginPage />} />
        <Route path={officePaths.loginAlias} element={<LoginPage />} />
        <Route path={officePaths.dashboard} element={<DashboardPage />} />
      </Route>
      <Route path="*" element={<PublicPage key={pathname} pathname={pathname} />} />
    </Routes>
  );
}
