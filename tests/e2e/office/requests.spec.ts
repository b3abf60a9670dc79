/** An admin follows up on a request, writes a note, blocks a contact, and exports contacts. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { openMessages } from '../support/log-in';
import { invoke, phone } from '../support/stack';

test('an admin sets an outcome, adds a note, and blocks and exports a contact', async ({ page }) => {
  const customer = '+19185550692';
  const name = 'Ines Yard';
  const machine = { zip: '74012', equipment: 'Telehandler', description: 'The boom drifts' };
  const person = { name, phone: customer, smsConsent: true, page: '/contact' };
  const { status } = await invoke('request-quote', { ...machine, ...person, urgency: 'This week' });
  expect(status).toBe(200);
  // A phone shows either the list or the conversation, with the contact's actions in a menu.
  await page.setViewportSize({ width: 390, height: 900 });
  await openMessages(page);
  const list = page.getByRole('region', { name: 'Conversations' });
  const row = list.getByRole('button', { name: new RegExp(name) });
  const filter = (label: string) => page.getByRole('radio', { name: label, exact: true }).check();
  const view = page.getByRole('region', { name: 'Conversation', exact: true });
  const press = (button: string) => view.getByRole('button', { name: button }).click();

  await filter('Requests');
  await row.click();
  await view.getByRole('button', { name: 'Change outcome' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Won').check();
  await dialog.getByLabel('Reason (optional)').fill('Boom kit ordered');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(view.getByText('Outcome: Won · Boom kit ordered')).toBeVisible();
  await press('Back to conversations');
  await expect(row).toBeHidden();
  await filter('All');
  await row.click();

  // A note that could not be saved is kept, also after a reload.
  const writeNote = async () => {
    await press('More actions');
    await press('Write a note');
  };
  await writeNote();
  await page.route('**/functions/v1/sms-handler', (route) =>
    route.request().postData()?.includes('addNote') ? route.abort() : route.fallback(),
  );
  await dialog.getByLabel('Team note').fill('Gate code 390');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByRole('alert')).toContainText('It stays here');
  await page.unroute('**/functions/v1/sms-handler');
  await page.reload();
  await writeNote();
  await dialog.getByRole('button', { name: 'Add note' }).click();
  const log = view.getByRole('log');
  await expect(log.getByText('Note: only your team sees this')).toBeVisible();
  await expect(log.getByText('Gate code 390')).toBeVisible();
  await expect(page.getByText('Note added')).toBeHidden();
  expect(await violations(page)).toEqual([]);

  await press('Back to conversations');
  await page.getByRole('searchbox', { name: 'Search names, numbers and texts' }).fill('gate 390');
  await filter('All');
  await row.click();
  await expect(log.getByText('Gate code 390')).toBeInViewport();

  await press('More actions');
  await view.getByRole('button', { name: 'Block', exact: true }).click();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(view.getByText('Texting is not possible here')).toBeVisible();
  await expect(view.getByRole('button', { name: /^Call/ })).toHaveCount(0);
  await phone('text', { from: customer, body: 'Pick up please' });
  await press('Back to conversations');
  await page.getByRole('searchbox').fill('');
  await expect(row).toBeHidden();
  await filter('Suspected');
  await expect(row).toContainText('Blocked');
  await expect(row).toContainText('Pick up please');
  await row.click();
  await press('More actions');
  await view.getByRole('button', { name: 'Unblock' }).click();
  await expect(view.getByRole('textbox', { name: 'Message' })).toBeVisible();

  await page.getByRole('tab', { name: 'Call Analytics' }).click();
  await expect(page.getByText('Quote requests', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download contacts (CSV)' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain(`"'${customer}","${name}","Yes","They agreed on a form"`);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
