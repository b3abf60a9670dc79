/** A finger on the menu while the page's script is still on its way. */
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/hydration';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Keeps the answers to these addresses back until they are let go. */
async function holdBack(page: Page, addresses: RegExp): Promise<{ asked: () => number; letGo: () => void }> {
  let asked = 0;
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(addresses, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return { asked: () => asked, letGo };
}

test('a tap between the arrival of the app and that of the page’s own part is made once', async ({
  page,
}) => {
  const parts = await holdBack(page, /\/assets\/home-page-.*\.js$/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Next review' }).tap();
  await expect.poll(parts.asked).toBeGreaterThan(0);
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
  parts.letGo();
  await hydrated(page, { isTouched: false });
  await expect(menu(page)).toBeVisible();
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
});

/** Runs in the page, before its own script: taps the moment that React has begun to take over. */
function tapWhileReactTakesOver(name: string): void {
  addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root');
    if (!root) return;
    // The first thing that React does to its root is to listen to it; its work comes in later tasks.
    const listenFirst = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      Reflect.deleteProperty(root, 'addEventListener');
      root.addEventListener(type, listener, options);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        performance.mark('tapped');
        [...root.querySelectorAll('button')]
          .find((button) => (button.ariaLabel ?? button.textContent) === name)
          ?.click();
      };
      port2.postMessage(null);
    };
    Object.defineProperty(root, 'addEventListener', { value: listenFirst, configurable: true });
  });
}

const tappedBeforeTheEnd = (page: Page) =>
  page.evaluate(() => {
    const at = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime ?? NaN;
    return at('tapped') < at('hydrated');
  });

test('a tap on the menu while React takes over opens it', async ({ page }) => {
  await page.addInitScript(tapWhileReactTakesOver, 'Open menu');
  await page.goto('/');
  await hydrated(page);
  expect(await tappedBeforeTheEnd(page)).toBe(true);
  await expect(menu(page)).toBeVisible();
});

test('a form sent while React takes over is checked', async ({ page }) => {
  await page.addInitScript(tapWhileReactTakesOver, 'Next: location and contact');
  await page.goto('/contact');
  await hydrated(page);
  expect(await tappedBeforeTheEnd(page)).toBe(true);
  await expect(page.getByLabel('Equipment', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});
