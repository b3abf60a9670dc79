/** The browser's entry: hydrates the prerendered page, or renders the page where there is none. */
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { RouterProvider } from 'react-router-dom';
import { version } from '../package.json';
import { endEarlyTaps, repeatEarlyTap } from './late-start/early-tap';
import { keepEarlyValues } from './late-start/early-values';
import { retryMs } from './late-start/retry-pause';
import { preloadLinkedPages } from './navigation/link-preloading';
import { findOfficeScreen, decodePagePath } from './navigation/paths';
import { keepOfflineCopies } from './offline/copies';
import { preloadPage, prepareRoutes, startRouter } from './routes';
import { ErrorPage } from './site/layout/error-page';
import './styles/site.css';

/**
 * After hydration, marks the document as ready and repeats a tap that came too early. It wraps the site
 * because a sibling would change the ids of React's useId.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    performance.mark('hydrated');
    // Not inside the effect, because React can't hydrate the tapped part while it is committing.
    setTimeout(repeatEarlyTap);
    // The browser keeps what happened before.
    import('./page-metrics').then(({ reportPageMetrics }) => reportPageMetrics(), console.error);
  }, []);
  return children;
}

const wrapSite = (router: ReturnType<typeof startRouter>) => (
  <StrictMode>
    <Hydrated>
      <HelmetProvider>
        <RouterProvider router={router} />
      </HelmetProvider>
    </Hydrated>
  </StrictMode>
);

const path = decodePagePath(location.pathname);

const isOffice = findOfficeScreen(path) !== undefined;

/** How often a page's own code is asked for. The office shows an error instead. */
const mostTries = isOffice ? 1 : 5;

/** Ends the current task, so that a slow phone answers a touch between the steps of the start. */
const waitForNextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(root: HTMLElement): Promise<void> {
  await waitForNextTask();
  const isPrerendered = root.firstElementChild !== null;
  const { drawnAt } = root.dataset;
  // The host has answered another spelling of the page's address, which the router doesn't know.
  if (drawnAt === path && location.pathname !== path) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
  const prepare = () => prepareRoutes(location.pathname, drawnAt === undefined).catch(console.error);
  let hydrationData = isPrerendered ? await prepare() : undefined;
  for (let tries = 1; isPrerendered && !hydrationData && tries < mostTries; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    hydrationData = await prepare();
  }
  if (isPrerendered && !hydrationData) {
    // Without its code a site page stays as prerendered, with working links. The office has nothing to show.
    if (isOffice) {
      createRoot(root).render(<ErrorPage />);
    }
    return;
  }
  await waitForNextTask();
  const router = startRouter(hydrationData ? { hydrationData } : {});
  await waitForNextTask();
  // Another page's file, such as 404.html, can't be hydrated and is rendered again.
  if (drawnAt === path) {
    // As a transition, hydration yields to taps on a slow phone.
    const restoreValues = keepEarlyValues(root);
    const onRecoverableError = (error: unknown) => {
      restoreValues();
      reportError(error);
    };
    startTransition(() => void hydrateRoot(root, wrapSite(router), { onRecoverableError }));
    endEarlyTaps();
    return;
  }
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) {
    tag.remove();
  }
  createRoot(root).render(wrapSite(router));
}

console.info(`version ${version.split('.').slice(0, 2).join('.')}`);

const root = document.getElementById('root');
if (!root) {
  throw new Error('The document has no #root element.');
}
void start(root);
preloadLinkedPages(preloadPage);
if (import.meta.env.PROD && !isOffice) {
  keepOfflineCopies();
}
