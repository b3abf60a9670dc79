/** A text that waits for its time, and a visit that is moved, on a laptop and on a phone. */
import { type Page, expect, test } from '@playwright/test';
import { findViolations } from '../support/axe';
import { act, openSteps } from '../support/jobs';
import { chooseView } from '../support/keyboard';
import { openMessages, openPage, openTextFrom } from '../support/log-in';
import { asService, phone, stack } from '../support/stack';

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

    test('a visit is moved in its dialog, the customer is told, and Visits and the calendar agree', async ({
      page,
    }) => {
      const customer = `+140555575${width % 100}`;
      const told = await act('jobs', { action: 'getMembers' });
      const memberId = /"memberId":"([^"]+)"/.exec(told)?.[1];
      await phone('text', { from: customer, body: `Boom ${width} drifts` });
      const visit = { day: inDays(1), from: '09:00', to: '11:00', memberId };
      const title = `Boom ${width} drifts`;
      const job = { contact: customer, title, machine: 'Telehandler', place: 'North pit', visit };
      const jobId = /"id":"([^"]+)"/.exec(await act('jobs', { action: 'saveJob', ...job }))?.[1];
      await act('sms-handler', { action: 'setContactName', to: customer, name: 'Bo' });

      await openMessages(page);
      await chooseView(page, 'Visits');
      const row = page
        .getByRole('list', { name: /^Tomorrow/ })
        .getByRole('button', { name: `Boom ${width}` });
      await expect(row).toContainText('9 AM to 11 AM');
      await expect(row).toContainText('Not confirmed');
      expect(await findViolations(page), 'the visits').toEqual([]);
      const booked = { kind: 'confirmation', body: 'You are booked for tomorrow, 9 AM to 11 AM.' };
      await act('jobs', { action: 'sendJobText', jobId, ...booked });
      await row.click();
      await expect(log(page)).toContainText('booked for tomorrow');
      await openSteps(page, title);
      await page.getByRole('button', { name: 'Move the visit…' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('On another day').fill(inDays(3));
      await dialog.getByLabel('From').fill('13:00');
      await dialog.getByLabel('To', { exact: true }).fill('14:30');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByRole('heading', { name: 'Tell the customer?' })).toBeVisible();
      await expect(dialog.getByLabel('Text to the customer')).toHaveValue(
        /^Bo, your visit has moved to .*, 1 PM to 2:30 PM\./,
      );
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(log(page)).toContainText('Bo, your visit has moved to');
      expect(JSON.stringify(await phone('state'))).toContain('Bo, your visit has moved to');
      if (isMobile) {
        await page.getByRole('button', { name: 'Back to conversations' }).click();
      }

      const moved = page
        .getByRole('list', { name: /^This week/ })
        .getByRole('button', { name: `Boom ${width}` });
      await expect(moved).toContainText('1 PM to 2:30 PM');
      await expect(moved).not.toContainText('Not confirmed');
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
      const address = await page.getByText(/^http\S+\/visits\/\S+\.ics$/).textContent();
      expect(await findViolations(page), 'the calendar').toEqual([]);
      const calendar = await (await fetch(address ?? '')).text();
      const day = inDays(3).replaceAll('-', '');
      expect(calendar).toMatch(new RegExp(`DTSTART:${day}T(18|19)0000Z`));
      expect(calendar).toContain(`Boom ${width} drifts`);
    });
  });
}
