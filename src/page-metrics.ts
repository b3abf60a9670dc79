/** Logs the page's load metrics to the console whenever they change. */

const log = (name: string, value: number) => console.info(`${name} ${value.toFixed(3)}`);

let shifted = 0;

const loggers: Readonly<Record<string, (entry: PerformanceEntry) => void>> = {
  navigation: (entry) => entry instanceof PerformanceNavigationTiming && log('TTFB', entry.responseStart),
  paint: ({ name, startTime }) => name === 'first-contentful-paint' && log('FCP', startTime),
  'largest-contentful-paint': ({ startTime }) => log('LCP', startTime),
  'layout-shift': (entry) => {
    // TypeScript's library has no type for this entry.
    if (!('value' in entry) || typeof entry.value !== 'number') return;
    if ('hadRecentInput' in entry && entry.hadRecentInput === true) return;
    shifted += entry.value;
    log('CLS', shifted);
  },
};

export function logPageMetrics(): void {
  for (const [type, logEntry] of Object.entries(loggers)) {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) continue;
    new PerformanceObserver((list) => list.getEntries().forEach(logEntry)).observe({ type, buffered: true });
    if (type === 'layout-shift') log('CLS', shifted);
  }
}
