/** A text is sent once, even when a reload or another tab comes before its answer. */
import { type Page, expect, test } from '@playwright/test';
import { openTextFrom } from '../support/log-in';

const body = 'On our way';
const box = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const sent = (page: Page) => page.getByRole('log').getByText(body, { exact: true });

test('a text that left is known to be sent after a reload and in a second tab', async ({ page, context }) => {
  await openTextFrom(page, '+19185550662', 'Crane will not swing');
  let isSent = false;
  await page.route('**/functions/v1/sms-handler', async (route) => {
    if (!route.request().postData()?.includes('"sendMessage"')) return route.continue();
    // The page never gets this answer.
    await route.fetch();
    isSent = true;
  });
  await box(page).fill(body);
  await box(page).press('Enter');
  await expect.poll(() => isSent).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const second = await context.newPage();
  await second.goto(page.url());
  await page.reload();
  for (const tab of [page, second]) {
    await expect(sent(tab)).toHaveCount(1);
    await expect(box(tab)).toHaveValue('');
  }
});
