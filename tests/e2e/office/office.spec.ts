import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { businessNumber } from '../support/business-number';
import { dataDir } from '../support/data-dir';
import { logIn } from '../support/log-in';
import { confirmationLink, phone, stack, textOf } from '../support/stack';
import { setTwilioNumber, twilioNumber } from '../support/twilio-rest';

const mechanic = '+19185550177';
const customer = '+19185550188';

function setRole(command: 'grant' | 'revoke', email: string): string {
  return execFileSync('npm', ['run', '--silent', `admin:${command}`, '--', email], {
    env: { ...process.env, LOCAL_DATA_DIR: dataDir },
    encoding: 'utf8',
  });
}

test.describe.configure({ mode: 'serial' });

test.describe('the office, from an empty form to a forwarded call', () => {
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
    const numberField = page.getByRole('textbox', { name: /phone number/i });
    await numberField.fill('(555) abc');
    await page.getByRole('button', { name: /save|update/i }).click();
    await expect(page.getByText(/Please enter a valid phone number \(e\.g\., \+\d+\)/).first()).toBeVisible();
    await numberField.fill('');
    await page.getByRole('button', { name: /save|update/i }).click();
    await expect(page.getByText('Phone number cannot be empty').first()).toBeVisible();
    await numberField.fill(businessNumber);
    await page.getByRole('button', { name: /save|update/i }).click();
    await expect(page.getByText('Phone number updated successfully')).toBeVisible();
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
    await expect(page.getByRole('tabpanel').getByText(/42/).first()).toBeVisible();

    expect(errors).toEqual([]);
    const violations = await phone('violations');
    expect(violations, 'requests and answers that break Twilio’s own API definition').toEqual(
      Array.isArray(violations) ? [] : { violations: [] },
    );
  });

  test('a text that does not arrive says why, is tried again once, and texts can be stopped by hand', async ({
    page,
  }) => {
    // Its carrier filters: whatever is sent there ends undelivered.
    const unreachable = '+19185550169';
    await phone('text', { from: unreachable, to: businessNumber, body: 'Call me about the loader' });
    await logIn(page);
    await page.getByRole('tab', { name: 'Messages' }).click();
    const refresh = page.getByRole('button', { name: 'Refresh', exact: true });
    await refresh.click();
    await page.getByRole('button', { name: /Call me about the loader/ }).click();
    const box = page.getByRole('textbox', { name: 'Message' });
    await box.fill('We are on our way.');
    await expect(page.getByText('18 of 1600 characters, 1 segment.')).toBeVisible();
    await page.reload();
    await expect(box, 'the draft outlives a reload').toHaveValue('We are on our way.');
    await page.getByRole('button', { name: 'Saved replies' }).click();
    await page.getByRole('button', { name: 'Keep your message as a reply' }).click();
    await expect(page.getByRole('button', { name: 'Your message is saved here' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await box.clear();
    await page.getByRole('button', { name: 'Saved replies' }).click();
    await page.getByRole('button', { name: 'We are on our way.', exact: true }).click();
    await expect(box).toHaveValue('We are on our way.');
    await box.press('Enter');
    await expect(page.getByText('Message sent')).toBeVisible();

    const thread = page.getByRole('log');
    const retry = thread.getByRole('button', { name: 'Try again' }).last();
    const sent = thread.getByText('We are on our way.');
    await expect(async () => {
      await refresh.click();
      await expect(retry).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(thread.getByText(/^Not delivered: The carrier filtered/).last()).toBeVisible();
    await retry.click();
    await expect(thread.getByText('Tried again below.')).toBeVisible();
    await expect(sent).toHaveCount(2);

    await page.getByRole('button', { name: 'Mark as opted out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as opted out' }).click();
    await expect(page.getByText('Texting is not possible here')).toBeVisible();
    await expect(box).toBeHidden();
    await page.getByRole('button', { name: 'Allow texts again' }).click();
    await expect(box).toBeVisible();

    // The customer's own STOP can't be lifted here.
    await phone('text', { from: unreachable, to: businessNumber, body: 'STOP' });
    await refresh.click();
    await expect(page.getByText(/This contact said STOP/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Allow texts again' })).toBeHidden();
    await phone('text', { from: unreachable, to: businessNumber, body: 'START' });
    await refresh.click();
    await expect(box).toBeVisible();
  });

  test('the office brings what Twilio could not deliver while the functions were away, once', async ({
    page,
  }) => {
    const smsUrl = textOf(await twilioNumber(businessNumber), 'sms_url');
    const from = '+19185550189';
    // Stands for an outage: the webhook leads nowhere.
    await setTwilioNumber(businessNumber, { SmsUrl: 'http://127.0.0.1:9/' });
    try {
      for (let index = 0; index < 5; index += 1)
        await phone('text', { from, to: businessNumber, body: `Missed text ${index}` });
    } finally {
      await setTwilioNumber(businessNumber, { SmsUrl: smsUrl });
    }
    await logIn(page);
    await page.getByRole('tab', { name: 'Messages' }).click();
    await page.getByRole('button', { name: /Missed text 4/ }).click();
    const missed = page.getByRole('log').getByText(/^Missed text/);
    await expect(missed).toHaveCount(5);
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeEnabled();
    await expect(missed).toHaveCount(5);
  });

  test('what was saved is there after a reload', async ({ page }) => {
    await logIn(page);
    await page.getByRole('tab', { name: 'Call Forwarding' }).click();
    await expect(page.getByText('Call Forwarding Active')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Call Forwarding Active')).toBeVisible();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(page.getByRole('textbox', { name: /phone number/i })).toHaveValue(businessNumber);
  });
});

test('a visitor without a session is sent home and told to log in', async ({ page }) => {
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Please log in to access admin dashboard')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
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

test('/dashboard shows the login screen', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeVisible();
});

test('a new account is confirmed by mail, refused without the role, and let in once granted', async ({
  page,
}) => {
  const email = `owner-${Date.now()}@example.com`;
  await page.goto('/auth/login');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('At least 6 characters')).toBeVisible();
  await panel.getByRole('button', { name: /sign up|create/i }).click();
  await expect(page.getByText('Please enter both email and password').first()).toBeVisible();
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password').fill('12345');
  await panel.getByRole('button', { name: /sign up|create/i }).click();
  await expect(page.getByText('Password must be at least 6 characters').first()).toBeVisible();
  await panel.getByLabel('Password').fill('123456');
  await panel.getByRole('button', { name: /sign up|create/i }).click();
  await expect(page.getByText('Account created! Check your email to confirm.')).toBeVisible();

  expect(() => setRole('grant', email), 'an unconfirmed address is refused').toThrow();

  await page.goto(await confirmationLink(email));
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  setRole('grant', email);
  await page.goto('/auth/login');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();

  setRole('revoke', email);
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();
});

test('a wrong password shows what the auth service says', async ({ page }) => {
  await logIn(page, { email: stack().admin.email, password: 'wrong-password' });
  await expect(page.getByText(/invalid login credentials/i).first()).toBeVisible();
});
