/** How a browser handles the built site as the host sends it. */
import { chromium, expect, test } from '@playwright/test';
import { baseURL } from '../../../playwright.config';
import { browserFlags, findBrowser } from '../../../tools/test/browser';
import { waitForHydration } from '../support/hydration';

test('Back restores a page from the back/forward cache with the text that was typed', async () => {
  // The headless shell that runs the other tests has no back/forward cache.
  const installed = findBrowser();
  const browser = await chromium.launch({
    ...(installed?.executablePath ? installed : { channel: 'chromium' }),
    args: [...browserFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    // The page itself goes back and records how it was shown, because Playwright can't reach a page that was
    // restored from the cache.
    await page.addInitScript(() => {
      // Ignores the events of the map's frame.
      if (window !== window.top) {
        return;
      }
      addEventListener('pageshow', ({ persisted }) => {
        if (location.pathname === '/privacy') {
          setTimeout(() => history.back(), 500);
        } else if (sessionStorage.getItem('left')) {
          const typed = document.querySelector<HTMLTextAreaElement>('textarea[name="description"]')?.value;
          localStorage.setItem('shown', JSON.stringify({ persisted, typed }));
        }
      });
    });
    await page.goto('/contact');
    await waitForHydration(page);
    await page.getByText('Something is broken').click();
    await page.getByLabel('What happened').fill('Hose burst');
    await page.evaluate(() => {
      sessionStorage.setItem('left', 'yes');
      location.assign('/privacy');
    });
    const other = await context.newPage();
    await other.goto('/services');
    const shown = () => other.evaluate(() => localStorage.getItem('shown'));
    await expect.poll(shown).toBe(JSON.stringify({ persisted: true, typed: 'Hose burst' }));
  } finally {
    await browser.close();
  }
});
