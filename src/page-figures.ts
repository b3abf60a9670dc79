/**
 * Sends how fast a visit was to the address in VITE_PAGE_FIGURES_URL when the visitor leaves the page or
 * puts it away, and again later what has changed since; built only where that address is set. What is
 * sent says nothing about who came: no identifier and no query, and the browser is asked to keep nothing.
 */
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** The body of the request: JSON as plain text, which needs no leave from another origin. */
type PageFigures = {
  /** The page that was opened, without query. */
  path: string;
  /** How it was opened: navigate, reload, back-forward, back-forward-cache, prerender or restore. */
  navigationType: MetricType['navigationType'];
  /** CLS without a unit, the others in milliseconds; rated as on web.dev/articles/vitals. */
  metrics: { name: MetricType['name']; value: number; rating: MetricType['rating'] }[];
};

function sendPageFigures(url: string): void {
  const path = location.pathname;
  const latest = new Map<MetricType['name'], MetricType>();
  const note = (metric: MetricType) => void latest.set(metric.name, metric);
  // Every change, because the last answer to a tap may be settled a moment after the others.
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note, { reportAllChanges: true });

  // After the listeners of the measuring, which settle their values at the same moment.
  document.addEventListener('visibilitychange', () => {
    const [first] = latest.values();
    if (document.visibilityState !== 'hidden' || !first) return;
    const figures: PageFigures = {
      path,
      navigationType: first.navigationType,
      metrics: [...latest.values()].map(({ name, value, rating }) => ({ name, value, rating })),
    };
    latest.clear();
    navigator.sendBeacon(url, JSON.stringify(figures));
  });
}

const url: unknown = import.meta.env.VITE_PAGE_FIGURES_URL;
if (typeof url === 'string') sendPageFigures(url);
