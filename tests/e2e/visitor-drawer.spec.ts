import { expect, test } from '@playwright/test';
import { hydrated } from './hydration';

test.use({ viewport: { width: 390, height: 844 } });

test('the menu opens and its links work before any script has arrived', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  for (const name of ['Home', 'Services', 'Brands', 'Locations', 'Resources', 'Contact', 'Blog']) {
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await drawer.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
});

test('the menu closes on a link tap and on Escape', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const drawer = page.getByRole('dialog');
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: /menu/i }).click();
  await drawer.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/services');
  await expect(drawer).toBeHidden();
});

test('the menu stays open while React takes over the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  await hydrated(page, { isTouched: false });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
