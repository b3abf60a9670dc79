/** What an admin sees when a reload, a script of the office or the connection fails. */
import { expect, test } from '@playwright/test';
import { logIn, openTextFrom } from '../support/log-in';
import { phone } from '../support/stack';

const toast = '[data-sonner-toast]';

test('the composer stays usable when the conversation can’t be reloaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openTextFrom(page, '+19185550651', 'Boom lift stuck halfway');
  await expect(page.getByRole('log')).toContainText('Boom lift stuck halfway');

  const reason = 'The database is not answering. '.repeat(12);
  let isDown = true;
  await page.route('**/functions/v1/sms-handler', (route) =>
    isDown && route.request().postData()?.includes('"getConversation"')
      ? route.fulfill({ status: 503, json: { error: reason, code: 'refused' } })
      : route.continue(),
  );
  // On a phone, Refresh is only on the list's screen, so a new text triggers this reload.
  await phone('text', { from: '+19185550651', body: 'Still stuck' });
  const failure = page.getByRole('group', { name: 'The conversation: loading failed' });
  await expect(failure).toContainText('The conversation could not be refreshed.');

  // Each click fails if another element covers its target.
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.click({ position: { x: 20, y: 4 } });
  await box.fill('We are on our way');
  await page.getByText('Enter sends, Shift+Enter starts a new line.').click({ trial: true });
  await page.getByRole('button', { name: 'Send' }).click({ trial: true });
  await page.getByRole('log').getByText('Boom lift stuck halfway').last().click({ trial: true });

  // The fault ends after the click, so that no live update reloads the conversation first. A load tries twice.
  await failure.getByRole('button', { name: 'Retry' }).click();
  isDown = false;
  await expect(failure).toHaveCount(0);
  await expect(box).toHaveValue('We are on our way');
});

test('a notice whose code fails to load shows as plain text, and the next notice tries again', async ({
  page,
}) => {
  const failed: string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes('data-sonner-toaster')) return route.fulfill({ response });
    failed.push(route.request().url());
    return route.abort();
  });
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter both email and password');
  expect(failed).toHaveLength(1);
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.locator(toast)).toHaveText('Please enter both email and password');
});

test('a change made without a connection fails at once and is never sent later', async ({
  page,
  context,
}) => {
  await logIn(page);
  const field = page.getByRole('textbox', { name: 'Business phone number' });
  await expect(field).toHaveValue(/./);
  const saved = await field.inputValue();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes.push(request.url());
  });
  await context.setOffline(true);
  await field.fill('+19185550143');
  await page.getByRole('button', { name: 'Save Phone Number' }).click();
  await expect(page.locator(toast).getByText('Failed to save phone number')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Phone Number' })).toBeEnabled();
  const before = writes.length;

  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByText('Live updates are paused: no connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Newest first. Up to date at/)).toBeVisible();
  expect(writes).toHaveLength(before);
  await page.reload();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(field).toHaveValue(saved);
});
