import { expect, test } from '@playwright/test';
import { logIn } from '../support/log-in';
import { asService, businessNumber, confirmationLink, mechanic, phone, stack } from '../support/stack';

const customer = '+19185550188';

const changeRole = (verb: 'grant' | 'revoke', email: string) =>
  asService(`/rest/v1/rpc/${verb}_admin`, { method: 'POST', body: JSON.stringify({ p_email: email }) });

test('an admin saves the number, reads a text, answers it, forwards calls and sees the call', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));

  await logIn(page);
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');

  // Settings: the provider's numbers, then the business number.
  await expect(page.getByText(businessNumber).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Business phone number' }).fill(businessNumber);
  const saveNumber = page.getByRole('button', { name: 'Save Phone Number' });
  await saveNumber.press('Enter');
  await expect(page.getByText('Phone number updated successfully')).toBeVisible();
  await expect(saveNumber).toBeFocused();
  const businessLine = page.getByRole('listitem').filter({ hasText: 'Business number' });
  await expect(businessLine.getByText('Connected', { exact: true })).toBeVisible();
  await expect(businessLine.getByText(businessNumber)).toBeAttached();

  // A customer texts; the text arrives through Twilio's signed webhook.
  await phone('text', {
    from: customer,
    to: businessNumber,
    body: 'Cat 320 will not start at 41st and Yale',
  });
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByText(`${stack().functionsUrl}/sms-handler/inbound`)).toBeVisible();
  await expect(page.getByText('Select a conversation to start messaging')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await page.getByRole('button', { name: /Cat 320 will not start/ }).click();
  const thread = page.getByRole('log');
  await expect(thread.getByText('Cat 320 will not start at 41st and Yale')).toBeVisible();

  const box = page.getByRole('textbox', { name: /message/i });
  await expect(page.getByRole('button', { name: /send/i })).toBeDisabled();
  await box.fill('On our way');
  await box.press('Shift+Enter');
  await box.pressSequentially('40 minutes.');
  await expect(box).toHaveValue('On our way\n40 minutes.');
  await box.press('Enter');
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(thread.getByText(/On our way/)).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await phone('state')), {
      message: "the reply reaches the customer's phone",
    })
    .toContain('On our way');

  // Forwarding.
  await page.getByRole('tab', { name: 'Call Forwarding' }).click();
  await page.getByRole('textbox', { name: /forward/i }).fill(mechanic);
  await page.getByRole('button', { name: /forwarding/i }).click();
  await expect(page.getByText('Call forwarding updated successfully')).toBeVisible();
  await expect(page.getByText('Call Forwarding Active')).toBeVisible();
  await expect(page.getByText(mechanic).first()).toBeVisible();

  // The customer calls; the mechanic's phone rings with the customer's number.
  await phone('call', { from: customer, to: businessNumber, outcome: 'answered', seconds: 42 });
  await page.getByRole('tab', { name: 'Call Analytics' }).click();
  await expect(page.getByText('Recent Call Activity')).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh Call Logs' }).click();
    // The other tabs are there too, hidden.
    await expect(page.getByRole('tabpanel').getByText(customer).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/42 seconds/)
      .first(),
  ).toBeVisible();

  expect(errors).toEqual([]);
  const violations = await phone('violations');
  expect(violations, 'requests and answers that break Twilio’s own API definition').toEqual(
    Array.isArray(violations) ? [] : { violations: [] },
  );
});

test('the login is there before its code, and keeps what was typed meanwhile', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/auth/login');
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
  expect(errors).toEqual([]);
});

test('a new account is confirmed by mail, refused without the role, and let in once granted', async ({
  page,
}) => {
  const email = `owner-${Date.now()}@example.com`;
  await page.goto('/auth/login');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('At least 6 characters')).toBeVisible();
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password').fill('123456');
  await panel.getByRole('button', { name: /sign up|create/i }).click();
  await expect(page.getByText('Account created! Check your email to confirm.')).toBeVisible();

  await page.goto(await confirmationLink(email));
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  expect((await changeRole('grant', email)).body).toBe('granted');
  await page.goto('/auth/login');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();

  expect((await changeRole('revoke', email)).body).toBe('revoked');
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();
});
