import { expect, test } from '@playwright/test';
import { logIn } from '../support/log-in';
import { businessNumber, phone } from '../support/stack';

const stranger = '+19185550162';

// Far from the business's own clock, by which the calls are told.
test.use({ timezoneId: 'Asia/Tokyo' });

test('a call shows by itself, in Tulsa’s time', async ({ page }) => {
  await logIn(page);
  await page.getByRole('tab', { name: 'Call Analytics' }).click();
  const list = page.getByRole('list', { name: 'Recent Call Activity' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await phone('call', { from: stranger, to: businessNumber, outcome: 'no-answer' });
  const missed = list.getByRole('listitem').first();
  await expect(missed).toContainText('From (918) 555-0162');
  await missed.locator('summary').click();
  const time = missed.locator('time').last();
  const at = new Date((await time.getAttribute('datetime')) ?? '');
  await expect(time).toHaveText(
    at.toLocaleString('en-US', { timeZone: 'America/Chicago', dateStyle: 'medium', timeStyle: 'short' }),
  );
});
