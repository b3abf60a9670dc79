import { expect, type Page, test } from '@playwright/test';
import { businessNumber, saveBusinessNumber } from '../support/business-number';
import { logIn } from '../support/log-in';
import { asService, invoke, phone, signIn, stack } from '../support/stack';

const mechanic = '+19185550177';
const onDuty = '+19185550178';
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

test.describe.configure({ mode: 'serial' });
test.afterAll(async () => {
  await asService('/rest/v1/call_handling?id=eq.true', {
    method: 'PATCH',
    body: JSON.stringify({
      ...{ forward_when: 'always', second_number: null, text_back_on: false, voicemail_on: false },
    }),
  });
});

async function openTab(page: Page, name: string): Promise<void> {
  await logIn(page);
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

async function testCall(page: Page): Promise<string> {
  await page.goto('/__phone');
  await page.getByRole('tab', { name: 'Call' }).click();
  await page.getByRole('button', { name: /^Test call/ }).click();
  const result = page.getByRole('status').filter({ hasText: /ring/ });
  await expect(result).toBeVisible();
  return (await result.textContent()) ?? '';
}

test('calls follow the schedule that the office sets, and a line says who set it', async ({ page }) => {
  await openTab(page, 'Settings');
  await saveBusinessNumber(page);
  await page.getByRole('tab', { name: 'Call Forwarding' }).click();
  await page.getByRole('textbox', { name: 'Number to forward calls to' }).fill(mechanic);
  await page.getByRole('button', { name: 'Update Call Forwarding' }).click();
  await expect(page.getByText('Call forwarding updated successfully')).toBeVisible();

  await page.getByRole('radio', { name: /to an emergency number after hours/ }).check();
  // Closed all week, so that it is after hours whenever this runs.
  for (const day of weekdays) await page.getByRole('checkbox', { name: day }).uncheck();
  const emergency = page.getByRole('textbox', { name: 'Emergency number' });
  await emergency.fill('+19005551234');
  await page.getByRole('button', { name: 'Apply Schedule' }).click();
  await expect(emergency).toHaveAccessibleDescription(/premium or special-service numbers/);
  await emergency.fill('(918) 555-0178');
  await page.getByRole('button', { name: 'Apply Schedule' }).click();
  await expect(page.getByText('Schedule updated successfully')).toBeVisible();
  await expect(page.getByText(/Monday to Sunday closed\. After hours calls ring at/)).toBeVisible();
  const changes = page.getByRole('list', { name: 'Latest changes' });
  const line = changes.getByRole('listitem').filter({ hasText: 'When calls ring: Always' });
  await expect(line.first()).toContainText('to an emergency number after hours');
  await expect(line.first()).toContainText(stack().admin.email);
  expect(await testCall(page)).toContain(`${onDuty} rings`);

  await page.goto('/admin/dashboard');
  await page.getByRole('tab', { name: 'Call Forwarding' }).click();
  await expect(page.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Always' }).check();
  await page.getByRole('button', { name: 'Apply Schedule' }).click();
  await expect(page.getByText('Schedule updated successfully')).toBeVisible();
  expect(await testCall(page)).toContain(`${mechanic} rings`);
});

test('a phone that is off passes the call on to the second one, where 1 is pressed', async ({ page }) => {
  await openTab(page, 'Call Forwarding');
  await page.getByRole('textbox', { name: 'Second phone' }).fill(onDuty);
  await page.getByRole('button', { name: 'Apply Schedule' }).click();
  await expect(page.getByText('Schedule updated successfully')).toBeVisible();
  const outcome = ['own-voicemail', 'answered'];
  const made = await phone('call', { from: '+19185550136', to: businessNumber, outcome, seconds: 20 });
  expect(made).toMatchObject({
    call: { duration: 20, legs: [{ to: mechanic }, { to: onDuty, status: 'completed', duration: 20 }] },
  });
  expect(JSON.stringify(made)).toContain('Press 1 to take it.');
  expect(await phone('violations')).toEqual({ violations: [] });
});

test('a missed caller gets one text and leaves a message that can be played', async ({ page }) => {
  const caller = '+19185550137';
  await openTab(page, 'Settings');
  // The lines about each number stand above, and move what is below them when they come.
  await expect(page.getByRole('list', { name: /^Health of/ }).first()).toBeVisible();
  await page.getByRole('switch', { name: 'Text the caller back' }).check();
  await page.getByRole('textbox', { name: 'Text to the caller' }).fill('Sorry we missed you at the yard.');
  await page.getByRole('combobox', { name: 'Send it' }).selectOption('At any time');
  await page.getByRole('switch', { name: 'Let the caller leave a voicemail' }).check();
  await page.getByRole('button', { name: 'Apply Missed-Call Settings' }).click();
  await expect(page.getByText('Missed-call settings updated successfully')).toBeVisible();

  const callIn = (voicemail: string) =>
    phone('call', { from: caller, to: businessNumber, outcome: 'no-answer', voicemail, messageSeconds: 3 });
  expect(JSON.stringify(await callIn('hangs-up'))).toContain('leave your name');
  await callIn('gives-up');
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await page.getByRole('button', { name: /Sorry we missed you at the yard/ }).click();
  const thread = page.getByRole('log');
  await expect(thread.getByText('Sorry we missed you at the yard.')).toHaveCount(1);
  await expect(thread.getByText(/Automatic, after a missed call/)).toBeVisible();
  await expect(page.getByText(/did not agree to texts/)).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await phone('state')).match(/Sorry we missed you at the yard/g)?.length)
    .toBe(1);

  const token = await signIn(stack().admin.email, stack().admin.password);
  const { body } = await invoke('twilio-manage', { action: 'getVoicemails' }, token);
  expect(body).toMatchObject({
    voicemails: expect.arrayContaining([expect.objectContaining({ caller, seconds: 3 })]),
  });
  const callSid = new RegExp(`"callSid":"(CA\\w+)","caller":"\\${caller}"`).exec(JSON.stringify(body))?.[1];
  const sound = await invoke('twilio-manage', { action: 'getRecording', callSid }, token);
  expect(sound.headers.get('content-type')).toBe('audio/wav');
  expect(await phone('violations')).toEqual({ violations: [] });
});
