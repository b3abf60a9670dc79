/**
 * Sends how fast and how steady a visit was to VITE_PAGE_FIGURES_URL when the visitor puts the page away. Without
 * that address nothing of it is in the build.
 */
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** The body of the request: JSON as plain text, which needs no leave from another origin. */
type PageFigures = {
  /** The page that was opened, without its query; nothing here says who opened it. */
  path: string;
  /** How it was opened: navigate, reload, back-forward, back-forward-cache, prerender or restore. */
  navigationType: MetricType['navigationType'];
  /** CLS without a unit, the others in milliseconds; rated as on web.dev/articles/vitals. */
  metrics: { name: MetricType['name']; value: number; rating: MetricType['rating'] }[];
};

const path = location.pathname;
/** What has changed since the last request. */
const latest = new Map<MetricType['name'], MetricType>();

function send(url: string): void {
  const [first] = latest.values();
  if (!first) return;
  const figures: PageFigures = {
    path,
    navigationType: first.navigationType,
    metrics: [...latest.values()].map(({ name, value, rating }) => ({ name, value, rating })),
  };
  latest.clear();
  navigator.sendBeacon(url, JSON.stringify(figures));
}

for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP])
  measure((metric) => latest.set(metric.name, metric), { reportAllChanges: true });

// After the listeners of the measuring, which settle their values at the same moment.
document.addEventListener('visibilitychange', () => {
  const url: unknown = import.meta.env.VITE_PAGE_FIGURES_URL;
  if (document.visibilityState === 'hidden' && typeof url === 'string') send(url);
});
