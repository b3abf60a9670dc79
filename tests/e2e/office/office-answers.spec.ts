/** What the office does while nobody looks: automatic answers and voicemails with a transcript. And an import. */
import { expect, test } from '@playwright/test';
import { formatBusinessDate } from '../../../supabase/functions/_shared/domain/business-hours';
import { findViolations } from '../support/axe';
import { press } from '../support/keyboard';
import { logIn, openSettings } from '../support/log-in';
import { handleCalls, phone } from '../support/stack';

// Closed all day, so that texts come after hours.
test.beforeEach(() =>
  handleCalls({ voicemail_on: false, holidays: [{ date: formatBusinessDate(new Date()), name: null }] }),
);
test.afterEach(async () => {
  const answers = { closed_answer_on: false, emergency_answer_on: false, emergency_answer_always: false };
  await handleCalls({ ...answers, voicemail_on: true, transcribe_on: false, holidays: [] });
});

for (const width of [1280, 390]) {
  test(`at ${width} pixels, texts and calls are answered, and contacts imported`, async ({ page }) => {
    const customer = `+19185558${width % 1000}`;
    const log = page.getByRole('log');
    const apply = async (name: string) => {
      await press(page, /^Save$/);
      await expect(page.getByText(`${name} updated successfully`)).toBeVisible();
    };
    await page.setViewportSize({ width, height: 900 });
    await logIn(page);
    await openSettings(page, /^Automatic texts/);
    await press(page, 'Answer texts after hours', 'Space');
    const preview = page.getByRole('figure').filter({ hasText: 'After hours a customer gets' });
    const closed = await preview.getByRole('blockquote').innerText();
    await press(page, 'Answer emergency words', 'Space');
    await press(page, 'Answer to emergency words', 'ControlOrMeta+A');
    await page.keyboard.type('We saw your text and call you now.');
    await press(page, 'During business hours, too', 'Space');
    await apply('Automatic answers');
    await openSettings(page, /^Calls and voicemail/);
    await press(page, 'Let the caller leave a voicemail', 'Space');
    await press(page, 'Transcribe voicemails', 'Space');
    await apply('Missed-call settings');
    const list = `Number,Name\n${customer},Mo ${width}\nnot a number,Bo\n`;
    await openSettings(page, /^Contacts/);
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'File to import (CSV)');
    const file = { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
    await (await chooser).setFiles(file);
    await press(page, /^Import$/);
    await expect(page.getByText(/^2 rows: 1 added, 0 renamed, 0 updated, 0 unchanged\./)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await phone('text', { from: customer, body: 'When do you open?' });
    await phone('text', { from: customer, body: 'Loader is stuck in the pit' });
    await phone('call', { from: customer, outcome: 'no-answer', transcript: 'The gate code is 4512' });
    await press(page, /^Settings$/, 'ArrowRight');
    await press(page, `Mo ${width}`);
    await expect(log).toContainText(closed);
    await expect(log).toContainText('We saw your text and call you now.');
    await expect(log).toContainText('The gate code is 4512', { timeout: 30_000 });
    await press(page, /^Play voicemail/);
    await expect(log.getByLabel(`Voicemail from Mo ${width}`)).toBeVisible();
    await expect(log).toContainText('The gate code is 4512');
    await press(page, /^Call .* from the business number/);
    await expect(page.getByText(/^The forwarding number is ringing/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.goto('/admin/dashboard?tab=call-analytics');
    // Not the call back, which is to them.
    const theirs = new RegExp(`From .*Mo ${width}`);
    await press(page, theirs);
    const row = page.getByRole('listitem').filter({ hasText: theirs });
    await expect(row.getByText('The gate code is 4512')).toBeVisible();
    expect(await findViolations(page), 'a transcript').toEqual([]);
    expect(await phone('violations')).toEqual({ violations: [] });
  });
}
