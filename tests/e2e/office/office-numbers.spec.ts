import { expect, type Locator, type Page, test } from '@playwright/test';
import { businessNumber, saveBusinessNumber } from '../support/business-number';
import { violations } from '../support/axe';
import { logIn } from '../support/log-in';
import { asService, phone, stack, textOf } from '../support/stack';
import { setTwilioNumber, twilioNumber } from '../support/twilio-rest';

const spareNumber = '+19185550143';
const application = `AP${'7'.repeat(32)}`;
/** Its carrier takes texts of registered numbers only. */
const strictCustomer = '+19185550170';

const line = (page: Page, number: string, about: string): Locator =>
  page
    .getByRole('list', { name: `Health of ${number}` })
    .getByRole('listitem')
    .filter({ hasText: `${about}:` });

test.afterEach(async () => {
  await phone('outage', { isDown: false });
  await setTwilioNumber(spareNumber, {
    ...{ SmsUrl: `${stack().functionsUrl}/sms-handler/inbound`, SmsFallbackUrl: '' },
    ...{ VoiceUrl: '', VoiceFallbackUrl: '', VoiceApplicationSid: '' },
  });
});

test('number health tells what is wrong, Set up shows what it changes and sets just that', async ({
  page,
}) => {
  await setTwilioNumber(spareNumber, {
    ...{ SmsUrl: '', VoiceUrl: 'https://demo.twilio.com/welcome', VoiceApplicationSid: application },
  });
  await logIn(page);
  await expect(line(page, spareNumber, 'Texts')).toContainText('aren’t reaching this dashboard');
  await expect(line(page, spareNumber, 'Calls')).toContainText('Another phone system takes them');
  await expect(line(page, spareNumber, 'If this dashboard is down')).toContainText('a Twilio error message');

  await page.getByRole('button', { name: `Set up ${spareNumber}` }).click();
  const dialog = page.getByRole('dialog', { name: `Set up ${spareNumber}` });
  const voiceUrl = `${stack().functionsUrl}/twilio-manage/voice`;
  for (const details of await dialog.getByText('Technical details').all()) await details.click();
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Calls: webhook/ })).toHaveText(
    `Calls: webhookfrom https://demo.twilio.com/welcometo ${voiceUrl}`,
  );
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Set up this number' }).click();
  await expect(page.getByText('Set as listed. See what is left beside the number.')).toBeVisible();
  await expect(line(page, spareNumber, 'Texts')).toContainText('They reach this dashboard.');
  await expect(line(page, spareNumber, 'Calls')).toContainText('Another phone system takes them');
  expect(textOf(await twilioNumber(spareNumber), 'voice_application_sid')).toBe(application);

  await page.getByRole('button', { name: `Set up ${spareNumber}` }).click();
  await dialog.getByRole('checkbox', { name: /Take off the other phone system/ }).check();
  await dialog.getByRole('button', { name: 'Set up this number' }).click();
  await expect(page.getByText('Texts and calls now reach this dashboard')).toBeVisible();
  await expect(line(page, spareNumber, 'Calls')).toContainText('They reach this dashboard');
  await expect(page.getByRole('button', { name: `Set up ${spareNumber}` })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  expect(await twilioNumber(spareNumber)).toMatchObject({
    sms_url: `${stack().functionsUrl}/sms-handler/inbound`,
    sms_fallback_url: `${stack().functionsUrl}/sms-handler/inbound`,
    voice_url: voiceUrl,
    voice_fallback_url: `${stack().url}/voice-fallback.xml`,
    voice_fallback_method: 'GET',
    voice_application_sid: '',
  });
  const { body: lines } = await asService(
    '/rest/v1/audit_log?select=action,subject,old_value,new_value&action=eq.number.connect&order=id',
  );
  expect(lines).toContainEqual({
    action: 'number.connect',
    subject: `${spareNumber} VoiceApplicationSid`,
    old_value: application,
    new_value: null,
  });

  // The webhook fails: Twilio turns to the file on the site.
  await setTwilioNumber(spareNumber, { VoiceUrl: `${stack().functionsUrl}/nothing-here` });
  const call = await phone('call', { from: '+19185550189', to: spareNumber, outcome: 'answered' });
  expect(JSON.stringify(call)).toContain('Our phone system is out of order');
});

test('number health knows of a refused registration, and says when Twilio can’t be asked', async ({
  page,
}) => {
  await phone('text', { from: strictCustomer, to: businessNumber, body: 'Do you service pavers?' });
  await logIn(page);
  await saveBusinessNumber(page);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('button', { name: /Do you service pavers/ }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('We do.');
  await page.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(page.getByText('Message sent')).toBeVisible();

  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(async () => {
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(line(page, businessNumber, 'Registration')).toContainText('Error 30034', { timeout: 1000 });
  }).toPass();

  await phone('outage', { isDown: true });
  await page.getByRole('button', { name: 'Check again' }).click();
  const failed = page.getByRole('group', { name: 'Number health: loading failed' });
  await expect(failed).toContainText('Twilio is not answering');
  await expect(line(page, businessNumber, 'Registration')).toBeVisible();
  await phone('outage', { isDown: false });
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed).toHaveCount(0);
  expect(await phone('violations')).toEqual({ violations: [] });
});
