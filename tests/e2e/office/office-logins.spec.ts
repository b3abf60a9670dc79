import { type Page, expect, test } from '@playwright/test';
import { findViolations } from '../support/axe';
import { press, type } from '../support/keyboard';
import { logIn, openSettings } from '../support/log-in';
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
  expect(await findViolations(page), 'the step before').toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
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
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('has expired or was already used');
});

/** The link of Supabase's own mail templates, as of a project whose templates were never deployed. */
function linkOfOwnTemplate(link: string): string {
  const { origin, pathname, search, hash } = new URL(link);
  const given = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams({
    token: given.get('token_hash') ?? '',
    type: given.get('type') ?? '',
    redirect_to: origin + pathname + search,
  });
  return `${origin}/auth/v1/verify?${query.toString()}`;
}

test(
  'Supabase’s own reset link opens the form even when the login page’s code loads last',
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
    await page.goto(linkOfOwnTemplate(await confirmationLink(email)));
    await expect(page.getByRole('form', { name: 'Set a new password' })).toBeVisible();
  },
);

for (const width of [1280, 390]) {
  test(
    `at ${width} pixels, a dispatcher is invited, texts and loses access`,
    embedded,
    async ({ page, browser }) => {
      const { email, password } = await confirmedUser();
      await phone('text', { from: '+19185550671', body: 'Loader down at the yard' });
      const viewport = { width, height: 900 };
      await page.setViewportSize(viewport);
      await logIn(page);
      await openSettings(page, /^People/);
      await type(page, 'Email address to invite', email);
      await press(page, /^Invite$/);
      await expect(page.getByText(email, { exact: true })).toBeVisible();
      await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible();
      const copied = await page.getByLabel('Link of this invitation').inputValue();
      expect(await findViolations(page), 'the list').toEqual([]);

      const theirs = await browser.newPage({ viewport });
      const mailed = await confirmationLink(email);
      expect(mailed).toContain(copied);
      // With a login, but without a role: the invitation comes before the refusal.
      await logIn(theirs, { email, password });
      await expect(theirs.getByText(/^Access denied\. Admin/)).toBeVisible();
      await theirs.goto(mailed);
      await press(theirs, /^Continue$/);
      await expect(theirs).toHaveURL(/\/auth\/login$/);
      expect(await findViolations(theirs), 'the invitation').toEqual([]);
      await type(theirs, /^New password$/, password);
      await press(theirs, /^Save and start$/);
      await expect(theirs.getByRole('tab', { name: 'Call Analytics' })).toBeVisible();
      await expect(theirs.getByRole('tab', { name: 'Call Forwarding' })).toHaveCount(0);
      await theirs.goto('/admin/dashboard?tab=messages&with=%2B19185550671');
      await type(theirs, /^Message$/, 'Dispatch here, on our way');
      await press(theirs, /^Send$/);
      await expect(theirs.getByRole('log').getByText(email.replace(/@.*/, ''))).toBeVisible();
      expect(await findViolations(theirs), 'what a dispatcher sees').toEqual([]);

      await page.reload();
      await press(page, `Remove: ${email}`);
      await expect(page.getByRole('dialog')).toContainText('Remove this person?');
      expect(await findViolations(page), 'the question').toEqual([]);
      await press(page, /^Remove$/);
      await expect(page.getByText('Access removed')).toBeVisible();
      // Each panel that asks again says it.
      await expect(theirs.getByText(/^Access denied\. Admin/).first()).toBeVisible({ timeout: 20_000 });
      await theirs.close();
    },
  );
}
