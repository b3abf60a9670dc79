/** How many presses the day's work takes, counted from the first page after the login. */
import { type Page, expect, test } from '@playwright/test';
import * as v from 'valibot';
import { jobActions } from '../../../supabase/functions/_shared/contract/jobs';
import { logIn } from '../support/log-in';
import { invoke, phone, signIn, stack } from '../support/stack';

/** Logs in and counts each press of a pointer from then on. */
async function countFromLogin(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('notePress', () => void (presses += 1));
  await page.addInitScript({
    content: 'addEventListener("pointerdown", ({ isTrusted }) => isTrusted && notePress(), true)',
  });
  await logIn(page);
  await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
  presses = 0;
  return () => presses;
}

/** Does something as the admin, without the office. */
async function act(name: string, body: object): Promise<void> {
  const { email, password } = stack().admin;
  expect((await invoke(name, body, await signIn(email, password))).status).toBe(200);
}

/** The customer's only job, as a change names it. */
async function findJob(contact: string): Promise<object> {
  const { email, password } = stack().admin;
  const token = await signIn(email, password);
  const { body } = await invoke('jobs', { action: 'getJobs', contact }, token);
  const { jobs } = v.parse(jobActions.getJobs.answer, body);
  return { contact, jobId: jobs[0]?.id, title: jobs[0]?.title };
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const rowOf = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).first();

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test.describe(`at ${width} × ${height} pixels, from the login`, () => {
    test.use({ viewport: { width, height } });
    const texter = `+15395554${width % 1000}`;
    const caller = `+15395556${width % 1000}`;
    const callerShown = `(539) 555-6${width % 1000}`;

    test(`a text is answered with ${width === 390 ? 'three' : 'two'} presses and a key`, async ({ page }) => {
      await phone('text', { from: texter, body: `Dozer ${width} has no power` });
      const countPresses = await countFromLogin(page);
      await openTab(page, 'Messages');
      await page.getByRole('button', { name: `Dozer ${width} has no power` }).click();
      const box = page.getByRole('textbox', { name: 'Message' });
      await expect(box).toBeVisible();
      // A phone opens its keyboard, which covers the texts, only at a third press.
      if (width === 390) {
        await box.click();
      }
      await expect(box).toBeFocused();
      await page.keyboard.type('On our way');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log')).toContainText('On our way');
      expect(countPresses()).toBe(width === 390 ? 3 : 2);
    });

    test('from a text, a visit is booked and confirmed with four presses, “on my way” and “done” take two', async ({
      page,
    }) => {
      const from = texter.replace('5554', '5558');
      await phone('text', { from, body: `Paver ${width} leaks` });
      await act('sms-handler', { action: 'setContactName', to: from, name: 'Paz' });
      await act('jobs', { action: 'saveJobSettings', payLink: 'https://pay.example.com/1' });
      const countPresses = await countFromLogin(page);
      await openTab(page, 'Messages');
      await page.getByRole('button', { name: `Paver ${width} leaks` }).click();
      const log = page.getByRole('log');
      await expect(log).toContainText(`Paver ${width} leaks`);
      const before = countPresses();
      await page.getByRole('button', { name: 'New job' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('What is to be done')).toBeFocused();
      await page.keyboard.type('Paver leak');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Paver');
      await dialog.getByRole('radio', { name: 'Tomorrow' }).click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(log).toContainText('Paz, you are booked');
      expect(countPresses() - before).toBe(4);

      const isNarrow = width === 390;
      const steps = page.getByRole('button', {
        name: isNarrow ? 'Job: Paver leak' : 'Next steps: Paver leak',
      });
      await steps.click();
      await page.getByRole('button', { name: '30 min' }).click();
      await expect(log).toContainText('there in about 30 minutes');
      expect(countPresses() - before).toBe(6);

      await act('jobs', { action: 'saveJob', ...(await findJob(from)), amountCents: 90_000 });
      await expect(log).toContainText('$900.00');
      await steps.click();
      await page.getByRole('button', { name: 'Done: text the pay link' }).click();
      await expect(log).toContainText('You can pay here: https://pay.example.com/1');
      expect(countPresses() - before).toBe(8);
    });

    test('today’s missed calls are on top after one press, and one is called back with three', async ({
      page,
    }) => {
      await phone('call', { from: caller, outcome: 'no-answer', messageSeconds: 0 });
      const countPresses = await countFromLogin(page);
      await openTab(page, 'Call Analytics');
      const row = rowOf(page, callerShown);
      await expect(row).toContainText('Not called back');
      await expect(row).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(/^Missed, not called back · \d+$/)).toBeInViewport({ ratio: 1 });
      expect(countPresses()).toBe(1);
      await row.getByRole('button', { name: `Call ${callerShown}`, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: `Call ${callerShown}?` });
      await dialog.getByRole('button', { name: /^Call / }).click();
      await expect(dialog.getByText(/^The forwarding number is ringing/)).toBeVisible();
      expect(countPresses()).toBe(3);
    });

    test('a missed call is marked as done with three presses', async ({ page }) => {
      const other = caller.replace('5556', '5557');
      const shown = callerShown.replace('555-6', '555-7');
      await phone('call', { from: other, outcome: 'no-answer', messageSeconds: 0 });
      const countPresses = await countFromLogin(page);
      await openTab(page, 'Call Analytics');
      const row = rowOf(page, shown);
      await row.locator('summary').first().click();
      await row.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText('Call marked as done')).toBeVisible();
      await expect(row.locator('summary').first()).toContainText('Done');
      expect(countPresses()).toBe(3);
    });
  });
}
