/** The browser's entry: hydrates the prerendered page, or renders the page where there is none. */
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { RouterProvider } from 'react-router-dom';
import { version } from '../package.json';
import { ErrorPage } from './site/layout/error-page';
import { endEarlyTaps, repeatEarlyTap } from './late-start/early-tap';
import { retryMs } from './late-start/inline-script';
import { preloadLinkedPages } from './navigation/link-preloading';
import { officeScreen } from './navigation/paths';
import { keepOfflineCopies } from './offline/copies';
import { reportPageMetrics } from './page-metrics';
import { preloadPage, prepareRoutes, startRouter } from './routes';
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
  }, []);
  return children;
}

const site = (router: ReturnType<typeof startRouter>) => (
  <StrictMode>
    <Hydrated>
      <HelmetProvider>
        <RouterProvider router={router} />
      </HelmetProvider>
    </Hydrated>
  </StrictMode>
);

/** The path without the trailing slash that a host may add. */
const path = location.pathname.replace(/\/+$/, '') || '/';

const isOffice = officeScreen(path) !== undefined;

/** How often a page's own code is asked for. The office shows an error instead. */
const mostTries = isOffice ? 1 : 5;

/** Ends the current task, so that a slow phone answers a touch between the steps of the start. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  const isPrerendered = root.firstElementChild !== null;
  const { drawnAt } = root.dataset;
  const prepare = () => prepareRoutes(location.pathname, drawnAt === undefined).catch(console.error);
  let hydrationData = isPrerendered ? await prepare() : undefined;
  for (let tries = 1; isPrerendered && !hydrationData && tries < mostTries; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    hydrationData = await prepare();
  }
  if (isPrerendered && !hydrationData) {
    // Without its code a site page stays as prerendered, with working links. The office has nothing to show.
    if (isOffice) createRoot(root).render(<ErrorPage />);
    return;
  }
  await nextTask();
  const router = startRouter(hydrationData ? { hydrationData } : {});
  await nextTask();
  // Another page's file, such as 404.html, can't be hydrated and is rendered again.
  if (drawnAt === path) {
    // As a transition, hydration yields to taps on a slow phone.
    startTransition(() => void hydrateRoot(root, site(router)));
    endEarlyTaps();
    return;
  }
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
  createRoot(root).render(site(router));
}

console.info(`version ${version.split('.').slice(0, 2).join('.')}`);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element.');
void start(root);
preloadLinkedPages(preloadPage);
reportPageMetrics();
if (import.meta.env.PROD && !isOffice) keepOfflineCopies();
