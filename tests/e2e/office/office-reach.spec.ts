/** The office contacts a customer first: with a text to somebody who agreed to texts, and with a call. */
import { type Page, expect, test } from '@playwright/test';
import { businessName } from '../../../supabase/functions/_shared/business-name';
import { violations } from '../support/axe';
import { openMessages, openTextFrom } from '../support/log-in';
import { phone } from '../support/stack';

const view = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true });

test('an admin sends the first text to somebody who agreed to texts in person', async ({ page }) => {
  const customer = '+19185550681';
  await openMessages(page);
  await page.getByRole('button', { name: 'New message' }).click();
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByLabel('Phone number').fill(customer);
  await dialog.getByLabel('Name (optional)').fill('Rosa, Elk City Gravel');
  await dialog.getByLabel('In person').check();
  await dialog.getByLabel('Note').fill('Asked at the yard gate for the arrival time');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open conversation' }).click();
  await expect(dialog).toBeHidden();

  await expect(view(page).getByRole('heading')).toContainText('Rosa, Elk City Gravel');
  await expect(view(page)).toContainText('Agreed to texts in person');
  await expect(view(page)).toContainText('“Asked at the yard gate for the arrival time”');
  await page.getByRole('textbox', { name: 'Message' }).fill('We arrive at two');
  await page.keyboard.press('Enter');
  await expect(view(page).getByRole('log')).toContainText(`two - ${businessName}. Reply STOP to opt out.`);
  await expect(view(page).getByText('The first text gets')).toBeHidden();
});

test('an admin calls a customer through the owner’s phone', async ({ page }) => {
  await openTextFrom(page, '+19185550682', 'Please call me');
  const call = view(page).getByRole('button', { name: /^Call .* from the business number/ });

  await phone('outage', { isDown: true });
  await call.click();
  await expect(view(page).getByText(/Twilio is not answering|did not confirm/)).toBeVisible();
  await phone('outage', { isDown: false });
  await call.click();
  await expect(view(page).getByText(/^The forwarding number is ringing/)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Call Analytics' }).click();
  const row = page.getByRole('list', { name: 'Recent Call Activity' }).getByRole('listitem').first();
  await expect(row).toContainText('To (918) 555-0682', { timeout: 30_000 });
  await expect(row).toContainText('42 seconds', { timeout: 30_000 });
  expect(await phone('violations')).toEqual({ violations: [] });
});
