import { expect, type Page, type Route, test } from '@playwright/test';
import { findViolations } from '../support/axe';
import { waitForHydration } from '../support/hydration';

test.use({ viewport: { width: 390, height: 844 } });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the menu opens and its links work before any script has loaded', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await menuButton(page).click();
  const drawer = menu(page);
  await expect(drawer).toBeVisible();
  for (const name of ['Home', 'Services', 'Brands', 'Locations', 'Resources', 'Contact', 'Blog']) {
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await drawer.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
});

test('the open menu passes axe and closes when any of its links is tapped', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  // Otherwise a full browser would ask which program may make the call.
  await page.evaluate(() => addEventListener('click', (tap) => tap.preventDefault(), { once: true }));
  await menu(page).getByRole('link', { name: /^Call/ }).click();
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/services');
  await expect(menu(page)).toBeHidden();
});

/** What Tab and the mouse wheel reach on the page behind the open menu. */
async function listReachedBehind(page: Page): Promise<string[]> {
  const reached: string[] = [];
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      const isInMenu = activeElement?.closest('dialog') || activeElement === document.body;
      return isInMenu ? null : activeElement?.textContent;
    });
    if (name) {
      reached.push(name);
    }
  }
  await page.mouse.move(20, 500);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 600);
  // The browser applies a wheel's scroll by the second frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const after = await place();
  return after === before ? reached : [...reached, `${after} px`];
}

test('taps before the page’s code has loaded take effect once, and the menu is modal', async ({ page }) => {
  const held = new Promise<Route>((resolve) => void page.route('**/assets/home-page-*.js', resolve));
  await page.goto('/');
  await page.getByRole('button', { name: 'Next review' }).click();
  const part = await held;
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await part.continue();
  await waitForHydration(page, { isTouched: false });
  await expect(menu(page)).toBeVisible();
  expect(await listReachedBehind(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
});

test('a tap during hydration takes effect once', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      if (!root) {
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        performance.mark('tapped');
        root.querySelector<HTMLElement>('[aria-label="Next review"]')?.click();
      };
      // React first adds its listeners to the root and hydrates in later tasks. This tap comes in between.
      root.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
        Reflect.deleteProperty(root, 'addEventListener');
        root.addEventListener(...listener);
        port2.postMessage(null);
      };
    }),
  );
  await page.goto('/');
  await waitForHydration(page);
  const at = (mark: string) =>
    page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN, mark);
  expect(await at('tapped')).toBeLessThan(await at('hydrated'));
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
});

test('in a browser without popovers, the menu opens, keeps the focus and closes', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    // This browser supports popovers and would still act on the attributes.
    new MutationObserver(() => {
      for (const name of ['popover', 'popovertarget', 'popovertargetaction']) {
        document.querySelectorAll(`[${name}]`).forEach((element) => element.removeAttribute(name));
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(menu(page)).toBeHidden();
  await waitForHydration(page);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await listReachedBehind(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toBeHidden();
});
