import { expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { openTextFrom } from '../support/log-in';
import { facts, photo } from '../support/photo';
import { phone } from '../support/stack';

test('pictures are sent resized and without location data, also after a failed upload', async ({ page }) => {
  const customer = '+19185550136';
  const taken = await photo('hose.jpg');
  expect(await facts(taken.buffer)).toMatchObject({ longest: 2400, hasExif: true });
  await page.setViewportSize({ width: 390, height: 800 });
  await openTextFrom(page, customer, 'Which hose is it?');

  await page.getByLabel('Message', { exact: true }).fill('This one');
  await page.route('**/storage/v1/**', (route) => route.abort(), { times: 1 });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add pictures' }).click();
  await (await chooser).setFiles([taken, { ...taken, name: 'two.jpg' }]);
  const attached = page.getByRole('list', { name: 'Attached pictures' });
  await expect(attached.getByRole('alert')).toHaveText('Not uploaded. Check the connection and retry.');
  await expect(attached.getByText('Getting ready…')).toHaveCount(0);
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeDisabled();
  await expect(page.getByText('Logged in successfully')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await attached.getByRole('button', { name: /^Retry picture/ }).click();
  await expect(attached.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('This one');
  await send.click();

  const log = page.getByRole('log');
  const sent = log.getByRole('img', { name: /^Picture \d of 2 from the office/ });
  await expect(sent).toHaveCount(2);
  await expect(log.getByText(/Delivered/)).toBeVisible();
  await expect(attached).toBeHidden();
  await expect
    .poll(() => sent.first().evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(1600);

  await page.goto('/__phone');
  await page.getByLabel('You are').fill(customer);
  await page.getByLabel('You are').press('Tab');
  const received = page.getByRole('img', { name: 'Attached photo' });
  await expect(received).toHaveCount(2);
  for (const image of await received.all()) {
    const source = (await image.getAttribute('src')) ?? '';
    const bytes = Buffer.from(source.slice(source.indexOf(',') + 1), 'base64');
    expect(await facts(bytes)).toEqual({ format: 'jpeg', longest: 1600, isSmall: true, hasExif: false });
  }
  expect(await phone('violations')).toEqual({ violations: [] });
});

test('a dropped picture can be sent without any words, and a sixth picture is refused', async ({ page }) => {
  const { buffer } = await photo('pump.jpg');
  await openTextFrom(page, '+19185550137', 'Show me the pump');
  await page.getByLabel('Message', { exact: true }).evaluate((target, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    for (let index = 0; index < 6; index += 1)
      dataTransfer.items.add(new File([bytes], `${index}.jpg`, { type: 'image/jpeg' }));
    target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, buffer.toString('base64'));
  await expect(page.getByText('A message can have 5 pictures at most.')).toBeVisible();
  const attached = page.getByRole('list', { name: 'Attached pictures' });
  await expect(attached.getByRole('img')).toHaveCount(5);
  for (let left = 5; left > 1; left -= 1)
    await attached.getByRole('button', { name: 'Remove picture 1' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByRole('img', { name: 'Picture from the office' })).toBeVisible();
});
