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
  // What is fading away has no contrast to speak of: nothing starts to move, and what moves comes to its end.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { violations: all } = await window.axe.run(
      { exclude: ['iframe'] },
      { resultTypes: ['violations'] },
    );
    return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
  await page.emulateMedia({ reducedMotion: null });
  return found;
}
