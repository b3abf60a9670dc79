/** Call Analytics at the window's usual sizes: nothing moves while it loads, and nothing is wider than the window. */
import { expect, test } from '@playwright/test';
import { findViolations } from '../support/axe';
import { logIn } from '../support/log-in';
import { phone } from '../support/stack';

declare global {
  interface Window {
    layoutShift: number;
  }
}

for (const [width, height] of [
  [1366, 640],
  [1280, 800],
  [768, 640],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} pixels, calls load in their place and open in place`, async ({ page }) => {
    await phone('call', { from: '+19185558101', outcome: 'no-answer', messageSeconds: 0 });
    await page.setViewportSize({ width, height });
    await logIn(page);
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/functions/v1/twilio-manage', async (route) => {
      if (route.request().postData()?.includes('"getCallLogs"')) {
        await held;
      }
      await route.continue();
    });
    await page.goto('/admin/dashboard?tab=call-analytics');
    await expect(page.getByText('Loading calls…')).toBeAttached();
    await page.evaluate(() => {
      window.layoutShift = 0;
      new PerformanceObserver((shifts) => {
        for (const entry of shifts.getEntries()) {
          window.layoutShift += 'value' in entry ? Number(entry.value) : 0;
        }
      }).observe({ type: 'layout-shift' });
    });
    answer();
    const list = page.getByRole('list', { name: 'Recent Call Activity' });
    const row = list.getByRole('listitem').filter({ hasText: '(918) 555-8101' }).first();
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Charts' })).toBeVisible();
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.02);

    for (const shown of ['From', 'Not called back', 'no-answer', ' seconds', 'to (']) {
      await expect(row).toContainText(shown);
    }
    const call = row.getByRole('button', { name: 'Call (918) 555-8101', exact: true });
    await call.click({ trial: true });
    const { width: iconWidth = 0, height: iconHeight = 0 } = (await call.boundingBox()) ?? {};
    expect(Math.min(iconWidth, iconHeight)).toBeGreaterThanOrEqual(44);
    await row.locator('summary').first().click();
    await expect(row.getByRole('button', { name: /^Call back/ })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Charts' }).click();
    await expect(page.getByRole('figure', { name: 'Calls by day' })).toBeInViewport();
    expect(await findViolations(page), 'an open call under the charts').toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
}
