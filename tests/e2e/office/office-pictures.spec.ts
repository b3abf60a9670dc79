import { expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { logIn } from '../support/log-in';
import { businessNumber, phone } from '../support/stack';

/** One red pixel. */
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

test('a picture is drawn from bytes that only the functions send, and is saved', async ({ page }) => {
  await phone('text', { from: '+19185550133', to: businessNumber, body: 'See the hose', media: [png] });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (/__twilio|twilio\.com|twiliocdn/.test(request.url())) elsewhere.push(request.url());
  });
  await logIn(page);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('button', { name: /See the hose/ }).click();
  const picture = page.getByRole('log').getByRole('img', { name: /^Picture from/ });
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(1);
  await page
    .getByRole('log')
    .getByRole('button', { name: /^Picture from/ })
    .click();
  // A notice that is fading out has no contrast to speak of.
  await expect(page.getByText('Logged in successfully')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save picture' }).click();
  expect((await saving).suggestedFilename()).toBe('picture-1.png');
  expect(elsewhere).toEqual([]);
});
