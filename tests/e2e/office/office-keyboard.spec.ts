/** The office with the keyboard alone, for people who can't use a mouse. */
import { expect, test } from '@playwright/test';
import { press, type } from '../support/keyboard';
import { logIn } from '../support/log-in';
import { phone } from '../support/stack';

const customer = '+19185550671';

test('an admin answers a text, adds a note and opens a call with the keyboard alone', async ({ page }) => {
  await phone('text', { from: customer, body: 'Scraper will not dump' });
  await phone('call', { from: customer, outcome: 'no-answer' });
  await logIn(page);
  await page.getByRole('tab', { name: 'Settings' }).focus();
  await page.keyboard.press('ArrowRight');
  await press(page, 'Open', 'ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Unanswered' })).toBeChecked();
  await press(page, /Scraper will not dump/);
  await expect(page.getByRole('log')).toContainText('Scraper will not dump');

  const view = page.getByRole('region', { name: 'Conversation', exact: true });
  await press(page, 'Add name');
  await page.keyboard.type('Sam, Elm Creek');
  await page.keyboard.press('Enter');
  await expect(view.getByRole('heading')).toContainText('Sam, Elm Creek');
  await press(page, 'Write a note');
  await page.keyboard.type('Ring the bell');
  await press(page, 'Add note');
  await expect(view.getByRole('log')).toContainText('Ring the bell');
  await expect(view.getByRole('button', { name: 'Write a note' })).toBeFocused();
  await type(page, /^Message$/, 'On our way');
  await press(page, 'Send');
  await expect(view.getByRole('log')).toContainText('On our way');
  await expect(view.getByRole('textbox', { name: 'Message' })).toBeFocused();

  await page.getByRole('tab', { name: 'Messages' }).focus();
  await page.keyboard.press('End');
  const lastBar = page.getByRole('figure', { name: 'Calls by day' }).getByRole('img').last();
  await expect(lastBar.locator('.bg-hatched')).toHaveCSS('background-image', /gradient/);
  const row = page.getByRole('listitem').filter({ hasText: 'Sam, Elm Creek' }).first();
  await press(page, /Sam, Elm Creek/);
  await expect(row.getByRole('button', { name: /^Text this caller/ })).toBeVisible();
  await press(page, /^Text this caller/);
  await expect(page.getByRole('tab', { name: 'Messages' })).toBeFocused();
  await expect(view.getByRole('log')).toContainText('Ring the bell');
});
