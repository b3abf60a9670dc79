/** The browser's entry: takes over the prerendered page, or draws one where there is none. */
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { version } from '../package.json';
import { App } from './app';
import { endEarlyTaps, repeatEarlyTap } from './early-tap';
import { readEmbeddedPage } from './embedded-page';
import { recoverFromStaleChunks } from './lib/stale-chunks';
import { whenIdle } from './lib/when-idle';
import { prepareLinkedPages } from './linked-page';
import { keepOfflineCopies } from './offline-copies';
import { logPagePerformance } from './page-performance';
import './styles.css';
import { preparePage, viewAt } from './views';

/** Once React has taken over: leaves a mark on the page's timeline and catches up with the visitor. */
function HydrationMark() {
  useEffect(() => {
    performance.mark('hydrated');
    // Where React has drawn anew, its own head is there by now. And from here on a link needs the next
    // page's code, not its HTML (build/link-prefetch.ts).
    const outdated = '[data-static-head],script[type="speculationrules"]';
    for (const element of document.querySelectorAll(outdated)) element.remove();
    // Not from within an effect: React can't hydrate the tapped part while it is committing.
    setTimeout(repeatEarlyTap);
  }, []);
  return null;
}

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
    <HydrationMark />
  </StrictMode>
);

function hydrate(root: HTMLElement): void {
  // As a transition it makes way for a tap, instead of holding up a slow phone for half a second.
  startTransition(() => void hydrateRoot(root, site));
  endEarlyTaps();
}

async function start(root: HTMLElement): Promise<void> {
  const page = readEmbeddedPage();
  if (page) {
    // Without its code the page stays as it was sent: complete and with working links.
    await preparePage(page);
    hydrate(root);
    if (import.meta.env.PROD) keepOfflineCopies(import.meta.url);
    if (import.meta.env.VITE_PAGE_FIGURES_URL) whenIdle(() => void import('./page-figures'));
    return;
  }
  if (root.dataset['drawnAt'] === location.pathname) {
    // The login page, which is no page of the table: its code is fetched while what was sent stands.
    hydrate(root);
    return;
  }
  // The not-found page, sent for every unknown address, stands until its code is there.
  if (root.firstElementChild) await viewAt(location.pathname);
  createRoot(root).render(site);
}

// The entry's own address carries the hash of the build.
recoverFromStaleChunks(import.meta.url, () => location.reload());
console.info(`version ${version.split('.').slice(0, 2).join('.')}`);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element.');
void start(root);
whenIdle(logPagePerformance);

prepareLinkedPages();
