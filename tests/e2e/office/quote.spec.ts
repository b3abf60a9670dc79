/** A visitor asks for a quote, and the office reads and answers it. */
import { expect, type Route, test } from '@playwright/test';
import * as v from 'valibot';
import { urgencyChoices } from '../../../supabase/functions/_shared/quote';
import { violations } from '../support/axe';
import { press, type } from '../support/keyboard';
import { openMessages } from '../support/log-in';
import { facts, photo } from '../support/photo';
import { phone } from '../support/stack';

/** Everything that any phone of the emulator has sent or received. */
const phones = async () => JSON.stringify(await phone('state'));

for (const width of [1280, 390])
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
    await expect(form.getByLabel('Equipment')).toBeFocused();
    await type(page, /^What happened/, description);
    await press(page, /^Yes$/, 'ArrowRight');
    await press(page, urgencyChoices[0], 'ArrowLeft');
    const taken = await photo('track.jpg');
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'Add pictures');
    const noPicture = { name: 'manual.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await (await chooser).setFiles([taken, taken, noPicture, taken]);
    const attached = form.getByRole('list', { name: 'Attached pictures' });
    await expect(form.getByText('You can add up to 3.')).toBeVisible();
    await expect(attached.getByRole('alert')).toHaveText(/can’t be read as a picture/);
    expect(await violations(page), 'pictures').toEqual([]);
    await press(page, 'Remove picture 3');
    await expect(form.getByRole('button', { name: 'Add pictures' })).toBeFocused();
    await expect(attached.getByText('Getting ready…')).toHaveCount(0);
    await press(page, /^Next/);
    await expect(form.getByLabel('ZIP code')).toBeFocused();
    await page.keyboard.type('74012');
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
    await expect(page.getByRole('log').getByText(description)).toContainText('Texts: agreed');
    await expect(page.getByRole('log').getByRole('img', { name: /^Picture \d of 2 from/ })).toHaveCount(2);
    await type(page, /^Message$/, `We can be there tomorrow at 8, ${name}.`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Message sent')).toBeVisible();
    await expect.poll(phones).toContain(`We can be there tomorrow at 8, ${name}.`);
  });
