import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bodiesOf, connectOffice, hold, names, office, save } from '../../support/office/office-server';
import { connectionLost, databaseRefusal, refusal } from '../../support/office/answers';
import { businessNumber, mechanic, noAlerts, numberHealth } from '../../support/office/office-rows';
import { findNotice, notices, openTab } from '../../support/office/render-office';
import { toE164 } from '../../../supabase/functions/_shared/phone';

const field = () => screen.getByRole('textbox', { name: 'Business phone number' });
const submit = () => screen.getByRole('button', { name: 'Save Phone Number' });

describe('the business number', () => {
  it.each([
    ...['+0 918 555 0142', '5', '+1234567890123456', '918.555.0142'].map((typed) => [typed, null]),
    ['123456789012345', '+123456789012345'],
  ])('typed as %j is %j in E.164 form', (typed, number) => expect(toE164(typed ?? '')).toBe(number));

  it('is inserted once, in E.164 form, and later saves update the row by its id', async () => {
    const give = hold('insert twilio_phone_number');
    const person = await openTab('Settings');
    await person.type(field(), '(918) 555-0143');
    await person.click(submit());
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeDisabled();
    await person.type(field(), '{Enter}');
    save('twilio_phone_number', businessNumber);
    give(HttpResponse.json({ id: 'id-of-twilio_phone_number' }, { status: 201 }));
    await findNotice('Phone number updated successfully');
    const description = 'Business phone number for calls and text messages';
    const row = { setting_key: 'twilio_phone_number', setting_value: businessNumber, description };
    expect(bodiesOf('insert twilio_phone_number')).toEqual([row]);
    expect(field()).toHaveValue(businessNumber);

    await person.clear(field());
    await person.type(field(), mechanic);
    await person.click(submit());
    const updates = () => bodiesOf('update id-of-twilio_phone_number');
    await waitFor(() => expect(updates()).toEqual([{ setting_value: mechanic }]));
  });

  it('counts as not saved when the database reports that there is no such row', async () => {
    office.instead['load twilio_phone_number'] = databaseRefusal(406, 'PGRST116');
    await openTab('Settings');
    expect(field()).toHaveValue('');
    expect(notices('Failed to load settings')).toEqual([]);
  });

  it('is saved even when another admin has just inserted the row', async () => {
    const person = await openTab('Settings');
    await person.type(field(), businessNumber);
    save('twilio_phone_number', mechanic);
    office.instead['insert twilio_phone_number'] = databaseRefusal(409, '23505');
    await person.click(submit());
    await findNotice('Phone number updated successfully');
    expect(bodiesOf('update id-of-twilio_phone_number')).toEqual([{ setting_value: businessNumber }]);
    expect(field()).toHaveValue(businessNumber);
  });
});

describe('the list of Twilio numbers', () => {
  beforeEach(() => {
    connectOffice();
    const spare = { sid: 'PN2', phoneNumber: '+19185550144', friendlyName: 'Spare line', voiceUrl: null };
    office.phoneNumbers.push(spare);
  });

  const card = (name: string) => screen.getByText(name).closest('li') ?? document.body;

  const notOwned = () => screen.queryByRole('region', { name: 'Not a number in your Twilio account' });

  it('without the saved number shows a lasting warning in Settings and Messages', async () => {
    const person = await openTab('Settings');
    await screen.findByText('Main line');
    expect(notOwned()).toBeNull();
    await person.clear(field());
    await person.type(field(), '+12');
    await person.click(submit());
    await findNotice('Phone number updated successfully');
    await waitFor(() => expect(notOwned()).toHaveTextContent(/\+12.* choose one of the account’s numbers/));
    await person.click(screen.getByRole('tab', { name: 'Messages' }));
    expect(notOwned()).toHaveTextContent(/Texts can’t be sent/);
    await person.click(screen.getByRole('tab', { name: 'Settings' }));
    await person.click(screen.getByRole('button', { name: 'Use this number: (918) 555-0143' }));
    await waitFor(() => expect(notOwned()).toBeNull());
  });

  const here = numberHealth({ sid: 'PN1' }).texts;
  const nowhere = { ...here, route: 'nowhere' as const, url: null };
  it.each([
    ['', {}],
    ['texts only', { calls: nowhere }],
    ['calls only', { texts: nowhere }],
    ['to Twilio only', { texts: nowhere, calls: nowhere }],
  ])('shows the number, name, webhook and state of each number (Connected %s)', async (limit, fields) => {
    office.numberHealth = [numberHealth({ sid: 'PN1', ...fields })];
    await openTab('Settings');
    await screen.findByText('Main line');
    const main = within(card('Main line'));
    expect(await main.findByRole('list', { name: /^Health of/ })).toBeVisible();
    expect(main.getByText(businessNumber)).toBeVisible();
    expect(main.getByText('Connected')).toBeVisible();
    expect(main.queryByText(/^(texts only|calls only|to Twilio only)$/)?.textContent ?? '').toBe(limit);
    expect(main.getByText('https://example.com/functions/v1/twilio-manage/voice')).toBeVisible();
    expect(within(card('Spare line')).queryByText(/webhook:/)).toBeNull();
  });
});

