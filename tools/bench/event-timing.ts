/** How long it took from a visitor's hand to the picture that answers it, as the browser noted it. */
import type { Page } from 'playwright';

/** An event that was part of a tap or a key press: when it came and when its answer was painted, in ms. */
type NotedEvent = { came: number; painted: number };

declare global {
  // In the standard, but not yet in TypeScript's own description of it.
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface Window {
    benchEvents?: () => NotedEvent[];
  }
}

/** Runs in the page, before its own script: Event Timing (what INP is made of) to 8 ms. */
function noteEvents(): void {
  const noted: NotedEvent[] = [];
  const take = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      noted.push({ came: entry.startTime, painted: entry.startTime + entry.duration });
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.benchEvents = () => {
    take(observer.takeRecords());
    return noted;
  };
}

/** To be called before the page is opened. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript(noteEvents);
}

/** Events so far that took 16 ms or more; the browser keeps no note of quicker ones. */
export function eventsSoFar(page: Page): Promise<NotedEvent[]> {
  return page.evaluate(
    () =>
      new Promise<NotedEvent[]>((resolve) => {
        // The browser notes an event a little after the paint that answered it.
        requestAnimationFrame(() =>
          requestIdleCallback(() => resolve(window.benchEvents?.() ?? []), { timeout: 1000 }),
        );
      }),
  );
}

/** What an event counts as that was too quick to be noted. */
export const shortestNotedMs = 16;
