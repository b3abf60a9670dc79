import { expect, test } from '@playwright/test';
import { waitForHydration } from '../support/hydration';

for (const [asked, path, heading] of [
  ['//contact?about=/cat-repair-tulsa#quote', '/contact?about=/cat-repair-tulsa#quote', /./],
  ['/contact/index.html', '/contact', /./],
  ['/contact/', '/contact', /./],
  ['/index.html', '/', /./],
  ['//auth//login', '/auth/login', 'Admin access'],
] as const) {
  test(`the page that the host sends for ${asked} stays, at its own address`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${asked}`);
    const sent = await page.getByRole('heading', { level: 1 }).innerText();
    expect(sent).toMatch(heading);
    expect(sent).not.toBe('Page not found');
    await waitForHydration(page);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent);
  });
}
