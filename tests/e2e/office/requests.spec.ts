/** An admin follows up on a request, writes a note, blocks a contact, and exports contacts, with the keyboard alone. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { findViolations } from '../support/axe';
import { choose, chooseView, press, type } from '../support/keyboard';
import { openMessages, openSettings } from '../support/log-in';
import { invoke, phone } from '../support/stack';

for (const width of [1280, 390]) {
  test(`at ${width} pixels, an admin notes an outcome, and blocks and exports a contact`, async ({
    page,
  }) => {
    const customer = `+19185554${width % 1000}`;
    const name = `Ines ${width}`;
    const machine = { zip: '74012', equipment: 'Telehandler', description: `Boom ${width} drifts` };
    const person = { name, phone: customer, smsConsent: true, page: '/contact' };
    const { status } = await invoke('request-quote', { ...machine, ...person, urgency: 'This week' });
    expect(status).toBe(200);
    await page.setViewportSize({ width, height: 900 });
    await openMessages(page);
    const view = page.getByRole('region', { name: 'Conversation', exact: true });
    const [log, dialog] = [view.getByRole('log'), page.getByRole('dialog')];
    const row = page.getByRole('region', { name: 'Conversations' }).getByRole('button', { name });
    const openRow = () => press(page, new RegExp(`^${name}`));
    // A phone shows either the list or the conversation, with the contact's actions in a menu.
    const onPhone = async (button: string | RegExp) => {
      if (width === 390) {
        await press(page, button);
      }
    };

    await chooseView(page, 'Requests');
    await openRow();
    await press(page, 'Change outcome');
    await choose(page, 'New', 'Won');
    await type(page, 'Reason (optional)', 'Boom kit ordered');
    expect(await findViolations(page), 'the outcome').toEqual([]);
    await press(page, 'Save');
    await expect(view.getByText('Outcome: Won · Boom kit ordered')).toBeVisible();
    await press(page, /^Call .* from the business number/);
    await expect(view.getByText(/^The forwarding number is ringing/)).toBeVisible();
    await onPhone('Back to conversations');
    await expect(row).toBeHidden();
    await chooseView(page, 'All');
    await openRow();

    await press(page, 'More actions');
    await press(page, 'Add note');
    await page.route('**/functions/v1/sms-handler', (route) =>
      route.request().postData()?.includes('addNote') ? route.abort() : route.fallback(),
    );
    await page.keyboard.type(`Gate code ${width}`);
    await press(page, 'Add note');
    await expect(dialog.getByRole('alert')).toContainText('It stays here');
    expect(await findViolations(page), 'a note that failed').toEqual([]);
    await page.unroute('**/functions/v1/sms-handler');
    await page.keyboard.press('Enter');
    await expect(log.getByText('Note: only your team sees this')).toBeVisible();
    await expect(log.getByText(`Gate code ${width}`)).toBeVisible();
    expect(await findViolations(page), 'a note').toEqual([]);

    await onPhone('Back to conversations');
    await onPhone(/^Search$/);
    for (const words of [name, customer.slice(2), `boom ${width}`, `gate ${width}`]) {
      await press(page, 'Search names, numbers and texts', 'ControlOrMeta+A');
      await page.keyboard.type(words);
      await expect(page.getByText(/^\d+ found$/)).toBeAttached();
      await expect(row).toBeVisible();
    }
    await openRow();
    await expect(log.getByText(`Gate code ${width}`)).toBeInViewport();

    await press(page, 'More actions');
    await press(page, /^Block…$/);
    await expect(dialog).toContainText('Block this contact?');
    expect(await findViolations(page), 'the question').toEqual([]);
    await press(page, /^Block$/);
    await expect(view.getByText('Texting is not possible here')).toBeVisible();
    await expect(view.getByRole('button', { name: /^Call/ })).toHaveCount(0);
    expect(await findViolations(page), 'a blocked contact').toEqual([]);
    await phone('text', { from: customer, body: 'Pick up please' });
    await onPhone('Back to conversations');
    await press(page, 'Search names, numbers and texts', 'ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await expect(row).toBeHidden();
    await onPhone('Close search');
    await chooseView(page, 'Suspected');
    await expect(row).toContainText('Blocked');
    await expect(row).toContainText('Pick up please');
    await openRow();
    await press(page, 'More actions');
    await press(page, 'Unblock');
    await expect(view.getByRole('textbox', { name: 'Message' })).toBeVisible();

    await press(page, /^Messages/, 'End');
    await expect(page.getByText(/^\d+ requests?, [1-9]\d* won$/)).toBeVisible();
    await press(page, 'Charts');
    await expect(page.getByText(/^Typical first reply to a request: (None yet|\d)/)).toBeVisible();
    await press(page, 'Charts');
    await press(page, /^Call Analytics/, 'Home');
    await openSettings(page, /^Contacts/);
    const saving = page.waitForEvent('download');
    await press(page, 'Download contacts (CSV)');
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(file).toContain(`"'${customer}",,"${name}",,,,,"Yes","They agreed on a form"`);
  });
}
