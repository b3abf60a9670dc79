import type { Page } from '@playwright/test';

/**
 * Waits until React has taken over the prerendered page (main.tsx sets the mark). A touch makes it
 * come at once, as it does for a visitor; without it the script waits for an idle moment.
 */
export async function hydrated(page: Page, { isTouched = true } = {}): Promise<void> {
  if (isTouched) await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}
