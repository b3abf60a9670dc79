/** A visitor asks for a quote, and the office reads and answers it. */
import { expect, type Route, test } from '@playwright/test';
import * as v from 'valibot';
import { urgencyChoices } from '../../../supabase/functions/_shared/domain/quote';
import { findViolations } from '../support/axe';
import { press, type } from '../support/keyboard';
import { openMessages } from '../support/log-in';
import { facts, drawPhoto } from '../support/photo';
import { phone } from '../support/stack';

/** Everything that any phone of the emulator has sent or received. */
const phones = async () => JSON.stringify(await phone('state'));

for (const width of [1280, 390]) {
  test(`at ${width} pixels, a visitor asks for a quote with pictures, and the office answers by text`, async ({
    page,
  }) => {
    const [customer, name] = [`+19185556${width % 1000}`, `Dana ${width}`];
    const description = 'Excavator will not start, clicks once, batteries are new.';
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/cat-repair-tulsa');
    await page.getByRole('link', { name: 'Request a Service Quote' }).first().press('Enter');
    await expect(page).toHaveURL(/\/contact(#quote)?$/);

    const form = page.getByRole('form', { name: 'Quote request' });
    await expect(form.getByLabel('Brand (optional)')).toHaveValue(/^Cat/);
    await expect(form.getByRole('radio', { name: 'Something is broken' })).toBeFocused();
    await page.keyboard.press('Space');
    await type(page, /^What happened/, description);
    await press(page, /^Yes$/, 'ArrowRight');
    await press(page, urgencyChoices[0], 'ArrowLeft');
    const taken = await drawPhoto('track.jpg');
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'Add pictures');
    const noPicture = { name: 'manual.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    const named = (file: string) => ({ ...taken, name: file });
    await (
      await chooser
    ).setFiles([noPicture, named('a.jpg'), named('b.jpg'), named('c.jpg'), named('d.jpg')]);
    const attached = form.getByRole('list', { name: 'Attached pictures' });
    await expect(form.getByText('You can add up to 3. Left out: d.jpg.')).toBeVisible();
    await expect(attached.getByRole('alert')).toHaveText(/can’t be read as a picture/);
    expect(await findViolations(page), 'pictures').toEqual([]);
    await press(page, 'Remove picture 4, c.jpg');
    await expect(form.getByRole('button', { name: 'Add pictures' })).toBeFocused();
    await expect(attached.getByText('Getting ready…')).toHaveCount(0);
    await press(page, /^Next/);
    await expect(form.getByText('Can’t be read as a picture and won’t be sent: manual.jpg.')).toBeVisible();
    const place = form.getByLabel('Where is the machine?');
    await expect(place).toBeFocused();
    await page.reload();
    await expect(place).toBeFocused();
    await page.keyboard.type('I-44 near Vinita');
    await expect(form.getByText(/^Vinita, OK, .* Typical arrival: 2 to 4 hours\./)).toBeVisible();
    await type(page, /^Name$/, name);
    await type(page, /^Phone$/, customer);
    await form.getByRole('checkbox').press('Space');
    await press(page, 'SMS Policy');
    await expect(page).toHaveURL('/sms-policy');
    await page.goBack();
    const posted = page.waitForRequest(/\/request-quote$/);
    const held = new Promise<Route>((resolve) => void page.route('**/request-quote', resolve));
    await press(page, 'Send request');
    const request = await held;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).first().click();
    await expect(page).toHaveURL('/privacy');
    await request.continue();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused();
    await expect(page.getByText('a.jpg\nb.jpg')).toBeVisible();
    const reference = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
    const { pictures } = v.parse(v.object({ pictures: v.array(v.string()) }), (await posted).postDataJSON());
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) {
      const sent = await facts(Buffer.from(picture, 'base64'));
      expect(sent).toEqual({ format: 'jpeg', longest: 1600, isSmall: true, hasExif: false });
    }
    expect(await phones(), 'nothing is sent to a visitor by itself').not.toContain(customer);

    await openMessages(page);
    await press(page, name);
    const conversation = page.getByRole('region', { name: 'Conversation', exact: true });
    await expect(conversation.getByRole('heading', { name: customer })).toBeVisible();
    const shown = page.getByRole('log').locator('[data-message]', { hasText: description });
    await expect(shown).toContainText('Texts: agreed');
    await expect(shown).toContainText(`Reference: ${reference}`);
    await expect(page.getByRole('log').getByRole('img', { name: /^Picture \d of 2 from/ })).toHaveCount(2);
    await type(page, /^Message$/, `We can be there tomorrow at 8, ${name}.`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Message sent')).toBeVisible();
    await expect.poll(phones).toContain(`We can be there tomorrow at 8, ${name}.`);
  });
}

test('a visitor asks for inspections on a day, from where they stand, and the office sees both', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 36.60123, longitude: -95.20344 });
  await page.goto('/services/dot-inspection');
  await page.getByRole('link', { name: 'Request a Service Quote' }).first().press('Enter');
  const form = page.getByRole('form', { name: 'Quote request' });
  await expect(form.getByLabel('How many units?')).toBeFocused();
  await page.keyboard.type('5');
  const day = form.getByLabel('First choice', { exact: true });
  const wish = (await day.getByRole('option').nth(3).innerText()).trim();
  await day.selectOption(wish);
  await form.getByLabel('First choice, time').selectOption('Morning');
  expect(await findViolations(page), 'days').toEqual([]);
  await press(page, /^Next/);
  await press(page, 'Use my location');
  await expect(form.getByText(/^Near Vinita, OK, /)).toBeVisible();
  await type(page, /^Company/, 'Prairie Parcel');
  await type(page, /^Name$/, 'Rosa Booking');
  await type(page, /^Phone$/, '+19185556777');
  expect(await findViolations(page), 'place').toEqual([]);
  await press(page, 'Send request');
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused();
  await expect(page.getByText(', morning')).toBeVisible();
  expect(await findViolations(page), 'receipt').toEqual([]);

  await openMessages(page);
  await press(page, /Rosa Booking/);
  const shown = page
    .getByRole('log')
    .locator('[data-message]', { hasText: 'DOT annual inspection, 5 units' });
  await expect(shown).toContainText(/Days that suit: .*, morning/);
  await expect(shown.getByRole('link', { name: '36.6012, -95.2034' }).first()).toHaveAttribute(
    'href',
    /google\.com\/maps\/search\/.*36\.6012/,
  );
});
