/** The office on a bad line, and on a computer whose clock is wrong. */
import { expect, test, type Page } from '@playwright/test';
import { businessNumber, saveBusinessNumber } from '../support/business-number';
import { logIn } from '../support/log-in';
import { asService, phone } from '../support/stack';

async function openConversation(page: Page, customer: string, firstText: string): Promise<void> {
  await phone('text', { from: customer, to: businessNumber, body: firstText });
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('button', { name: firstText }).click();
  await expect(page.getByRole('log').getByText(firstText)).toBeVisible();
}

/** How often the customers' phones have got this text. */
const delivered = async (body: string) =>
  JSON.stringify(await phone('state')).split(`"body":${JSON.stringify(body)}`).length - 1;

const rows = async (body: string) =>
  (await asService(`/rest/v1/messages?select=id&body=eq.${encodeURIComponent(body)}`)).body;

test.describe('R15 a line that comes and goes', () => {
  test('loses no draft, says what is not known, and sends the text once', async ({ page, context }) => {
    await logIn(page);
    await saveBusinessNumber(page);
    await openConversation(page, '+19185550171', 'Skidder down by the creek');
    const box = page.getByRole('textbox', { name: 'Message' });
    const send = page.getByRole('button', { name: 'Send' });
    const body = 'Truck 4 leaves the yard now';
    await box.fill(body);

    await context.setOffline(true);
    await send.click();
    await expect(page.getByText(/^Not confirmed yet: this text may or may not have gone out/)).toBeVisible();
    await expect(box).toHaveValue(body);
    expect(await rows(body)).toEqual([]);

    // Back, but the line breaks again before the answer has come: the text is on its way by then.
    await context.setOffline(false);
    await page.route('**/functions/v1/sms-handler', async (route) => {
      if (!route.request().postData()?.includes('"sendMessage"')) return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await send.click();
    await expect.poll(() => delivered(body)).toBe(1);
    await expect(page.getByText(/^Not confirmed yet: this text may or may not have gone out/)).toBeVisible();
    await expect(box).toHaveValue(body);

    await page.unroute('**/functions/v1/sms-handler');
    await send.click();
    await expect(page.getByText('Message sent')).toBeVisible();
    await expect(box).toHaveValue('');
    expect(await delivered(body)).toBe(1);
    expect(await rows(body)).toHaveLength(1);
  });

  test('keeps the draft over a reload, and Refresh brings what came meanwhile', async ({ page, context }) => {
    const customer = '+19185550172';
    await logIn(page);
    await openConversation(page, customer, 'Grader lost its steering');
    await page.getByRole('textbox', { name: 'Message' }).fill('Is it on the road');
    for (let flap = 0; flap < 3; flap += 1) {
      await context.setOffline(true);
      await phone('text', { from: customer, to: businessNumber, body: `Still there ${flap}` });
      await context.setOffline(false);
    }
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    const log = page.getByRole('log');
    for (let flap = 0; flap < 3; flap += 1) await expect(log.getByText(`Still there ${flap}`)).toHaveCount(1);

    await page.reload();
    await page.getByRole('tab', { name: 'Messages' }).click();
    await page.getByRole('button', { name: /Still there 2/ }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is it on the road');
  });
});

test.describe('R18 a clock that is wrong', () => {
  /** How often a session is renewed while every tab is opened, over a reload too. */
  async function refreshesAt(page: Page, minutes: number): Promise<number> {
    let refreshes = 0;
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) refreshes += 1;
    });
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await logIn(page);
    for (const tab of ['Call Forwarding', 'Call Analytics', 'Settings', 'Messages']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    }
    await page.reload();
    await page.getByRole('tab', { name: 'Messages' }).click();
    await expect(page.getByText(/Up to date at/)).toBeVisible();
    return refreshes;
  }

  for (const minutes of [-5, 5]) {
    test(`by ${minutes} minutes renews no session`, async ({ page }) => {
      expect(await refreshesAt(page, minutes)).toBe(0);
    });
  }

  test('canary: by more than a session lasts would be noticed', async ({ page }) => {
    expect(await refreshesAt(page, 70)).toBeGreaterThan(1);
  });
});
