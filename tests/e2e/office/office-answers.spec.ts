/** What the office does while nobody looks: automatic answers and voicemails with a transcript. And an import. */
import { expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { logIn } from '../support/log-in';
import { asService, phone } from '../support/stack';

test.afterAll(async () => {
  const off = { emergency_answer_on: false, voicemail_on: false, transcribe_on: false };
  const change = { method: 'PATCH', body: JSON.stringify(off) };
  const { status } = await asService('/rest/v1/call_handling?voicemail_on=is.true', change);
  expect(status).toBe(204);
});

for (const [width, last] of [
  [1280, 3],
  [390, 4],
] as const) {
  test(`at ${width} pixels, an admin turns on automatic answers and transcripts, sees both, and imports contacts`, async ({
    page,
  }) => {
    const customer = `+1918555069${last}`;
    const turnOn = (name: string) => page.getByRole('switch', { name }).check();
    const apply = async (name: string) => {
      await page.getByRole('button', { name: `Apply ${name}` }).click();
      await expect(page.getByText(/updated successfully$/).last()).toBeVisible();
    };
    await page.setViewportSize({ width, height: 900 });
    await logIn(page);
    await turnOn('Answer emergency words');
    await page.getByLabel('Answer to emergency words').fill('We saw your text and call you now.');
    await turnOn('During business hours, too');
    await apply('Automatic Answers');
    await turnOn('Let the caller leave a voicemail');
    await turnOn('Transcribe voicemails');
    await apply('Missed-Call Settings');
    const list = `Number,Name\n${customer},Mo ${width}\nnot a number,Bo\n`;
    const file = { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
    await page.getByLabel('File to import (CSV)').setInputFiles(file);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('2 of 2 rows: 1 added, 0 renamed, 0 unchanged, 1 refused.')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await phone('text', { from: customer, body: 'Loader is stuck in the pit' });
    await phone('call', { from: customer, outcome: 'no-answer', words: 'The gate code is 4512' });
    await page.getByRole('tab', { name: 'Messages' }).click();
    await page.getByRole('button', { name: `Mo ${width}` }).click();
    const log = page.getByRole('log');
    await expect(log).toContainText('We saw your text and call you now.');
    await expect(log).toContainText('The gate code is 4512', { timeout: 30_000 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await phone('violations')).toEqual({ violations: [] });
  });
}
