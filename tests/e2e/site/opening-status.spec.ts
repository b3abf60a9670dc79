import { expect, test } from '@playwright/test';
import { officeHours } from '../../support/office/office-hours';

// Both ways of reading the business's clock (src/content/opening-hours.ts), in a browser that has both.
for (const hasTemporal of [true, false]) {
  test(`the home page says when the office is open in a browser ${hasTemporal ? 'with' : 'without'} Temporal`, async ({
    page,
  }) => {
    if (!hasTemporal) await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'Temporal'));
    await page.clock.install({ time: '2026-07-01T12:00:00Z' });
    await page.goto('/');
    await expect(page.getByText('Office open until 6:00 PM')).toBeVisible();
    expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(hasTemporal);
    for (const [day, instant, text] of officeHours) {
      await page.clock.pauseAt(instant);
      await expect(page.getByText(/^Office (open|closed)/), day).toHaveText(text);
    }
  });
}
