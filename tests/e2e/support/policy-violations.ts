import type { Page } from '@playwright/test';

/** What a page may not complain about: the policy's refusals, errors that nobody catches, and anything else. */
export type Complaints = { take: () => string[] };

/** Notes every error and warning that the page or the browser reports, from now on. The map is answered with nothing. */
export async function noteComplaints(page: Page): Promise<Complaints> {
  let complaints: string[] = [];
  page.on('pageerror', (error) => void complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // The tests block workers (playwright.config.ts), which the office's own notices.
    if (message.text().includes('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  return {
    take: () => {
      const taken = complaints;
      complaints = [];
      return taken;
    },
  };
}
