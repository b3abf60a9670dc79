import { expect, test } from '@playwright/test';
import { findViolations } from '../support/axe';
import { press } from '../support/keyboard';
import { logIn } from '../support/log-in';
import { noteComplaints } from '../support/policy-violations';
import { handleCalls, phone } from '../support/stack';

test.afterEach(async () => {
  await phone('outage', { isDown: false });
  await phone('called', { pressesOne: true });
  await handleCalls({ second_number: null });
});

for (const width of [1280, 390]) {
  test(`at ${width} pixels, every button, alert and link of the tour works`, async ({ page }) => {
    // Some calls take a while.
    test.slow();
    const second = '+19185550178';
    await handleCalls({ second_number: second });
    const complaints = await noteComplaints(page);
    await page.setViewportSize({ width, height: 900 });
    await logIn(page);
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
    await page.goto('/__phone');
    await expect(page.getByRole('heading', { name: 'The customer’s phone' })).toBeVisible();
    await expect(page.getByText('Twilio contract kept')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    const steps = page.getByRole('region', { name: /^Tour/ }).getByRole('listitem');
    await expect(steps.filter({ hasText: 'Connect the number' }).getByText('Done')).toBeVisible();
    for (const step of await steps.all()) {
      for (const label of await step.getByRole('button').allInnerTexts()) {
        await press(page, label);
        await expect(step.getByText('Played', { exact: true })).toBeVisible({ timeout: 30_000 });
        await expect(step.getByRole('alert')).toBeEmpty();
      }
    }
    const log = page.getByRole('list', { name: 'Log, newest first' });
    await expect(log).toContainText('Call over: completed');
    await expect(log).toContainText(`Rings ${second}`);

    await press(page, 'A person picks up');
    const text = /^New text from .*0190/;
    const opening = page.waitForEvent('popup');
    // A text soon after others shares its alert with them, and a new alert takes the focus from an older one.
    await expect(async () => {
      await press(page, 'Send two pictures');
      // The alert of a missed call may come in between, because it waits for a voicemail.
      const alerts = page.getByRole('list', { name: 'Alerts' }).getByRole('link', { name: text });
      await expect(alerts.first()).toBeVisible({ timeout: 8_000 });
      await press(page, text);
      await expect.poll(() => page.context().pages().length).toBe(2);
    }).toPass();
    const office = await opening;
    await office.setViewportSize({ width, height: 900 });
    const texts = office.getByRole('log').getByText(/Track came off our excavator/);
    await expect(texts.last()).toBeAttached();
    await press(office, /^Call .* from the business number/);
    await expect(log).toContainText('Rings +14055550190', { timeout: 30_000 });
    await press(page, 'Open Call Forwarding');
    const tab = office.getByRole('tab', { name: 'Call Forwarding' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');

    await expect(page.getByText('Twilio contract kept')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
