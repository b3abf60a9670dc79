import { devices, expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { logIn } from '../support/log-in';
import { phone } from '../support/stack';

test.use(devices['Pixel 7']);

test('axe finds nothing on login and sign-up', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByText('At least 6 characters')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on any tab of the dashboard, with an open conversation too', async ({ page }) => {
  await phone('text', { from: '+19185550189', body: 'Skid steer leaks at the left track' });
  await logIn(page);
  for (const name of ['Settings', 'Messages', 'Call Forwarding', 'Call Analytics']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('status', { name: /loading/i })).toHaveCount(0);
    expect(await violations(page), name).toEqual([]);
    if (name !== 'Messages') continue;
    await page.getByRole('button', { name: /Skid steer leaks/ }).click();
    await expect(
      page
        .getByRole('log')
        .getByText(/Skid steer leaks/)
        .last(),
    ).toBeVisible();
    expect(await violations(page), 'an open conversation').toEqual([]);
  }
});
