/** What a browser makes of how the built site travels. */
import { chromium, expect, test } from '@playwright/test';
import { baseURL } from '../../../playwright.config';
import { browserFlags, browserPath } from '../../../tools/test/browser';
import { hydrated } from '../support/hydration';

test('back brings a page out of the memory it was kept in, with what was typed', async () => {
  // The headless shell, in which the other tests run, keeps no page in memory.
  const executablePath = browserPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: [...browserFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    // The page itself goes back and notes how it was shown: one that comes out of the memory is out of
    // Playwright's reach.
    await page.addInitScript(() => {
      // The map's frame has events of its own.
      if (window !== window.top) return;
      addEventListener('pageshow', ({ persisted }) => {
        if (location.pathname === '/privacy') setTimeout(() => history.back(), 500);
        else if (sessionStorage.getItem('left')) {
          const typed = document.querySelector<HTMLTextAreaElement>('textarea[name="description"]')?.value;
          localStorage.setItem('shown', JSON.stringify({ persisted, typed }));
        }
      });
    });
    await page.goto('/contact');
    await hydrated(page);
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
