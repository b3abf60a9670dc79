import { type Page, expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { press, type } from '../support/keyboard';
import { logIn } from '../support/log-in';
import { confirmationLink, confirmedUser, embedded, phone, signIn } from '../support/stack';

/** Asks on the login screen for a link to a new password. */
async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
}

test('the emailed link resets a forgotten password and works only once', embedded, async ({ page }) => {
  const { email, password } = await confirmedUser();
  await askForLink(page, email);

  const link = await confirmationLink(email);
  await page.goto(link);
  const form = page.getByRole('form', { name: 'Set a new password' });
  await form.getByLabel('New password').fill('short');
  await form.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await form.getByLabel('New password').fill('a new password');
  await form.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  expect(await signIn(email, 'a new password')).not.toBe('');
  await expect(signIn(email, password)).rejects.toThrow('400');

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('has expired or was already used');
});

test(
  'the reset link opens its form even when the login page’s code loads last',
  embedded,
  async ({ page }) => {
    const { email } = await confirmedUser();
    await askForLink(page, email);

    const user = page.waitForResponse('**/auth/v1/user');
    await page.route('**/assets/login-page-*.js', async (route) => {
      await (await user).finished();
      await route.continue();
    });
    // A new document, so that the file is fetched again.
    await page.goto('about:blank');
    await page.goto(await confirmationLink(email));
    await expect(page.getByRole('form', { name: 'Set a new password' })).toBeVisible();
  },
);

for (const width of [1280, 390])
  test(
    `at ${width} pixels, a dispatcher is invited, texts and loses access`,
    embedded,
    async ({ page, browser }) => {
      const { email, password } = await confirmedUser();
      await phone('text', { from: '+19185550671', body: 'Loader down at the yard' });
      const viewport = { width, height: 900 };
      await page.setViewportSize(viewport);
      await logIn(page);
      await type(page, 'Email address to invite', email);
      await press(page, /^Invite$/);
      await expect(page.getByText(email, { exact: true })).toBeVisible();
      expect(await violations(page), 'the list').toEqual([]);

      const theirs = await browser.newPage({ viewport });
      await logIn(theirs, { email, password });
      await expect(theirs.getByRole('tab', { name: 'Call Analytics' })).toBeVisible();
      await expect(theirs.getByRole('tab', { name: 'Call Forwarding' })).toHaveCount(0);
      await theirs.goto('/admin/dashboard?tab=messages&with=%2B19185550671');
      await type(theirs, /^Message$/, 'Dispatch here, on our way');
      await press(theirs, /^Send$/);
      await expect(theirs.getByRole('log').getByText(`by ${email}`)).toBeVisible();
      expect(await violations(theirs), 'what a dispatcher sees').toEqual([]);

      await page.reload();
      await press(page, `Remove: ${email}`);
      await expect(page.getByRole('dialog')).toContainText('Remove this person?');
      expect(await violations(page), 'the question').toEqual([]);
      await press(page, /^Remove$/);
      await expect(page.getByText('Access removed')).toBeVisible();
      // Each panel that asks again says it.
      await expect(theirs.getByText(/^Access denied\. Admin/).first()).toBeVisible({ timeout: 20_000 });
      await theirs.close();
    },
  );
