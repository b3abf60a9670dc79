/** Pictures sent to a customer, with the keyboard alone except for dropping them. */
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/axe';
import { chooseView, press, type } from '../support/keyboard';
import { openTextFrom } from '../support/log-in';
import { drawPhoto } from '../support/photo';
import { phone } from '../support/stack';

/** Pastes that many pictures into the message, or drops them beside it. */
const give = async (page: Page, how: 'drop' | 'paste', count: number) =>
  page.getByLabel('Message', { exact: true }).evaluate(
    (target, { how, count, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      for (let index = 0; index < count; index += 1) {
        data.items.add(new File([bytes], `${index}.jpg`, { type: 'image/jpeg' }));
      }
      const init = { bubbles: true, cancelable: true };
      (how === 'drop' ? document.body : target).dispatchEvent(
        how === 'drop'
          ? new DragEvent(how, { ...init, dataTransfer: data })
          : new ClipboardEvent(how, { ...init, clipboardData: data }),
      );
    },
    { how, count, base64: (await drawPhoto('pump.jpg')).buffer.toString('base64') },
  );

for (const [width, switchedOff, code] of [
  [1280, '+19185550166', 30003],
  [390, '+19185550169', 30007],
] as const) {
  test(`at ${width} pixels, chosen pictures are sent, also after a failed upload`, async ({ page }) => {
    const customer = `+19185555${width % 1000}`;
    const taken = await drawPhoto('hose.jpg');
    await page.setViewportSize({ width, height: 800 });
    await openTextFrom(page, customer, 'Which hose is it?');
    await type(page, /^Message$/, 'This one');
    await page.route('**/storage/v1/**', (route) => route.abort(), { times: 1 });
    const chooser = page.waitForEvent('filechooser');
    if (width === 390) {
      await press(page, 'Add to the message');
    }
    await press(page, 'Add pictures');
    await (await chooser).setFiles([taken, { ...taken, name: 'two.jpg' }]);
    const attached = page.getByRole('list', { name: 'Attached pictures' });
    await expect(attached.getByRole('alert')).toHaveText('Not uploaded. Check the connection and retry.');
    await expect(attached.getByText('Getting ready…')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    expect(await findViolations(page), 'a failed upload').toEqual([]);
    await press(page, /^Retry picture/);
    await expect(attached.getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('This one');
    await press(page, /^Send$/);

    const log = page.getByRole('log');
    await expect(log.getByRole('img', { name: /^Picture \d of 2 from the office/ })).toHaveCount(2);
    await expect(log.getByText(/Delivered/)).toBeVisible();
    await expect(attached).toBeHidden();
    await log.getByRole('button', { name: /Picture 1 of 2/ }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    expect(await findViolations(page), 'a large picture').toEqual([]);

    await page.goto('/__phone');
    await page.getByLabel('You are').fill(customer);
    await page.getByLabel('You are').press('Tab');
    await expect(page.getByRole('img', { name: 'Attached photo' })).toHaveCount(2);
    expect(await phone('violations')).toEqual({ violations: [] });
  });

  test(`at ${width} pixels, dropped and pasted pictures are sent again after a failure`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openTextFrom(page, switchedOff, `Show me pump ${width}`);
    await give(page, 'drop', 6);
    await expect(page.getByText('A message can have 5 pictures at most.')).toBeVisible();
    const attached = page.getByRole('list', { name: 'Attached pictures' }).getByRole('img');
    for (let left = 4; left > 0; left -= 1) {
      await press(page, 'Remove picture 1');
      await expect(attached).toHaveCount(left);
    }
    await give(page, 'paste', 1);
    await expect(attached).toHaveCount(2);
    await expect(page.getByText('Getting ready…')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Picture 2, added before the reload')).toBeVisible();
    await press(page, /^Send$/);
    const log = page.getByRole('log');
    await expect(log.getByRole('img', { name: /^Picture \d of 2 from the office/ })).toHaveCount(2);
    await expect(log.locator('p').filter({ hasText: /^Not delivered: ./ })).toBeVisible();
    await log.getByText('Details').last().click();
    await expect(log.getByText(`Twilio error ${code}`)).toBeVisible();

    if (width === 390) {
      await press(page, 'Back to conversations');
    }
    await chooseView(page, 'Failed');
    await press(page, `555-${switchedOff.slice(-4)}`);
    expect(await findViolations(page), 'a text that failed').toEqual([]);
    await press(page, 'Try again');
    await expect(log.getByText('Retried below.')).toBeVisible();
  });
}
