import axe from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The problems that axe finds on the page, as rule and elements. The map's frame is another site's. */
export async function violations(page: Page): Promise<string[]> {
  // Run in the page itself: axe's package for Playwright also checks frames and returns the checks that passed,
  // which takes twice as long.
  await page.evaluate(axe.source);
  // Elements that are fading fail the contrast check, so no animation starts and running ones end first.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
    return (await window.axe.run({ exclude: ['iframe'] }, { resultTypes: ['violations'] })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
  await page.emulateMedia({ reducedMotion: null });
  return found;
}
