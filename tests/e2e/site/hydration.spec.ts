/** React takes over each page as it was sent: nothing is drawn anew, nothing moves, nothing is lost. */
import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydration';

test('a page whose code can not be fetched is opened as a file of its own', async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  await page.route('**/assets/contact-page-*.js', (route) => route.abort());
  await page.evaluate(() => (document.documentElement.dataset['kept'] = 'yes'));
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quote');
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
});

test('the page that is left stays under a bar until the next one is there, and gives way to its skeleton', async ({
  page,
}) => {
  await page.goto('/services');
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/policy-page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByText('Loading the page…')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    'Mobile Repair Services in Tulsa',
  );
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
  await expect(page.getByText('Loading the page…')).toHaveCount(0);
});
