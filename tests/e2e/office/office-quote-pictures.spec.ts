import { expect, test } from '@playwright/test';
import { logIn } from '../support/log-in';
import { facts, photo } from '../support/photo';

test('pictures of a quote request leave the browser small and without their place, and reach the office', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/request-quote'))
      sent.push(request.postDataJSON());
  });
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Quote request' });
  await form.getByLabel('Equipment').fill('Boom lift');
  const description = 'The basket tilts to the left';
  // What is sent within two seconds is taken for a machine's.
  await form.getByLabel('What happened').pressSequentially(description, { delay: 80 });
  await form
    .getByRole('group', { name: /How urgent/ })
    .getByLabel('This week')
    .check();
  const taken = await photo('basket.jpg');
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Add pictures' }).click();
  await (
    await chooser
  ).setFiles([
    taken,
    { ...taken, name: 'two.jpg' },
    { name: 'manual.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    { ...taken, name: 'four.jpg' },
  ]);
  const attached = form.getByRole('list', { name: 'Attached pictures' });
  await expect(form.getByText('You can add 3 pictures.')).toBeVisible();
  await expect(attached.getByRole('alert')).toHaveText(/can’t be read as a picture/);
  await attached.getByRole('button', { name: 'Remove picture 3' }).click();
  await expect(attached.getByText('Getting ready…')).toHaveCount(0);

  await form.getByRole('button', { name: /^Next/ }).click();
  await form.getByLabel('ZIP code').fill('74012');
  await form.getByLabel('Name', { exact: true }).fill('Pat Basket');
  await form.getByLabel('E-mail').fill('pat@example.com');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused();
  await expect(page.getByText('Pictures', { exact: true })).toBeVisible();
  const pictures = sent.flatMap((request) =>
    typeof request === 'object' &&
    request !== null &&
    'pictures' in request &&
    Array.isArray(request.pictures)
      ? request.pictures.map(String)
      : [],
  );
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) {
    const seen = await facts(Buffer.from(picture, 'base64'));
    expect(seen).toEqual({ format: 'jpeg', longest: 1600, isSmall: true, hasExif: false });
  }

  await logIn(page);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('button', { name: /Pat Basket/ }).click();
  await expect(page.getByRole('log').getByRole('img', { name: /^Picture \d of 2 from/ })).toHaveCount(2);
});
