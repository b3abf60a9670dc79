/** A visitor asks for a quote, and the office reads and answers it. */
import { expect, type Route, test } from '@playwright/test';
import * as v from 'valibot';
import { openMessages } from '../support/log-in';
import { facts, photo } from '../support/photo';
import { phone } from '../support/stack';

/** Everything that any phone of the emulator has sent or received. */
const phones = async () => JSON.stringify(await phone('state'));

test('a visitor asks for a quote with pictures, and the office answers by text', async ({ page }) => {
  const description = 'Excavator will not start, clicks once, batteries are new.';
  await page.goto('/cat-repair-tulsa');
  await page.getByRole('link', { name: 'Request a Service Quote' }).first().click();
  await expect(page).toHaveURL(/\/contact(#quote)?$/);

  const form = page.getByRole('form', { name: 'Quote request' });
  await expect(form.getByLabel('Brand (optional)')).toHaveValue(/^Cat/);
  await expect(form.getByLabel('Equipment')).toBeFocused();
  await form.getByLabel('What happened').fill(description);
  const taken = await photo('track.jpg');
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Add pictures' }).click();
  const noPicture = { name: 'manual.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await (await chooser).setFiles([taken, taken, noPicture, taken]);
  const attached = form.getByRole('list', { name: 'Attached pictures' });
  await expect(form.getByText('You can add up to 3.')).toBeVisible();
  await expect(attached.getByRole('alert')).toHaveText(/can’t be read as a picture/);
  await attached.getByRole('button', { name: 'Remove picture 3' }).click();
  await expect(form.getByRole('button', { name: 'Add pictures' })).toBeFocused();
  await expect(attached.getByText('Getting ready…')).toHaveCount(0);
  await form.getByLabel('No', { exact: true }).check();
  await form.getByLabel('This week').check();
  await form.getByRole('button', { name: /^Next/ }).click();
  await form.getByLabel('ZIP code').fill('74012');
  await form.getByLabel('Name', { exact: true }).fill('Dana Fields');
  await form.getByLabel('Phone', { exact: true }).fill('(918) 555-0176');
  await form.getByRole('checkbox').check();
  await form.getByRole('link', { name: 'SMS Policy' }).click();
  await expect(page).toHaveURL('/sms-policy');
  await page.goBack();
  const posted = page.waitForRequest(/\/request-quote$/);
  const held = new Promise<Route>((resolve) => void page.route('**/request-quote', resolve));
  await form.getByRole('button', { name: 'Send request' }).click();
  const request = await held;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).first().click();
  await expect(page).toHaveURL('/privacy');
  await request.continue();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused();
  const { pictures } = v.parse(v.object({ pictures: v.array(v.string()) }), (await posted).postDataJSON());
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) {
    const sent = await facts(Buffer.from(picture, 'base64'));
    expect(sent).toEqual({ format: 'jpeg', longest: 1600, isSmall: true, hasExif: false });
  }
  expect(await phones(), 'nothing is sent to a visitor by itself').not.toContain('+19185550176');

  await openMessages(page);
  await page.getByRole('button', { name: /Dana Fields/ }).click();
  const conversation = page.getByRole('region', { name: 'Conversation', exact: true });
  await expect(conversation.getByRole('heading', { name: '+19185550176' })).toBeVisible();
  await expect(conversation.getByText('Web request')).toBeVisible();
  await expect(page.getByRole('log').getByText(description)).toContainText('Texts: agreed');
  await expect(page.getByRole('log').getByRole('img', { name: /^Picture \d of 2 from/ })).toHaveCount(2);
  const box = conversation.getByRole('textbox', { name: 'Message' });
  await box.fill('We can be there tomorrow at 8. What is the serial number?');
  await box.press('Enter');
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect.poll(phones).toContain('We can be there tomorrow at 8.');
});
