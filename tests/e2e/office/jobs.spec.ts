/** Whole days of jobs: by phone, from the site to the review, a refused estimate, and a dispatcher's. */
import { type Locator, type Page, expect, test } from '@playwright/test';
import { findViolations } from '../support/axe';
import { act, isWide, openSteps } from '../support/jobs';
import { chooseView } from '../support/keyboard';
import { logIn } from '../support/log-in';
import { confirmedUser, embedded, phone } from '../support/stack';

const payLink = 'https://pay.example.com/ironbud';

const press = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** Whether the first is wholly below the second. */
async function isUnder(one: Locator, other: Locator): Promise<boolean> {
  const [low, high] = [await one.boundingBox(), (await other.isVisible()) && (await other.boundingBox())];
  return Boolean(low && high && low.y >= high.y + high.height);
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test.beforeAll(() =>
  act('jobs', { action: 'saveJobSettings', payLink, reviewLink: 'https://reviews.example.com/ironbud' }),
);

for (const [width, height] of [
  [1366, 640],
  [390, 844],
] as const) {
  test.describe(`at ${width} × ${height} pixels`, () => {
    test.use({ viewport: { width, height } });
    test.slow();

    test('a breakdown by phone becomes a job, and is done', async ({ page }) => {
      const caller = `+14055552${width % 1000}`;
      const name = `Dale ${width}`;
      await phone('call', { from: caller, outcome: 'no-answer', messageSeconds: 0 });
      await act('sms-handler', { action: 'setContactName', to: caller, name });
      await logIn(page);
      await openTab(page, 'Call Analytics');
      const row = page.getByRole('listitem').filter({ hasText: name }).first();
      await row.locator('summary').first().click();
      await row.getByRole('button', { name: /^New job/ }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('What is to be done')).toBeFocused();
      await page.keyboard.type('Boom won’t lower');
      await dialog.getByLabel('Machine').fill('JLG 600S');
      await dialog.getByLabel('Place').fill('Pit road 2, Verdigris');
      await dialog.getByLabel('Amount in dollars').fill('1,250');
      expect(await findViolations(page), 'a new job').toEqual([]);
      await dialog.getByRole('radio', { name: 'Tomorrow' }).check();
      await dialog.getByLabel('Who goes').selectOption({ index: 1 });
      expect(await findViolations(page), 'a visit').toEqual([]);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByRole('heading', { name: 'Tell the customer?' })).toBeVisible();
      await expect(dialog.getByLabel('Text to the customer')).toHaveValue(
        new RegExp(`^${name}, you are booked: .*, 9 AM to 11 AM, for JLG 600S\\.`),
      );
      expect(await findViolations(page), 'the offered text').toEqual([]);
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(dialog).toBeHidden();

      await row.getByRole('button', { name: /^Text|^Open conversation/ }).click();
      const log = page.getByRole('log');
      await expect(log).toContainText('New job Boom won’t lower');
      await expect(log).toContainText(`${name}, you are booked`);
      await openSteps(page, 'Boom won’t lower');
      expect(await findViolations(page), 'the next steps').toEqual([]);
      await page.getByRole('button', { name: '30 min' }).click();
      await expect(log).toContainText('should be there in about 30 minutes');
      await expect(log).toContainText('on the way');
      await openSteps(page, 'Boom won’t lower');
      await page.getByRole('button', { name: 'Done: text the pay link' }).click();
      await expect(log).toContainText(`Your total is $1,250.00. You can pay here: ${payLink}`);
    });

    test('a booking from the site becomes a job that is approved, booked, done, paid and reviewed', async ({
      page,
    }) => {
      const [customer, name] = [`+140555577${width % 100}`, `Rosa ${width}`];
      const title = `DOT annual inspection, Cascadia ${width}, 2 units`;
      await page.goto('/services/dot-inspection');
      await page.getByRole('link', { name: 'Request a Service Quote' }).first().click();
      const form = page.getByRole('form', { name: 'Quote request' });
      await form.getByLabel('How many units?').fill('2');
      await form.getByLabel(/^Which ones\?/).fill(`Cascadia ${width}`);
      await form.getByLabel('First choice', { exact: true }).selectOption({ index: 2 });
      await form.getByRole('button', { name: /^Next/ }).click();
      await form.getByLabel('Where is the machine?').fill('Yard 4, Claremore');
      await form.getByLabel('Name', { exact: true }).fill(name);
      await form.getByLabel('Phone', { exact: true }).fill(customer);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByText('A day is booked when we confirm it.')).toBeVisible();

      await logIn(page);
      await openTab(page, 'Messages');
      await page.getByRole('button', { name: new RegExp(name) }).click();
      const [log, dialog] = [page.getByRole('log'), page.getByRole('dialog')];
      const send = dialog.getByRole('button', { name: 'Send', exact: true });
      await openSteps(page, title);
      await page.getByRole('button', { name: 'Edit the job…' }).filter({ visible: true }).click();
      await dialog.getByLabel('Amount in dollars').fill('450');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await openSteps(page, title);
      await press(page, 'Send the estimate…');
      await send.click();
      await expect(log).toContainText(
        `our estimate for Cascadia ${width}: $450.00. Reply YES to approve it.`,
      );
      await phone('text', { from: customer, body: 'YES' });
      await expect(log).toContainText('approved with “YES”');

      await openSteps(page, title);
      await press(page, 'Book a visit…');
      await dialog.getByRole('radio', { name: 'Tomorrow' }).check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByRole('heading', { name: 'Tell the customer?' })).toBeVisible();
      await send.click({ timeout: 3_000 });
      await expect(log).toContainText(`${name}, you are booked`);
      const [, link = ''] =
        new RegExp(`${name}, you are booked[^"]*?(http[^"]+\\.ics)`).exec(
          JSON.stringify(await phone('state')),
        ) ?? [];
      const calendar = await (await fetch(link)).text();
      expect(calendar).toContain('STATUS:CONFIRMED');
      expect(calendar).toContain('LOCATION:Yard 4\\, Claremore');

      await openSteps(page, title);
      await page.getByRole('button', { name: '30 min' }).click();
      await expect(log).toContainText('should be there in about 30 minutes');
      await openSteps(page, title);
      await press(page, 'Done: text the pay link');
      await expect(log).toContainText(`Your total is $450.00. You can pay here: ${payLink}`);
      const review = log.getByRole('button', { name: 'Ask for a review…' });
      await expect(review).toBeInViewport();
      expect(await findViolations(page), 'the review').toEqual([]);
      await review.click();
      await send.click();
      await expect(log).toContainText('A short review helps us a lot: https://reviews.example.com/ironbud');
      await expect(review).toBeHidden();
    });

    test('a customer’s “too much” approves nothing by itself, and the job is lost', async ({ page }) => {
      const from = `+14055553${width % 1000}`;
      const words = `Mixer ${width} drum won’t turn`;
      await phone('text', { from, body: words });
      await logIn(page);
      await openTab(page, 'Messages');
      await page.getByRole('button', { name: words }).click();
      const log = page.getByRole('log');
      await expect(log).toContainText(words);
      await page.getByRole('button', { name: 'New job' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('What is to be done')).toBeFocused();
      await page.keyboard.type('Mixer drum');
      await dialog.getByLabel('Machine').fill('McNeilus mixer');
      await dialog.getByLabel('Amount in dollars').fill('980.50');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await openSteps(page, 'Mixer drum');
      await page.getByRole('button', { name: 'Send the estimate…' }).first().click();
      const box = dialog.getByLabel('Text to the customer');
      await expect(dialog.getByText('[name]', { exact: true })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
      expect(await findViolations(page), 'a missing value').toEqual([]);
      await box.fill((await box.inputValue()).replace('[name], our', 'Our'));
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(log).toContainText('Reply YES to approve it');
      await phone('text', { from, body: 'too much' });
      const approve = log.getByRole('button', { name: 'Approve with this text' });
      await expect(approve).toBeVisible();
      expect(await findViolations(page), 'the thread').toEqual([]);
      if (!isWide(page)) {
        await page.getByRole('heading', { level: 2 }).getByRole('button').click();
        expect(await findViolations(page), 'the sheet').toEqual([]);
      }
      const status = page.getByLabel('Status of Mixer drum');
      await page.route('**/functions/v1/jobs', (route) => route.abort());
      await status.selectOption('Lost');
      const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Not saved.' });
      await expect(toast).toBeVisible();
      await expect(async () => expect(await isUnder(toast, dialog)).toBe(!isWide(page))).toPass();
      await page.unroute('**/functions/v1/jobs');
      await expect(status).toHaveValue('estimate_sent');
      await status.selectOption('Lost');
      if (!isWide(page)) {
        await dialog.getByRole('button', { name: 'Close' }).click();
      }
      await expect(log).toContainText('Job Mixer drum: lost');
      await expect(approve).toHaveCount(0);
    });

    test(
      'a dispatcher sees who waits, answers, books, and has only their own settings',
      embedded,
      async ({ page, browser }) => {
        const account = await confirmedUser();
        const invited = await act('twilio-manage', {
          action: 'invitePerson',
          email: account.email,
          role: 'dispatcher',
        });
        const first = await browser.newPage();
        await logIn(first, account);
        await expect(first.getByText(/^Access denied\. Admin/)).toBeVisible();
        await first.goto(/"link":"([^"]+)"/.exec(invited)?.[1] ?? '');
        await first.getByLabel('New password').fill(account.password);
        await first.getByRole('button', { name: 'Save and start' }).click();
        await expect(first.getByRole('tab', { name: 'Messages' })).toBeVisible();
        await first.close();

        const [from, words] = [`+140555579${width % 100}`, `Crane ${width} slews slowly`];
        await phone('text', { from, body: words });
        await act('sms-handler', { action: 'setContactName', to: from, name: 'Gus' });
        await logIn(page, account);
        await expect(page.getByRole('tab', { name: 'Call Forwarding' })).toHaveCount(0);
        await openTab(page, 'Messages');
        await page
          .getByRole('list', { name: /^Waiting for you/ })
          .getByRole('button', { name: words })
          .click();
        const [log, dialog] = [page.getByRole('log'), page.getByRole('dialog')];
        await expect(log).toContainText(words);
        await page.getByRole('textbox', { name: 'Message' }).fill('Tomorrow at 9?');
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(log).toContainText('Tomorrow at 9?');
        await page.getByRole('button', { name: 'New job' }).click();
        await dialog.getByLabel('What is to be done').fill(`Crane slew ${width}`);
        await dialog.getByLabel('Machine').fill('Grove RT540');
        await dialog.getByRole('radio', { name: 'Tomorrow' }).check();
        await dialog
          .getByLabel('Who goes')
          .selectOption({ label: `${account.email.replace(/@.*/, '')} (you)` });
        await dialog.getByRole('button', { name: 'Save' }).click();
        await dialog.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(log).toContainText('Gus, you are booked');
        if (!isWide(page)) {
          await page.getByRole('button', { name: 'Back to conversations' }).click();
        }
        await chooseView(page, 'Visits');
        await expect(
          page.getByRole('list', { name: /^Tomorrow/ }).getByRole('button', { name: `Crane slew ${width}` }),
        ).toBeVisible();

        await openTab(page, 'Settings');
        const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
        const all = page.getByRole('link', { name: 'All settings' });
        await expect(links.or(all).first()).toBeVisible();
        if (await all.isVisible()) {
          await all.click();
        }
        await expect(links).toHaveText([/^Replies/, /^Alerts/, /^Your calendar/, /^Login and password/]);
        await page.goto('/admin/dashboard?tab=settings&section=people');
        await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
        await expect(page.getByLabel('Email address to invite')).toHaveCount(0);
      },
    );
  });
}
