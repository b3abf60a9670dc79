/** Logs the page-load metrics to the console (spec section 9). */
export async function logPagePerformance(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value, rating }) => console.info(`${name} ${value.toFixed(3)} (${rating})`));
  }
}
