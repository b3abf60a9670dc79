/** How the built site travels: what its host says about each file, and what browsers make of it. */
import { readFileSync, readdirSync } from 'node:fs';
import { chromium, expect, test } from '@playwright/test';
import { browserFlags, browserPath } from '../../../tools/test/browser';
import { sentSize } from '../../support/sent-size';
import { type BuiltHost, startBuiltHost } from '../support/built-host';
import { hydrated } from '../support/hydration';

let host: BuiltHost;
test.beforeAll(async () => {
  host = await startBuiltHost();
});
test.afterAll(() => host.remove());
test.beforeEach(() => {
  host.asked.length = 0;
});

test('back brings a page out of the memory it was kept in, with what was typed', async () => {
  // The headless shell, in which the other tests run, keeps no page in memory.
  const executablePath = browserPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: [...browserFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    // The page itself goes back and tells the host how it was shown: a page that comes out of the
    // memory is out of Playwright's reach.
    await page.addInitScript(() => {
      // The map's frame has events of its own.
      if (window !== window.top) return;
      addEventListener('pageshow', ({ persisted }) => {
        if (location.pathname === '/privacy') setTimeout(() => history.back(), 500);
        else if (sessionStorage.getItem('left')) {
          const typed = document.querySelector('textarea[name="description"]');
          const value = typed instanceof HTMLTextAreaElement ? typed.value : '';
          void fetch(`/shown?${JSON.stringify({ persisted, value })}`);
        }
      });
    });
    await page.goto(`${host.origin}/contact`);
    await hydrated(page);
    await page.locator('textarea[name="description"]').fill('Hose burst');
    await page.evaluate(() => {
      sessionStorage.setItem('left', 'yes');
      location.assign('/privacy');
    });
    const shown = () => decodeURI(host.asked.find((path) => path.startsWith('/shown')) ?? '');
    await expect.poll(shown).toBe(`/shown?${JSON.stringify({ persisted: true, value: 'Hose burst' })}`);
  } finally {
    await browser.close();
  }
});

test('every picture has its size, waits below the fold and comes first above it', () => {
  const wrong: string[] = [];
  let count = 0;
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(`dist/${file}`, 'utf8');
    for (const [image] of html.matchAll(/<img[^>]*>/g)) {
      count += 1;
      const has = (attribute: RegExp) => attribute.test(image);
      const isSized = has(/ width="[1-9]\d*"/) && has(/ height="[1-9]\d*"/);
      const isEarly = has(/ fetchPriority="high"/i) && has(/ decoding="sync"/) && !has(/ loading="lazy"/);
      const isLate = has(/ loading="lazy"/) && !has(/ fetchPriority="high"/i);
      if (!isSized || !has(/ alt="/) || isEarly === isLate) wrong.push(`${file}: ${image}`);
    }
    const early = html.match(/<img[^>]*fetchPriority="high"[^>]*>/gi) ?? [];
    if (early.length > 1) wrong.push(`${file}: ${early.length} pictures want to be first`);
  }
  expect(count).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});

test('the service worker weighs at most 5.1 KB', () => {
  const file = 'dist/offline-worker.js';
  expect(sentSize(file, readFileSync(file))).toBeLessThanOrEqual(5100);
});
