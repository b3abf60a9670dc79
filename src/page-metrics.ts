import { onCLS, onFCP, onLCP, onTTFB } from 'web-vitals';

/** Logs the page's load metrics to the console, and sends them to VITE_WEB_VITALS_URL if the build has one. */
export function reportPageMetrics(): void {
  const beacon = import.meta.env.VITE_WEB_VITALS_URL;
  for (const observe of [onTTFB, onFCP, onLCP, onCLS]) {
    observe(({ name, value }) => console.info(`${name} ${value.toFixed(3)}`), { reportAllChanges: true });
    if (!beacon) {
      continue;
    }
    const path = location.pathname;
    observe(({ name, value, rating }) =>
      navigator.sendBeacon(beacon, JSON.stringify({ path, name, value, rating })),
    );
  }
}
