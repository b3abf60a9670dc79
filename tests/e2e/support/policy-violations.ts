import type { Page } from '@playwright/test';

/**
 * Notes every error and warning that the page or the browser reports, from now on: the policy's refusals, errors
 * that nobody catches, and anything else. The map is answered with nothing.
 */
export async function noteComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => void complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // The tests block workers (playwright.config.ts), which the office's own notices.
    if (message.text().includes('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  return complaints;
}
