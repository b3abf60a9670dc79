import axe from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds wrong on the page as it stands: rule and elements. The maps frame is another site's. */
export async function violations(page: Page): Promise<string[]> {
  // Into the page itself: axe's package for Playwright also looks into frames and hands over all that is well,
  // which takes twice as long.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations: found } = await window.axe.run(
      { exclude: ['iframe'] },
      { resultTypes: ['violations'] },
    );
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
