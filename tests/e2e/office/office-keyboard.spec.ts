/** The office with the keyboard alone, for people who can't use a mouse. */
import { expect, test } from '@playwright/test';
import { findViolations } from '../support/axe';
import { chooseView, press, type } from '../support/keyboard';
import { openMessages } from '../support/log-in';
import { phone } from '../support/stack';

for (const width of [1280, 390]) {
  test(`at ${width} pixels, an admin answers a text, adds a note and calls back`, async ({ page }) => {
    const customer = `+19185553${width % 1000}`;
    // The text comes last, so that the row shows it.
    await phone('call', { from: customer, outcome: 'no-answer' });
    await phone('text', { from: customer, body: `Scraper ${width} will not dump` });
    await page.setViewportSize({ width, height: 720 });
    await openMessages(page);
    await chooseView(page, 'Unanswered');
    await press(page, `Scraper ${width}`);
    await expect(page.getByRole('log')).toContainText('will not dump');

    const view = page.getByRole('region', { name: 'Conversation', exact: true });
    await press(page, 'More actions');
    await press(page, 'Add name');
    await page.keyboard.type(`Sam ${width}`);
    expect(await findViolations(page), 'the name').toEqual([]);
    await page.keyboard.press('Enter');
    await expect(view.getByRole('heading', { level: 2 })).toContainText(`Sam ${width}`);
    await press(page, 'More actions');
    await press(page, 'Add note');
    await page.keyboard.type('Ring the bell');
    await press(page, 'Add note');
    await expect(view.getByRole('log')).toContainText('Ring the bell');
    await expect(view.getByRole('button', { name: 'More actions' })).toBeFocused();
    await press(page, 'More actions');
    await press(page, 'Mark as opted out');
    expect(await findViolations(page), 'the opt-out').toEqual([]);
    await press(page, 'Mark as opted out');
    await press(page, 'Allow texts again');
    await type(page, /^Message$/, `On our way at ${width}`);
    if (width === 390) {
      await press(page, 'Add to the message');
    }
    await press(page, 'Saved replies');
    await press(page, 'Save your message as a reply');
    await expect(page.getByRole('dialog').getByText(`On our way at ${width}`)).toBeVisible();
    expect(await findViolations(page), 'the saved replies').toEqual([]);
    await page.keyboard.press('Escape');
    await press(page, /^Send$/);
    await expect(view.getByRole('log')).toContainText('On our way');
    await expect(view.getByRole('textbox', { name: 'Message' })).toBeFocused();

    // The second key comes as soon as the first has moved the focus, before the tab has been drawn.
    await press(page, /^Messages/, 'ArrowRight');
    await expect(page.getByRole('tab', { name: 'Call Forwarding' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Messages', selected: true })).toBeFocused();
    await page.keyboard.press('End');
    await press(page, 'Charts');
    await expect(page.locator('.bg-hatched').last()).toHaveCSS('background-image', /gradient/);
    await press(page, 'Charts');
    await press(page, new RegExp(`^From Sam ${width}`));
    const row = page
      .getByRole('listitem')
      .filter({ hasText: `From Sam ${width}` })
      .first();
    expect((await row.locator('summary').first().boundingBox())?.height).toBeLessThan(88);
    await press(page, /^Call .* from the business number/);
    await expect(row.getByText(/^The forwarding number is ringing/)).toBeVisible();
    await expect(row.getByText('Called back', { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: /^Call .* from the business number/ })).toBeFocused();
    expect(await findViolations(page), 'an open call').toEqual([]);
    await press(page, /^Text this caller/);
    await expect(page.getByRole('tab', { name: 'Messages' })).toBeFocused();
    await press(page, 'Delete note');
    expect(await findViolations(page), 'the deletion').toEqual([]);
    await press(page, 'Delete note');
    await expect(view.getByRole('log')).not.toContainText('Ring the bell');
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Call Analytics' })).toHaveAttribute('aria-selected', 'true');
  });
}
