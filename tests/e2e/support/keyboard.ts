import { expect, type Page } from '@playwright/test';

/** Presses Tab until the focus is on a control with this name. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page
    .locator(':is(button, summary):focus')
    .filter({ hasText: name })
    .or(page.locator(':focus').and(page.getByLabel(name)));
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 20_000, intervals: [0] });
}
