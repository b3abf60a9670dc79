import { expect, type Page, test } from '@playwright/test';
import { officePaths } from '../../../src/content/navigation';
import { pages } from '../../../src/pages';
import { asHydrated, asSent } from '../support/as-crawled';
import { violations } from '../support/axe';
import { hydrated } from '../support/hydration';

test.describe.configure({ mode: 'parallel' });

const articles = ['/blog/def-rules-2025-2026', '/blog/forks-chains-pads'];
const paths = [...pages.map(({ path }) => path), ...articles, '/no-such-page', officePaths.login];

/** WCAG 1.4.10: 320 px, which is also a 1280 px window at 400 %. */
const narrowest = 320;
/** A 1280 px window at 200 % (WCAG 1.4.4). */
const zoomedTwice = 640;

test.beforeEach(async ({ page }) => {
  // The maps frame is another site's page: it is not under test and not reachable from everywhere.
  await page.route(/google\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
});

async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The first page of each kind: those of one kind differ in their words only. */
const isFirstOfKind = (path: string) => {
  const kind = pages.find((page) => page.path === path)?.kind;
  return !kind || pages.find((page) => page.kind === kind)?.path === path;
};

for (const path of paths) {
  // Every page as on a phone, which most visitors hold; one of each kind as on a desk too.
  const tag = isFirstOfKind(path) ? [] : ['@phone'];
  const promise =
    'hydrates without complaint, other words or the office’s code, pleases axe and never scrolls sideways';
  test(`${path} ${promise}`, { tag }, async ({ page }) => {
    const complaints: string[] = [];
    const isExpected = (text: string) => path === '/no-such-page' && text.includes('404');
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const officeCode: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return;
      const code = await response.text().catch(() => '');
      if (/GoTrueClient|PostgrestClient|twilio-manage/.test(code)) officeCode.push(response.url());
    });
    // Read on an empty page: the site's own lets nobody take a text for HTML.
    const sent = await asSent(page, await (await page.request.get(path)).text());
    await page.goto(path);
    if (path === officePaths.login) await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    else await hydrated(page);
    // The office has no text in its file, and one not-found file serves every unknown address.
    if (path !== officePaths.login && path !== '/no-such-page') {
      expect(sent.text.length).toBeGreaterThan(1000);
      expect(await asHydrated(page), 'the same with script as without').toEqual(sent);
    }
    expect(complaints.filter((text) => !isExpected(text))).toEqual([]);
    if (path !== officePaths.login) expect(officeCode).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await overflowAt(page, zoomedTwice), 'at 200 %').toBeLessThanOrEqual(0);
    expect(await overflowAt(page, narrowest), `at ${narrowest} px`).toBeLessThanOrEqual(0);
  });
}

test('who asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/cat-repair-tulsa', '/contact']) {
    await page.goto(path);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
          const seconds = [transitionDuration, animationDuration].flatMap((list) =>
            list.split(',').map((value) => Number.parseFloat(value)),
          );
          return scrollBehavior === 'smooth' || seconds.some((duration) => duration > 0.001);
        }).length,
    );
    expect(moving, path).toBe(0);
  }
});

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
