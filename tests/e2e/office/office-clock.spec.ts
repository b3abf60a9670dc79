import { expect, test } from '@playwright/test';
import { openMessages } from '../support/log-in';

for (const minutes of [-5, 5]) {
  test(`R18 a clock that is off by ${minutes} minutes causes no session renewal`, async ({ page }) => {
    let refreshes = 0;
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) refreshes += 1;
    });
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await openMessages(page);
    await page.reload();
    await expect(page.getByText(/Up to date at/)).toBeVisible();
    expect(refreshes).toBe(0);
  });
}
