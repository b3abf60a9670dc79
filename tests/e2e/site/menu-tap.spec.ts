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
