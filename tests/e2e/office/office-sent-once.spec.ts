/** A text is sent once, even when a reload or another tab comes before its answer. */
import { type Page, type Route, expect, test } from '@playwright/test';
import { openTextFrom } from '../support/log-in';

const body = 'On our way';
const box = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const sent = (page: Page) => page.getByRole('log').getByText(body, { exact: true });

/** Sends the text, and does this with the request instead of giving the answer. */
async function sendWithoutAnswer(page: Page, instead: (route: Route) => Promise<unknown>): Promise<void> {
  let isAsked = false;
  await page.route('**/functions/v1/sms-handler', async (route) => {
    if (!route.request().postData()?.includes('"sendMessage"')) return route.continue();
    await instead(route);
    isAsked = true;
  });
  await box(page).fill(body);
  await box(page).press('Enter');
  await expect.poll(() => isAsked).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

test('a text that never left can be sent after a reload', async ({ page }) => {
  await openTextFrom(page, '+19185550661', 'Loader leaks oil');
  await sendWithoutAnswer(page, async () => {});
  await page.reload();
  await expect(page.getByText(/^Not confirmed yet: .+ only once\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(sent(page)).toHaveCount(1);
  await expect(box(page)).toHaveValue('');
});

test('a text that left is known to be sent after a reload and in a second tab', async ({ page, context }) => {
  await openTextFrom(page, '+19185550662', 'Crane will not swing');
  await sendWithoutAnswer(page, (route) => route.fetch());
  const second = await context.newPage();
  await second.goto(page.url());
  await page.reload();
  for (const tab of [page, second]) {
    await expect(sent(tab)).toHaveCount(1);
    await expect(box(tab)).toHaveValue('');
  }
});
