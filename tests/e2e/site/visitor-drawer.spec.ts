import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/hydration';

test.use({ viewport: { width: 390, height: 844 } });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the menu opens and its links work before any script has arrived', async ({ page }) => {
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

test('the menu closes on a tap on any of its links, also the one that calls', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: /^Call/ }).click();
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/services');
  await expect(menu(page)).toBeHidden();
});

/** What of the page behind the open menu Tab and the wheel reach. */
async function reachedBehind(page: Page): Promise<string[]> {
  const reached: string[] = [];
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      const isInMenu = activeElement?.closest('dialog') || activeElement === document.body;
      return isInMenu ? null : activeElement?.textContent;
    });
    if (name) reached.push(name);
  }
  await page.mouse.move(20, 500);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 600);
  // A wheel's scroll is there by the second frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const scrolled = await page.evaluate(() => window.scrollY);
  return scrolled > 0 ? [...reached, `${scrolled} px`] : reached;
}

test('a menu opened before the script stays open while React takes over, and becomes modal', async ({
  page,
}) => {
  await page.goto('/');
  await menuButton(page).click();
  await hydrated(page, { isTouched: false });
  await expect(menu(page)).toBeVisible();
  expect(await reachedBehind(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test.describe('in a browser without popovers', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
      // The attributes would still be understood, since this is a browser with popovers.
      new MutationObserver(() => {
        for (const name of ['popover', 'popovertarget', 'popovertargetaction'])
          document.querySelectorAll(`[${name}]`).forEach((element) => element.removeAttribute(name));
      }).observe(document, { childList: true, subtree: true });
    });
  });

  test('the menu opens, keeps the focus, and closes', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await hydrated(page);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await reachedBehind(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(menu(page)).toBeHidden();
  });
});
