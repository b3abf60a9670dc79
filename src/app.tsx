import { CrashBoundary } from './components/crash-boundary';
import { ErrorPage } from './components/error-page';
import { SiteShell } from './components/site-shell';
import { Toaster } from './components/toaster';
import { UnexpectedError } from './components/unexpected-error';
import { SiteRoutes } from './routes';

/** The whole site, to be put into a router: the browser's, the prerenderer's or a test's. */
export function App() {
  return (
    <CrashBoundary fallback={(error) => <UnexpectedError error={error} />}>
      <CrashBoundary fallback={() => <ErrorPage />}>
        <SiteShell>
          <SiteRoutes />
        </SiteShell>
        <Toaster />
      </CrashBoundary>
    </CrashBoundary>
  );
}
