/** Two jobs from the first word to the last: a breakdown by phone, and an estimate that a text approves. */
import { type Page, expect, test } from '@playwright/test';
import { findViolations } from '../support/axe';
import { logIn } from '../support/log-in';
import { invoke, phone, signIn, stack } from '../support/stack';

const payLink = 'https://pay.example.com/ironbud';

/** Does something as the admin, without the office. */
async function act(name: string, body: object): Promise<void> {
  const token = await signIn(stack().admin.email, stack().admin.password);
  const { status } = await invoke(name, body, token);
  expect(status).toBe(200);
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
    const isWide = width === 1366;

    /** Opens what can be done about a job: in the customer's column, or in the bar where there is none. */
    const openSteps = (page: Page, title: string) =>
      page
        .getByRole('button', { name: isWide ? `Next steps: ${title}` : `Job: ${title}`, exact: true })
        .click();

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

    test('an estimate is approved by YES, and another text by hand', async ({ page }) => {
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
      await phone('text', { from, body: 'ok how soon' });
      await expect(log.getByRole('button', { name: 'Approve with this text' })).toBeVisible();
      expect(await findViolations(page), 'the thread').toEqual([]);
      await phone('text', { from, body: 'YES' });
      await expect(log).toContainText('approved with “YES”');
      await expect(log.getByRole('button', { name: 'Approve with this text' })).toHaveCount(0);
      if (!isWide) {
        await page.getByRole('heading', { level: 2 }).getByRole('button').click();
        expect(await findViolations(page), 'the sheet').toEqual([]);
      }
    });
  });
}
