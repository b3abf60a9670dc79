import type { Page } from '@playwright/test';

/**
 * Waits until React has hydrated the prerendered page (main.tsx sets the mark). A touch starts hydration
 * at once, as it does for a visitor; without one, the script waits for an idle moment.
 */
export async function waitForHydration(page: Page, { isTouched = true } = {}): Promise<void> {
  if (isTouched) {
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  }
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}
