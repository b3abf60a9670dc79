/** A new admin follows the first steps and sets up alerts by text, with the keyboard alone. */
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { findViolations } from '../support/axe';
import { press, type } from '../support/keyboard';
import { logIn, openSettings } from '../support/log-in';
import { asService, phone, rest, signIn, stack } from '../support/stack';

/** Removes the admin's devices and choices, as before the first visit. */
async function forgetAlerts(): Promise<void> {
  const token = await signIn(stack().admin.email, stack().admin.password);
  const { id } = v.parse(v.object({ id: v.string() }), (await rest('/auth/v1/user', { token })).body);
  const removal = { method: 'POST', body: JSON.stringify({ p_user_id: id }) };
  expect((await asService('/rest/v1/rpc/remove_alerts', removal)).status).toBe(204);
}
test.beforeEach(forgetAlerts);
test.afterAll(forgetAlerts);

for (const width of [1280, 390]) {
  test(`at ${width} pixels, the first steps lead to alerts, and quiet hours hold most`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn(page);
    const numbers = page.getByRole('region', { name: 'Twilio phone numbers' }).getByRole('button').first();
    await expect(page.getByRole('region', { name: 'First steps: 5 of 6 done' })).toBeVisible();
    await press(page, /^Show$/);
    expect(await findViolations(page), 'the steps').toEqual([]);
    for (const [step, control] of [
      ['Enter the number your customers know', page.getByLabel('Business phone number')],
      ['Route its texts and calls', numbers],
      ['Register it with the carriers', numbers],
    ] as const) {
      await press(page, step);
      await expect(control).toBeFocused();
    }
    await press(page, /^Set up /);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findViolations(page), 'setting a number up').toEqual([]);
    await page.keyboard.press('Escape');
    await press(page, 'Choose whose phone rings');
    await expect(page.getByRole('tab', { name: 'Call Forwarding' })).toBeFocused();
    await page.keyboard.press('Home');
    await press(page, 'Choose what missed callers get');
    await expect(page.getByRole('switch', { name: 'Text the caller back' })).toBeFocused();
    // Each step leads to its page. The steps stand above the number.
    await openSettings(page, /^Number/);
    await press(page, 'Turn on alerts for yourself');
    await expect(page.getByRole('region', { name: 'Alerts' }).locator(':focus')).toBeVisible();

    await press(page, 'Text alerts to a number', 'Space');
    await type(page, 'Number for alerts', `918 555 0${width % 1000}`);
    await press(page, 'Quiet hours', 'Space');
    await type(page, 'Quiet hours begin', '1200AM');
    await type(page, 'Quiet hours end', '1159PM');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Alert settings updated successfully')).toBeVisible();
    await expect(page.getByRole('region', { name: /^First steps/ }), 'all are done').toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);

    const customer = `+19185557${width % 1000}`;
    await phone('text', { from: customer, body: 'Is Friday fine?' });
    await phone('text', { from: customer, body: 'Our crane is stuck' });
    const alerts = new RegExp(`[^"]*/admin/dashboard[^"]*${customer.slice(1)}`, 'g');
    const owner = async () => JSON.stringify(await phone('state')).match(alerts) ?? [];
    await expect.poll(owner, { timeout: 15_000 }).toEqual([expect.stringMatching(/emergency/i)]);
  });
}
