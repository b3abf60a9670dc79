/** A text that waits for its time, and a visit that is moved, on a laptop and on a phone. */
import { type Page, expect, test } from '@playwright/test';
import { findViolations } from '../support/axe';
import { chooseView } from '../support/keyboard';
import { openMessages, openPage, openTextFrom } from '../support/log-in';
import { asService, invoke, phone, signIn, stack } from '../support/stack';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** A day by the business's clock. */
const inDays = (count: number) =>
  new Date(Date.now() + count * dayMs).toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' });

/** Lets the time of the texts to this person have come, and the schedule run. */
async function letTimeCome(words: string): Promise<void> {
  const sendAt = new Date(Date.now() - minuteMs).toISOString();
  const { body } = await asService(`/rest/v1/scheduled_texts?body=eq.${encodeURIComponent(words)}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', prefer: 'return=representation' },
    body: JSON.stringify({ send_at: sendAt }),
  });
  expect(body).toHaveLength(1);
  const { status } = await asService('/functions/v1/sms-handler', {
    method: 'POST',
    headers: { authorization: `Bearer ${stack().secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'sendScheduled' }),
  });
  expect(status).toBe(200);
}

const log = (page: Page) => page.getByRole('log');
const waiting = (page: Page) => page.getByRole('region', { name: 'Texts to be sent later' });

async function schedule(page: Page, words: string, isMobile: boolean): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  if (isMobile) {
    await page.getByRole('button', { name: 'Add to the message' }).click();
  }
  await page.getByRole('button', { name: 'Send later', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this text later' });
  await dialog.getByRole('radio', { name: 'Tomorrow, 8 AM' }).click();
  await dialog.getByRole('checkbox').check();
  expect(await findViolations(page), 'the dialog').toEqual([]);
  await dialog.getByRole('button', { name: 'Send later' }).click();
  await expect(waiting(page).getByText(words)).toBeInViewport();
}

for (const [width, height] of [
  [1366, 640],
  [390, 844],
] as const) {
  const isMobile = width === 390;
  test.describe(`at ${width} × ${height} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('a text is scheduled and goes out at its time, unless they write first', async ({ page }) => {
      const customer = `+15805557${width % 1000}`;
      await openTextFrom(page, customer, `Pump ${width} drips`);
      const kept = `Did the seal hold? ${width}`;
      await schedule(page, kept, isMobile);
      expect(await findViolations(page), 'a text that waits').toEqual([]);
      await letTimeCome(kept);
      await expect(waiting(page)).toBeHidden();
      await expect(log(page).getByText(kept)).toBeVisible();

      const dropped = `Still no answer? ${width}`;
      await schedule(page, dropped, isMobile);
      await phone('text', { from: customer, body: 'It holds' });
      await expect(waiting(page).getByText(/^Will not go out/)).toBeVisible();
      await letTimeCome(dropped);
      await expect(waiting(page)).toBeHidden();
      expect(JSON.stringify(await phone('state'))).not.toContain(dropped);
      await expect(log(page).getByText(dropped)).toBeHidden();
    });

    test('a visit that is moved is seen in Visits and in the calendar', async ({ page }) => {
      const customer = `+15805558${width % 1000}`;
      const { email, password } = stack().admin;
      const token = await signIn(email, password);
      const { body: told } = await invoke('jobs', { action: 'getMembers' }, token);
      const memberId = /"memberId":"([^"]+)"/.exec(JSON.stringify(told))?.[1];
      const save = async (fields: object) => {
        const title = `Boom ${width} drifts`;
        const saved = await invoke('jobs', { action: 'saveJob', contact: customer, title, ...fields }, token);
        expect(saved.status).toBe(200);
        return /"id":"([^"]+)"/.exec(JSON.stringify(saved.body))?.[1];
      };
      await phone('text', { from: customer, body: `Boom ${width} drifts` });
      const visit = { day: inDays(1), from: '09:00', to: '11:00', memberId };
      const jobId = await save({ machine: 'Telehandler', place: 'North pit', visit });

      await openMessages(page);
      await chooseView(page, 'Visits');
      const row = page
        .getByRole('list', { name: /^Tomorrow/ })
        .getByRole('button', { name: `Boom ${width}` });
      await expect(row).toContainText('9 AM to 11 AM');
      await expect(row).toContainText('Not confirmed');
      expect(await findViolations(page), 'the visits').toEqual([]);
      await row.click();
      await expect(log(page)).toContainText(`Boom ${width} drifts`);
      if (isMobile) {
        await page.getByRole('button', { name: 'Back to conversations' }).click();
      }

      await save({ jobId, visit: { ...visit, day: inDays(3), from: '13:00', to: '14:30' } });
      const moved = page
        .getByRole('list', { name: /^This week/ })
        .getByRole('button', { name: `Boom ${width}` });
      await expect(moved).toContainText('1 PM to 2:30 PM');
      await expect(row).toBeHidden();

      await page.getByRole('tab', { name: 'Settings' }).click();
      await openPage(page, 'Your calendar');
      const make = page.getByRole('button', { name: 'Make my calendar address' });
      const renew = page.getByRole('button', { name: 'Make a new address' });
      await expect(make.or(renew)).toBeVisible();
      if (await renew.isVisible()) {
        await renew.click();
        await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click();
      } else {
        await make.click();
      }
      const address = await page.getByText(/\/visits\/.+\.ics$/).textContent();
      expect(await findViolations(page), 'the calendar').toEqual([]);
      const calendar = await (await fetch(address ?? '')).text();
      const day = inDays(3).replaceAll('-', '');
      expect(calendar).toMatch(new RegExp(`DTSTART:${day}T(18|19)0000Z`));
      expect(calendar).toContain(`Boom ${width} drifts`);
    });
  });
}
