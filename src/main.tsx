/** The browser's entry: takes over the prerendered page, or draws one where there is none. */
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { version } from '../package.json';
import { App } from './app';
import { readEmbeddedPage } from './embedded-page';
import { recoverFromStaleChunks } from './lib/stale-chunks';
import { whenIdle } from './lib/when-idle';
import { logPagePerformance } from './page-performance';
import './styles.css';
import { preparePage } from './views';

/** Leaves a mark on the page's timeline once React has taken over. */
function HydrationMark() {
  useEffect(() => {
    performance.mark('hydrated');
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

async function start(root: HTMLElement): Promise<void> {
  const page = readEmbeddedPage();
  if (page) {
    // Without its code the page stays as it was sent: complete and with working links.
    await preparePage(page);
    hydrateRoot(root, site);
    return;
  }
  for (const element of document.querySelectorAll('[data-static-head]')) element.remove();
  createRoot(root).render(site);
}

// The entry's own address carries the hash of the build.
recoverFromStaleChunks(import.meta.url, () => location.reload());
console.info(`version ${version.split('.').slice(0, 2).join('.')}`);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element.');
void start(root);
whenIdle(() => {
  void logPagePerformance();
  // The table, so that the first tap on a link needn't wait for it.
  void import('./addresses');
});
