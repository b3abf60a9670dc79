import type { Page } from '@playwright/test';

/**
 * Records every error and warning that the page or the browser reports from now on, such as policy violations
 * and uncaught errors. Requests for the map get an empty answer.
 */
export async function noteComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => void complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // The tests block service workers (playwright.config.ts), so registering the office's worker logs this.
    if (message.text().includes('Service Worker registration blocked')) {
      return;
    }
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`${page.url()}: ${message.text()}`);
    }
  });
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  return complaints;
}
