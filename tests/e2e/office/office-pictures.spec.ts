import { expect, test } from '@playwright/test';
import { businessNumber } from '../support/business-number';
import { violations } from '../support/axe';
import { logIn } from '../support/log-in';
import { phone } from '../support/stack';

/** One pixel each: a red PNG and a GIF. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const dataUrl = (type: string, bytes: Buffer | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

test('pictures sent from the phone are seen small, opened large, turned and saved', async ({ page }) => {
  const customer = '+19185550133';
  await page.goto('/__phone');
  await page.getByLabel('You are').fill(customer);
  await page.getByLabel('You are').press('Tab');
  await page.getByLabel('Attach photos or files').setInputFiles([
    { name: 'hose.png', mimeType: 'image/png', buffer: png },
    { name: 'plate.gif', mimeType: 'image/gif', buffer: gif },
  ]);
  await expect(page.getByText('Attached: hose.png, plate.gif')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Attached photo' })).toHaveCount(2);

  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (/__twilio|twilio\.com|twiliocdn/.test(request.url())) elsewhere.push(request.url());
  });
  await logIn(page);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('button', { name: /555-?0133/ }).click();
  const log = page.getByRole('log');
  const pictures = log.getByRole('img', { name: /^Picture \d of 2 from/ });
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(1);
  }

  await log.getByRole('button', { name: /^Picture 1 of 2/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Picture 1 of 2' })).toBeVisible();
  // A notice that is fading out has no contrast to speak of.
  await expect(page.getByText('Logged in successfully')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading', { name: 'Picture 2 of 2' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: /^Picture 2 of 2/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Previous' }).click();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  expect((await saving).suggestedFilename()).toBe('picture-1.png');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(log.getByRole('button', { name: /^Picture 1 of 2/ })).toBeFocused();

  expect(elsewhere, 'the browser asks nobody but the functions').toEqual([]);
  expect(await phone('violations')).toEqual({ violations: [] });
});

test('what is no safe picture is saved or named, and a picture that fails can be loaded again', async ({
  page,
}) => {
  const customer = '+19185550134';
  await phone('text', {
    from: customer,
    to: businessNumber,
    body: 'See what I have',
    media: [
      dataUrl('application/pdf', '%PDF-1.4 a work order'),
      dataUrl('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      dataUrl('image/png', '<script>alert(1)</script>'),
      dataUrl('image/gif', gif),
    ],
  });
  await logIn(page);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByText(/Up to date at/)).toBeVisible();
  await phone('fault', { kind: 'http-500', times: 1 });
  await page.getByRole('button', { name: /See what I have/ }).click();
  const log = page.getByRole('log');
  await expect(log.getByText(/A file of type image\/svg\+xml came along/)).toBeVisible();

  const failed = log.getByRole('group', { name: /loading failed/ });
  await expect(failed).not.toHaveCount(0);
  await expect(async () => {
    for (const button of await failed.getByRole('button', { name: 'Retry' }).all()) await button.click();
    await expect(log.getByRole('img', { name: /^Picture 2 of 2/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(failed).toContainText('This kind of file is not shown here.');

  const saving = page.waitForEvent('download');
  await log.getByRole('button', { name: 'Save file-1.pdf (application/pdf)' }).click();
  expect((await saving).suggestedFilename()).toBe('file-1.pdf');
});
