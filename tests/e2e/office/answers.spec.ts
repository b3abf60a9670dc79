import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { violations } from '../support/axe';
import { logIn } from '../support/log-in';
import { asService, phone } from '../support/stack';

const customer = '+19185550172';
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** The only day with business hours. It is three days ahead, so the test always runs after hours. */
const openDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'America/Chicago' }).format(
  Date.now() + 3 * 86_400_000,
);
const open = { opens: '07:00', closes: '18:00' };
const handle = (changes: object) =>
  asService('/rest/v1/call_handling?id=eq.true', { method: 'PATCH', body: JSON.stringify(changes) });

let before: object = {};
test.beforeAll(async () => {
  const { body } = await asService('/rest/v1/call_handling?select=*');
  [before] = v.parse(v.tuple([v.record(v.string(), v.unknown())]), body);
});
test.afterEach(async () => void (await handle(before)));

test('a text after hours gets an automatic answer, and a voicemail its transcript', async ({ page }) => {
  const closed = Object.fromEntries(weekdays.map((day) => [day, null]));
  await handle({ hours: { ...closed, [openDay.toLowerCase()]: open } });
  await page.setViewportSize({ width: 390, height: 900 });
  await logIn(page);
  await page.getByRole('tab', { name: 'Settings' }).click();
  // The health of each number is shown above the settings and moves them down once it loads.
  await expect(page.getByRole('list', { name: /^Health of/ }).first()).toBeVisible();
  await page.getByRole('switch', { name: 'Let the caller leave a voicemail' }).check();
  await page.getByRole('switch', { name: 'Transcribe voicemails' }).check();
  await page.getByRole('button', { name: 'Apply Missed-Call Settings' }).click();
  await expect(page.getByText('Missed-call settings updated successfully')).toBeVisible();

  await page.getByRole('switch', { name: 'Answer texts after hours' }).check();
  await page.getByRole('textbox', { name: 'Answer after hours' }).fill('The shop is closed until [opening].');
  const answer = `The shop is closed until ${openDay} 7 AM.`;
  await expect(page.getByRole('figure', { name: 'After hours a customer gets:' })).toContainText(answer);
  await page.getByRole('switch', { name: 'Answer emergency words' }).check();
  await page.getByRole('textbox', { name: 'Answer to emergency words' }).fill('Call the shop at once.');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Apply Automatic Answers' }).click();
  await expect(page.getByText('Automatic answers updated successfully')).toBeVisible();

  const text = (body: string) => phone('text', { from: customer, body });
  for (const body of ['Hello, are you open?', 'The truck is down', 'Still down']) await text(body);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('button', { name: /Still down/ }).click();
  const thread = page.getByRole('log');
  await expect(thread.getByText(answer)).toHaveCount(1);
  await expect(thread.getByText('Automatic, after hours')).toHaveCount(1);
  await expect(thread.getByText('Call the shop at once.')).toHaveCount(1);
  await expect(thread.getByText('Automatic, for an emergency word')).toHaveCount(1);

  const call = (words: string) => phone('call', { from: customer, outcome: 'no-answer', words });
  await call('The loader is stuck in the creek.');
  await call('');
  const told = () => asService(`/rest/v1/voicemails?caller=eq.%2B${customer.slice(1)}&select=transcript`);
  await expect.poll(async () => JSON.stringify(await told())).toMatch(/creek.*:""|:"".*creek/);
  await page.goto('/admin/dashboard?tab=call-analytics');
  const rows = page.getByRole('listitem').filter({ hasText: '0172' });
  for (const index of [0, 1]) await rows.nth(index).locator('summary').first().click();
  const written = rows.getByRole('figure', { name: 'Automatic transcript. It may contain mistakes.' });
  await expect(written).toContainText('The loader is stuck in the creek.');
  await expect(rows.getByText('Twilio could not transcribe this voicemail.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await phone('violations')).toEqual({ violations: [] });
});
