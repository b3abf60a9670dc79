import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The problems that axe finds on the page, in the office in both color schemes, as rule and elements. */
export async function findViolations(page: Page): Promise<string[]> {
  // Run in the page itself: axe's package for Playwright also checks frames and returns the checks that passed,
  // which takes twice as long.
  await page.evaluate(axe.source);
  const schemes = (await page.locator('[data-office]').count()) > 0 ? (['light', 'dark'] as const) : [null];
  const found = [];
  for (const colorScheme of schemes) {
    // Elements that are fading fail the contrast check, so no animation starts and running ones end first.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await findViolationsNow(page)));
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return found;
}

const findViolationsNow = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
    // The map's frame is another site's.
    return (await window.axe.run({ exclude: ['iframe'] }, { resultTypes: ['violations'] })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
