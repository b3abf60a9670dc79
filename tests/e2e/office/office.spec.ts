import { expect, test } from '@playwright/test';
import { logIn } from '../support/log-in';
import { noteComplaints } from '../support/policy-violations';
import { businessNumber, confirmationLink, embedded, stack } from '../support/stack';

test('an admin logs in and saves the business number, and the button keeps the focus', async ({ page }) => {
  await logIn(page);
  await page.getByRole('textbox', { name: 'Business phone number' }).fill(businessNumber);
  const saveNumber = page.getByRole('button', { name: 'Save' });
  await saveNumber.press('Enter');
  await expect(page.getByText('Phone number updated successfully')).toBeVisible();
  await expect(saveNumber).toBeFocused();
});

test(
  'the login form shows before its code has loaded and keeps what was typed',
  embedded,
  async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const complaints = await noteComplaints(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Admin access' })).toBeVisible();
    await page.getByLabel('Email').fill(stack().admin.email);
    await page.getByLabel('Password').fill(stack().admin.password);
    await page.getByLabel('Password').press('Enter');
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Logged in successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test('a new account is logged in by the emailed link, and has no access', embedded, async ({ page }) => {
  const email = `owner-${Date.now()}@example.com`;
  await page.goto('/auth/login');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password').fill('123456');
  await panel.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Account created! Check your email to confirm.')).toBeVisible();
  await page.goto(await confirmationLink(email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();
});
