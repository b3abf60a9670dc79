import type { Page } from '@playwright/test';

/** Waits until React has taken over the prerendered page (main.tsx sets the mark). */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}
