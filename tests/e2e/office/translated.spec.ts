/** An admin who reads the office in a translation of the browser, which replaces every text node. */
import { expect, test } from '@playwright/test';
import { openTextFrom } from '../support/log-in';
import { phone } from '../support/stack';
import { expectCurrent, noteErrors, translate } from '../support/translated';

test('the office stands and stays current through a day’s work while it is translated', async ({ page }) => {
  test.setTimeout(120_000);
  const errors = noteErrors(page);
  const customer = '+19185550171';
  const log = page.getByRole('log');
  const conversation = page.getByRole('region', { name: 'Conversation', exact: true });
  const act = async (name: string) => {
    await conversation.getByRole('button', { name }).click();
  };
  const text = async (words: string) => {
    await page.getByRole('textbox', { name: 'Message' }).fill(words);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
  };
  const entry = (words: string) => log.locator('[data-message]', { hasText: words });

  await openTextFrom(page, customer, 'Backhoe leaks at the boom');
  await expect(log).toContainText('Backhoe leaks at the boom');
  await translate(page);

  await text('We come at 3');
  await expect(entry('We come at 3')).toContainText('Delivered');
  await expectCurrent(page, errors);
  await phone('text', { from: customer, body: 'It got worse' });
  await expect(log).toContainText('It got worse');
  await phone('call', { from: customer, outcome: 'no-answer' });
  await expect(log.getByText(/call/i).first()).toBeVisible();
  await act('Done');
  await expect(page.getByText('Conversation marked as done')).toBeVisible();
  await act('Reopen');
  await expect(page.getByText('Conversation reopened')).toBeVisible();
  await expectCurrent(page, errors);

  await phone('text', { from: '+19185550166', body: 'My phone is off' });
  await page.getByRole('button', { name: /My phone is off/ }).click();
  await expect(log).toContainText('My phone is off');
  await text('Are you there?');
  await expect(entry('Are you there?')).toContainText(/Failed|Not delivered|Undelivered/i);
  await expectCurrent(page, errors);

  await page.getByRole('searchbox').fill('boom');
  await expect(page.getByRole('button', { name: /boom/ }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('no such words');
  await page.getByRole('searchbox').fill('');
  for (const view of ['Waiting', 'Done', 'Suspected', 'Open']) {
    const list = page.getByRole('region', { name: 'Conversations' });
    await list.getByRole('button', { name: /^Which conversations/ }).click();
    await list.getByRole('button', { name: view, exact: true }).click();
  }
  await expectCurrent(page, errors);

  for (const name of ['Call Forwarding', 'Call Analytics', 'Settings', 'Messages', 'Settings']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel')).not.toContainText('Loading…');
    await expectCurrent(page, errors);
  }
  await page.getByRole('link', { name: /^Automatic texts/ }).click();
  await page.getByLabel('Answer texts after hours').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Automatic answers updated successfully')).toBeVisible();
  await page.getByLabel('Answer texts after hours').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: /^Number/ }).click();
  await page.getByRole('textbox', { name: 'Business phone number' }).fill('918');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('tab', { name: 'Call Analytics' }).click();
  await page.getByRole('button', { name: 'Refresh Call Logs' }).click();
  await expect(page.getByText(/^Up to date, /)).toBeVisible();
  for (const row of await page.getByRole('tabpanel').locator('summary').all()) {
    await row.click();
  }
  await expectCurrent(page, errors);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expectCurrent(page, errors);
});
