/** The office contacts a customer first, with the keyboard alone: a text to somebody who agreed to texts, and a call. */
import { type Page, expect, test } from '@playwright/test';
import { businessName } from '../../../supabase/functions/_shared/domain/business';
import { findViolations } from '../support/axe';
import { choose, press, type } from '../support/keyboard';
import { openMessages, openTextFrom } from '../support/log-in';
import { phone } from '../support/stack';

const view = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true });

for (const width of [1280, 390]) {
  test(`at ${width} pixels, an admin texts somebody first who agreed in person`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openMessages(page);
    await press(page, 'New message');
    await type(page, 'Phone number', `918555${1000 + width}#`);
    await type(page, 'Name (optional)', `Rosa ${width}`);
    await choose(page, 'On the phone', 'In person');
    await type(page, 'Note', 'Asked at the yard gate for the arrival time');
    await page.reload();
    await press(page, 'New message');
    await press(page, 'Open conversation');
    await expect(page.getByText('Please enter a number like the example above')).toBeVisible();
    expect(await findViolations(page), 'a refused number').toEqual([]);
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await press(page, 'Open conversation');

    await expect(view(page).getByRole('heading', { level: 2 })).toContainText(`Rosa ${width}`);
    await expect(view(page)).toContainText('Agreed to texts in person');
    await expect(view(page)).toContainText('“Asked at the yard gate for the arrival time”');
    await type(page, /^Message$/, 'We arrive at two');
    await page.keyboard.press('Enter');
    await expect(view(page).getByRole('log')).toContainText(`two - ${businessName}. Reply STOP to opt out.`);
    await expect(view(page).getByText('The next text gets')).toBeHidden();
    expect(await findViolations(page), 'the first text').toEqual([]);
  });

  test(`at ${width} pixels, an admin calls a customer through the owner’s phone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTextFrom(page, `+19185552${width % 1000}`, `Please call me at ${width}`);
    const call = /^Call .* from the business number/;
    await phone('outage', { isDown: true });
    await press(page, call);
    await expect(view(page).getByText(/Twilio is not answering|did not confirm/)).toBeVisible();
    await phone('outage', { isDown: false });
    expect(await findViolations(page), 'a call that failed').toEqual([]);
    await page.keyboard.press('Enter');
    await expect(view(page).getByText(/^The forwarding number is ringing/)).toBeVisible();
    expect(await findViolations(page), 'a call that rings').toEqual([]);

    await page.goto('/admin/dashboard?tab=call-analytics');
    const calls = page.getByRole('list', { name: 'Recent Call Activity' }).getByRole('listitem');
    const row = calls.filter({ hasText: new RegExp(`To .*\\(918\\) 555-2${width % 1000}`) });
    await expect(row).toContainText('42 seconds', { timeout: 30_000 });
    expect(await phone('violations')).toEqual({ violations: [] });
  });
}
