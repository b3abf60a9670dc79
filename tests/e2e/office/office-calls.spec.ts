import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { logIn } from '../support/log-in';
import { businessNumber, phone } from '../support/stack';

const stranger = '+19185550162';

// Far from the business's own clock, by which the calls are told.
test.use({ timezoneId: 'Asia/Tokyo' });

test('a call shows by itself, in Tulsa’s time, is drawn and exported', async ({ page }) => {
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

  const days = page.getByRole('figure', { name: 'Calls by day' });
  const lastBar = days.getByRole('img').last();
  await expect(lastBar).toHaveAccessibleName(/[1-9]\d* missed/);
  await expect(lastBar.locator('.bg-hatched')).toHaveCSS('background-image', /gradient/);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Missed' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^missed-calls-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv.startsWith('\uFEFF"Started (Central Time)"')).toBe(true);
  expect(csv).toContain(`'${stranger}","'${businessNumber}"`);
});