const isDown = { getPhoneNumbers: refusal(503, 'Twilio is not answering.') };
it.each([{}, isDown])('the first steps lead to their panels, even without Twilio', async (instead) => {
  Object.assign(office.instead, instead);
  save('twilio_phone_number', businessNumber);
  save('call_forwarding_number', mechanic);
  const person = await openTab('Settings');
  const steps = within(await screen.findByRole('region', { name: 'First steps: 2 of 5 done' }));
  await person.click(steps.getByRole('button', { name: /Turn on alerts/ }));
  expect(screen.getByRole('region', { name: 'Alerts' })).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  await person.click(steps.getByRole('button', { name: /^Done ?Choose whose phone rings/ }));
  expect(await screen.findByRole('tab', { name: 'Call Forwarding', selected: true })).toBeVisible();
});

it('the first steps of an office that is set up stay away while Twilio is down', async () => {
  Object.assign(office.instead, isDown);
  save('twilio_phone_number', businessNumber);
  save('call_forwarding_number', mechanic);
  office.instead['getAlerts'] = () => HttpResponse.json({ success: true, ...noAlerts, phone: mechanic });
  await openTab('Settings');
  await screen.findAllByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('heading', { name: /First steps/ })).toBeNull();
});

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';

it.each([
  ['a browser without push', 'Mozilla/5.0', /This browser can’t show alerts\. Use a different browser/],
  ['an iPhone without the office on its Home Screen', iPhone, /add the office to the Home Screen first/],
])('the alert settings tell a user of %s what to do', async (_, userAgent, sentence) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await openTab('Settings');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Alert this device' })).toBeNull();
});

it('the alert settings save kinds, number and quiet hours, and show a refusal without losing input', async () => {
  const person = await openTab('Settings');
  const missedCalls = () => screen.findByRole('checkbox', { name: 'Missed calls' });
  await person.click(await missedCalls());
  await person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByText(/Not applied yet/)).toBeNull();
  await person.click(await missedCalls());
  await person.click(screen.getByRole('switch', { name: 'Text alerts to a number' }));
  const save = screen.getByRole('button', { name: 'Apply Alert Settings' });
  await person.click(save);
  await findNotice('Please enter a number for alerts');
  const number = screen.getByRole('textbox', { name: 'Number for alerts' });
  expect(number).toHaveFocus();
  await person.type(number, '(918) 555-0177');
  await person.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  office.instead['saveAlerts'] = refusal(400, 'Alerts can’t be texted to a number of this account.');
  await person.click(save);
  await findNotice('Alerts can’t be texted to a number of this account.');
  expect(number).toHaveValue('(918) 555-0177');
  delete office.instead['saveAlerts'];
  await person.click(save);
  await findNotice('Alert settings updated successfully');
  expect(screen.queryByText(/Not applied yet/)).toBeNull();
  expect(bodiesOf('saveAlerts').at(-1)).toEqual({
    action: 'saveAlerts',
    kinds: ['text', 'emergency', 'voicemail', 'care'],
    phone: '+19185550177',
    quietHours: { from: '21:00', to: '06:00' },
  });
});

it('alert settings are not applied over what another device has applied, until the admin has been told', async () => {
  const person = await openTab('Settings');
  await person.click(await screen.findByRole('checkbox', { name: 'Missed calls' }));
  office.instead['getAlerts'] = () => HttpResponse.json({ success: true, ...noAlerts, phone: mechanic });
  const save = screen.getByRole('button', { name: 'Apply Alert Settings' });
  await person.click(save);
  await findNotice(/^These settings were changed elsewhere meanwhile\./);
  expect(bodiesOf('saveAlerts')).toEqual([]);
  await person.click(save);
  await findNotice('Alert settings updated successfully');
});

const imported = [
  { outcome: 'renamed', reason: null },
  { outcome: 'refused', reason: 'bad_number' },
];

it.each([
  [
    'renames contacts',
    () => HttpResponse.json({ success: true, rows: imported }),
    /2 of 2 rows: 0 added, 1 renamed, 0 unchanged, 1 refused\. 1 more without a name\.[^]*Row 3: 12, Nobody/,
  ],
  ['stops, after some rows perhaps', connectionLost, /The import stopped/],
])('an import that %s reloads the conversations and the calls', async (_, answer, shown) => {
  office.instead.importContacts = answer;
  const person = await openTab('Settings');
  const form = await screen.findByRole('form', { name: 'Import contacts' });
  const file = new File(['Phone,Name\n9185550188,Dana\n12,Nobody\n9185550199,'], 'contacts.csv', {
    type: 'text/csv',
  });
  await person.upload(within(form).getByLabelText('File to import (CSV)'), file);
  office.requests = [];
  await person.click(within(form).getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(form).toHaveTextContent(shown));
  await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['getConversations', 'getCallLogs'])));
});
