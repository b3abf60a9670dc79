/**
 * Logs the metrics of the page's load to the console (spec section 9), as far as they are known when
 * it is called: web.dev/articles/vitals says what each means and where good ends and poor begins.
 */

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;

const isNavigation = (entry: PerformanceEntry): entry is PerformanceNavigationTiming =>
  entry instanceof PerformanceNavigationTiming;

/** A burst of shifts ends after a second without one, or after five in all. */
const burstGapMs = 1000;
const burstMs = 5000;

/** The worst burst of layout shifts that no input had asked for. */
function worstShift(entries: readonly PerformanceEntry[]): number {
  let worst = 0;
  let burst = { value: 0, start: 0, last: -Infinity };
  for (const { value, startTime, hadRecentInput } of entries.filter(isLayoutShift)) {
    if (hadRecentInput) continue;
    const goesOn = startTime - burst.last < burstGapMs && startTime - burst.start < burstMs;
    burst = goesOn
      ? { value: burst.value + value, start: burst.start, last: startTime }
      : { value, start: startTime, last: startTime };
    worst = Math.max(worst, burst.value);
  }
  return worst;
}

/** What the browser has kept of a kind since the page began; undefined if it doesn't measure it. */
function entriesOf(type: string): readonly PerformanceEntry[] | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  const entries = observer.takeRecords();
  observer.disconnect();
  return entries;
}

function log(name: string, value: number | undefined, goodUpTo: number, poorFrom: number): void {
  if (value === undefined) return;
  const rating = value <= goodUpTo ? 'good' : value <= poorFrom ? 'needs-improvement' : 'poor';
  console.info(`${name} ${value.toFixed(3)} (${rating})`);
}

/** Times in milliseconds. A page in the background paints when it is looked at, so its times say nothing. */
export function logPagePerformance(): void {
  if (document.visibilityState === 'hidden') return;
  const [navigation] = performance.getEntriesByType('navigation').filter(isNavigation);
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  const shifts = entriesOf('layout-shift');
  log('TTFB', navigation?.responseStart, 800, 1800);
  log('FCP', firstPaint?.startTime, 1800, 3000);
  log('LCP', entriesOf('largest-contentful-paint')?.at(-1)?.startTime, 2500, 4000);
  log('CLS', shifts && worstShift(shifts), 0.1, 0.25);
}
