import { expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { logIn } from '../support/log-in';
import { noteComplaints } from '../support/policy-violations';
import { phone } from '../support/stack';

test.afterEach(async () => {
  await phone('outage', { isDown: false });
  await phone('called', { pressesOne: true });
});

test('every button of the tour plays its step, and its links open the office', async ({ page }) => {
  // Some calls take a while.
  test.slow();
  const complaints = await noteComplaints(page);
  await logIn(page);
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
  await page.goto('/__phone');
  await expect(page.getByRole('heading', { name: 'The customer’s phone' })).toBeVisible();
  await expect(page.getByText('Twilio contract kept')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const steps = page.getByRole('region', { name: /^Tour/ }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'Connect the number' }).getByText('Done')).toBeVisible();
  for (const step of await steps.all())
    for (const button of await step.getByRole('button').all()) {
      await button.click();
      await expect(step.getByText('Played', { exact: true })).toBeVisible({ timeout: 30_000 });
      await expect(step.getByRole('alert')).toBeEmpty();
    }
  await expect(page.getByRole('list', { name: 'Log, newest first' })).toContainText('Call over: completed');

  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open Messages' }).first().click();
  const office = await opening;
  await office.getByRole('button', { name: /405\W*555-?0190/ }).click();
  await expect(office.getByRole('log').getByText(/Track came off our excavator/)).toBeAttached();
  await page.getByRole('link', { name: 'Open Call Forwarding' }).first().click();
  await expect(office.getByRole('tab', { name: 'Call Forwarding' })).toHaveAttribute('aria-selected', 'true');

  await expect(page.getByText('Twilio contract kept')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the phone works without a push service, which Supabase’s own stack lacks', async ({ page }) => {
  // Vite answers an unknown address with the site's page.
  await page.route('/__push/delivered', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  const polled = () => page.waitForResponse('/__push/delivered');
  await page.goto('/__phone');
  await polled();
  await polled();
  await expect(page.locator('#problem')).toBeEmpty();
});
