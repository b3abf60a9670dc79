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

test('a page comes compressed, is asked for again each time and then not sent twice', async ({ request }) => {
  for (const [encoding, accepted] of [
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip'],
  ] as const) {
    const headers = { 'accept-encoding': accepted };
    const first = await request.get(`${host.origin}/contact`, { headers });
    expect(first.headers()).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const etag = first.headers().etag ?? '';
    expect(etag).not.toBe('');
    const second = await request.get(`${host.origin}/contact`, {
      headers: { ...headers, 'if-none-match': etag },
    });
    expect(second.status()).toBe(304);
    expect(second.headers()).toMatchObject({ vary: 'Accept-Encoding' });
  }
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
    for (const [path, typed] of [
      ['/', ''],
      ['/cat-repair-tulsa', ''],
      ['/contact', 'Hose burst'],
    ] as const) {
      const context = await browser.newContext();
      const page = await context.newPage();
      // The page itself goes back and tells the host how it was shown: a page that comes out of the
      // memory is out of Playwright's reach.
      await page.addInitScript(() => {
        // The map's frame has events of its own.
        if (window !== window.top) return;
        addEventListener('pageshow', ({ persisted }) => {
          if (location.pathname === '/privacy') setTimeout(() => history.back(), 500);
          else if (sessionStorage.getItem('left')) {
            const [navigation] = performance.getEntriesByType('navigation');
            const reasons: unknown = Reflect.get(navigation ?? {}, 'notRestoredReasons');
            const typed = document.querySelector('textarea[name="description"]');
            const value = typed instanceof HTMLTextAreaElement ? typed.value : '';
            void fetch(`/shown?${JSON.stringify(persisted ? { persisted, value } : { reasons })}`);
          }
        });
      });
      await page.goto(host.origin + path);
      await hydrated(page);
      if (typed) await page.locator('textarea[name="description"]').fill(typed);
      host.asked.length = 0;
      await page.evaluate(() => {
        sessionStorage.setItem('left', 'yes');
        location.assign('/privacy');
      });
      const shown = () => host.asked.find((asked) => asked.path.startsWith('/shown'))?.path;
      await expect.poll(shown).toBeDefined();
      expect(decodeURI(shown() ?? '')).toBe(`/shown?${JSON.stringify({ persisted: true, value: typed })}`);
      await context.close();
    }
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
