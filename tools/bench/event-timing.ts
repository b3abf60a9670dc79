/** How long it took from a visitor's hand to the picture that answers it, as the browser noted it. */
import type { Page } from 'playwright';

declare global {
  // In the standard, but not yet in TypeScript's own description of it.
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface Window {
    longestEvent?: number;
  }
}

/** Runs in the page, before its own script: Event Timing (what INP is made of), from 16 ms up. */
function noteEvents(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId !== 0)
        window.longestEvent = Math.max(window.longestEvent ?? 0, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** To be called before the page is opened. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript(noteEvents);
}

/** What the longest event so far took, in ms; the browser keeps no note of those quicker than 16 ms. */
export async function longestEvent(page: Page): Promise<number> {
  // The browser notes an event a little after the paint that answered it.
  await page.waitForTimeout(300);
  return page.evaluate(() => window.longestEvent ?? 16);
}
