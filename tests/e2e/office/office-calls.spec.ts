import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { businessNumber, saveBusinessNumber } from '../support/business-number';
import { violations } from '../support/axe';
import { logIn } from '../support/log-in';
import { phone } from '../support/stack';

const mechanic = '+19185550177';
const known = '+19185550161';
const stranger = '+19185550162';

// Far from the business's own clock, by which the calls are told.
test.use({ timezoneId: 'Asia/Tokyo' });

/** Numbers in the summary are read as they stand there. */
async function received(page: Page): Promise<number> {
  const figure = page.getByRole('region', { name: 'Last 30 days' }).getByText('Calls received');
  return Number(await figure.locator('xpath=following-sibling::dd').textContent());
}

async function forwardCalls(page: Page): Promise<void> {
  await saveBusinessNumber(page);
  await page.getByRole('tab', { name: 'Call Forwarding' }).click();
  await page.getByRole('textbox', { name: /forward/i }).fill(mechanic);
  await page.getByRole('button', { name: 'Update Call Forwarding' }).click();
  await expect(page.getByText('Call forwarding updated successfully')).toBeVisible();
}

test('calls are told apart, summed up, drawn, exported, and lead to the conversation', async ({ page }) => {
  await logIn(page);
  await forwardCalls(page);
  await page.getByRole('tab', { name: 'Call Analytics' }).click();
  const list = page.getByRole('list', { name: 'Recent Call Activity' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  const before = await received(page);

  await phone('text', { from: known, to: businessNumber, body: 'Loader is down at the pit' });
  await phone('call', { from: known, to: businessNumber, outcome: 'answered', seconds: 42 });
  await phone('call', { from: stranger, to: businessNumber, outcome: 'no-answer' });
  await phone('call', { from: 'anonymous', to: businessNumber, outcome: 'busy' });
  await phone('call', { from: known, to: businessNumber, outcome: 'answered', seconds: 6 });
  // Without a press: they are news to an open office.
  await expect(list.getByRole('listitem').first()).toContainText('Too short to tell');
  await page.getByRole('button', { name: 'Refresh Call Logs' }).click();

  // Newest first, each call once.
  const [brief, withheld, missed, answered] = [0, 1, 2, 3].map((index) =>
    list.getByRole('listitem').nth(index),
  );
  if (!brief || !withheld || !missed || !answered) throw new Error('four rows');
  await expect(brief).toContainText(known);
  await expect(brief).toContainText('Too short to tell');
  await expect(withheld).toContainText('Number withheld');
  await expect(withheld).toContainText('Missed');
  await expect(missed).toContainText('From (918) 555-0162');
  await expect(missed).toContainText('Missed');
  await expect(missed).toContainText('20 seconds');
  await missed.locator('summary').click();
  await expect(missed.getByRole('link', { name: /Call from this phone/ })).toHaveAttribute(
    'href',
    `tel:${stranger}`,
  );
  await expect(missed.getByRole('button', { name: /Open conversation/ })).toHaveCount(0);
  await expect(answered).toContainText('Answered');
  await expect(answered).toContainText('42 seconds');
  expect(await received(page)).toBe(before + 4);

  // Tulsa's clock, on a machine in Tokyo.
  const time = answered.locator('time');
  const at = new Date((await time.getAttribute('datetime')) ?? '');
  await expect(time).toHaveText(
    at.toLocaleString('en-US', { timeZone: 'America/Chicago', dateStyle: 'medium', timeStyle: 'short' }),
  );

  // The tables hold the figures that the charts draw.
  await expect(page.getByRole('img', { name: /^Calls by day: / })).toBeVisible();
  await page.getByRole('button', { name: 'Tables' }).click();
  for (const name of ['Calls by day', 'Calls by hour']) {
    const cells = page.getByRole('table', { name }).locator('tbody tr td:nth-of-type(1)');
    const sum = (await cells.allTextContents()).reduce((total, text) => total + Number(text), 0);
    expect(sum, name).toBe(before + 4);
  }

  // The file holds what the filter shows, and nothing a spreadsheet would compute.
  await page.getByRole('button', { name: 'Missed' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('Number withheld');
  await page.getByRole('button', { name: 'Charts' }).click();
  expect(await violations(page)).toEqual([]);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^missed-calls-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv.startsWith('\uFEFF"Started (Central Time)"')).toBe(true);
  expect(csv).toContain(`"Missed","'${stranger}","'${businessNumber}"`);
  expect(csv).not.toContain('Answered');

  // A voicemail of the demo's is played through the functions.
  const voicemail = list.getByRole('listitem').filter({ hasText: 'Voicemail' }).first();
  await voicemail.locator('summary').click();
  await voicemail.getByRole('button', { name: /^Play voicemail, \d+ seconds/ }).click();
  const player = voicemail.getByLabel(/^Voicemail from/);
  await expect
    .poll(() => player.evaluate((audio) => audio instanceof HTMLAudioElement && audio.duration))
    .toBeGreaterThan(1);

  // From a call to the conversation.
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await brief.locator('summary').click();
  await brief.getByRole('button', { name: /Text this caller/ }).click();
  await expect(page.getByRole('tab', { name: 'Messages' })).toBeFocused();
  await expect(page.getByRole('log').getByText('Loader is down at the pit')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(await phone('violations')).toEqual({ violations: [] });
});

test('a failed call log says so and comes back', async ({ page }) => {
  let isDown = true;
  await page.route('**/functions/v1/twilio-manage', async (route) => {
    const isCallLog = route.request().postData()?.includes('getCallLogs');
    if (isDown && isCallLog)
      await route.fulfill({ status: 502, json: { error: 'Twilio is not answering.', code: 'x' } });
    else await route.continue();
  });
  await logIn(page);
  await page.getByRole('tab', { name: 'Call Analytics' }).click();
  await expect(page.getByText('Failed to load call logs')).toBeVisible();
  await expect(page.getByText('Twilio is not answering.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('list', { name: 'Recent Call Activity' })).toBeVisible();
});
