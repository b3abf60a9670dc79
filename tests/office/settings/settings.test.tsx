import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readBusinessNumber } from '../../../supabase/functions/_shared/domain/business-number';
import { connectionLost, databaseRefusal, refusal } from '../../support/office/answers';
import { businessNumber, mechanic, noAlerts, numberHealth } from '../../support/office/office-rows';
import {
  listBodies,
  connectOffice,
  hold,
  listRequestNames,
  office,
  save,
} from '../../support/office/office-server';
import { findNotice, notices, openSettings, openTab } from '../../support/office/render-office';

const field = () => screen.getByRole('textbox', { name: 'Business phone number' });
const submit = () => screen.getByRole('button', { name: 'Save' });

describe('the business number', () => {
  it.each([
    ...['+0 918 555 0142', '5', '+1234567890123456', '918.555.0142'].map((typed) => [typed, null]),
    ['123456789012345', '+123456789012345'],
  ])('typed as %j is %j in E.164 form', (typed, number) =>
    expect(readBusinessNumber(typed ?? '')).toBe(number),
  );

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
    expect(listBodies('insert twilio_phone_number')).toEqual([row]);
    expect(field()).toHaveValue(businessNumber);

    await person.clear(field());
    await person.type(field(), mechanic);
    await person.click(submit());
    const updates = () => listBodies('update id-of-twilio_phone_number');
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
    expect(listBodies('update id-of-twilio_phone_number')).toEqual([{ setting_value: businessNumber }]);
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
  const steps = within(await screen.findByRole('region', { name: 'First steps: 2 of 6 done' }));
  await person.click(steps.getByRole('button', { name: 'Show' }));
  await person.click(steps.getByRole('button', { name: /Turn on alerts/ }));
  expect(screen.getByRole('region', { name: 'Alerts' })).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  await person.click(screen.getByRole('link', { name: /^Number/ }));
  await person.click(steps.getByRole('button', { name: /^Done ?Choose whose phone rings/ }));
  expect(await screen.findByRole('tab', { name: 'Call Forwarding', selected: true })).toBeVisible();
});

it('the first steps ask for what missed callers get until one of the two is on', async () => {
  const person = await openTab('Settings');
  const steps = within(await screen.findByRole('region', { name: 'First steps: 0 of 6 done' }));
  await person.click(steps.getByRole('button', { name: 'Show' }));
  await person.click(steps.getByRole('button', { name: /Choose what missed callers get/ }));
  const textBack = await screen.findByRole('switch', { name: 'Text the caller back' });
  await waitFor(() => expect(textBack).toHaveFocus());
  await person.click(screen.getByRole('switch', { name: 'Let the caller leave a voicemail' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.click(screen.getByRole('link', { name: /^Number/ }));
  expect(await screen.findByRole('region', { name: 'First steps: 1 of 6 done' })).toBeVisible();
});

it('the first steps say when they could not be checked', async () => {
  office.instead['getAlerts'] = refusal(503, 'The database is not answering.');
  await openTab('Settings');
  const steps = await screen.findByText('First steps');
  await waitFor(() => expect(steps.parentElement).toHaveTextContent('First steps could not be checked.'));
});

it('the first steps of an office that is set up stay away while Twilio is down', async () => {
  Object.assign(office.instead, isDown);
  office.callHandling.voicemail_on = true;
  save('twilio_phone_number', businessNumber);
  save('call_forwarding_number', mechanic);
  office.instead['getAlerts'] = () => HttpResponse.json({ success: true, ...noAlerts, phone: mechanic });
  await openTab('Settings');
  await screen.findAllByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('region', { name: /First steps/ })).toBeNull();
});

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';

it.each([
  ['a browser without push', 'Mozilla/5.0', /This browser can’t show alerts\. Use a different browser/],
  ['an iPhone without the office on its Home Screen', iPhone, /add the office to the Home Screen first/],
])('the alert settings tell a user of %s what to do', async (_, userAgent, sentence) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await openSettings('Alerts');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Alert this device' })).toBeNull();
});

it('the alert settings save kinds, number and quiet hours, and show a refusal without losing input', async () => {
  const person = await openSettings('Alerts');
  const missedCalls = () => screen.findByRole('checkbox', { name: 'Missed calls' });
  await person.click(await missedCalls());
  await person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByText(/Not saved yet/)).toBeNull();
  await person.click(await missedCalls());
  await person.click(screen.getByRole('switch', { name: 'Text alerts to a number' }));
  const save = screen.getByRole('button', { name: 'Save' });
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
  expect(screen.queryByText(/Not saved yet/)).toBeNull();
  expect(listBodies('saveAlerts').at(-1)).toEqual({
    action: 'saveAlerts',
    kinds: ['text', 'emergency', 'voicemail', 'care'],
    phone: '+19185550177',
    quietHours: { from: '21:00', to: '06:00' },
  });
});

it('alert settings are not applied over what another device has applied, until the admin has been told', async () => {
  const person = await openSettings('Alerts');
  await person.click(await screen.findByRole('checkbox', { name: 'Missed calls' }));
  office.instead['getAlerts'] = () => HttpResponse.json({ success: true, ...noAlerts, phone: mechanic });
  const save = screen.getByRole('button', { name: 'Save' });
  await person.click(save);
  await findNotice(/^These settings were changed elsewhere meanwhile\./);
  expect(listBodies('saveAlerts')).toEqual([]);
  await person.click(save);
  await findNotice('Alert settings updated successfully');
});

const file = (text: string) => new File([text], 'contacts.csv', { type: 'text/csv' });

async function chooseFile(chosen: File) {
  const person = await openSettings('Contacts');
  const form = await screen.findByRole('form', { name: 'Import contacts' });
  await person.upload(within(form).getByLabelText('File to import (CSV)'), chosen);
  office.requests = [];
  return {
    person,
    form,
    submitImport: () => person.click(within(form).getByRole('button', { name: 'Import' })),
  };
}

const imported = [
  { outcome: 'renamed', reason: null },
  { outcome: 'refused', reason: 'The name is too long.' },
];

it.each([
  [
    'renames contacts',
    () => HttpResponse.json({ success: true, rows: imported }),
    /4 rows: 0 added, 1 renamed, 0 updated, 0 unchanged\. 3 values not taken\.[^]*not read: Notes\.[^]*Row 3: 12, Nobody – This is not a phone number[^]*Row 4: \+19185550199 – This row has no name[^]*Row 5: \+19185550177, Long – The name is too long/,
  ],
  ['stops, after some rows perhaps', connectionLost, /The import stopped/],
])('an import that %s reloads the conversations and the calls', async (_, answer, shown) => {
  office.instead.importContacts = answer;
  const rows = '9185550188,Dana,x\n12,Nobody,\n9185550199,,\n9185550177,Long,';
  const { form, submitImport } = await chooseFile(file(`Phone,Name,Notes\n${rows}`));
  await submitImport();
  await waitFor(() => expect(form).toHaveTextContent(shown));
  await waitFor(() =>
    expect(listRequestNames()).toEqual(expect.arrayContaining(['getConversations', 'getCallLogs'])),
  );
});

it('an import sends what the admin says about permission with every row, and tells who may be texted', async () => {
  const rows = ['allowed', 'opted_out'].map((texting) => ({ outcome: 'created', reason: null, texting }));
  office.instead.importContacts = () => HttpResponse.json({ success: true, rows });
  const { person, form, submitImport } = await chooseFile(
    file('Name,Company,Mobile,Work phone\nDana,Acme,9185550188,918-555-0199 x12'),
  );
  await person.click(within(form).getByLabelText('Everybody in this file agreed to texts'));
  await person.click(within(form).getByLabelText('In person'));
  await person.type(within(form).getByLabelText('When they agreed'), '2026-11-03');
  await person.type(within(form).getByLabelText('Note'), 'Signed work orders');
  await submitImport();
  await waitFor(() =>
    expect(form).toHaveTextContent('1 may be texted. 1 opted out or are blocked, and stay so.'),
  );
  const details = { name: 'Dana', company: 'Acme', email: null };
  expect(listBodies('importContacts')).toEqual([
    {
      action: 'importContacts',
      rows: [
        { address: '+19185550188', ...details, extension: null },
        { address: '+19185550199', ...details, extension: '12' },
      ],
      permission: { how: 'person', note: 'Signed work orders', agreedOn: '2026-11-03' },
    },
  ]);
});

it('an import without the day or the note of the permission marks that field, and nothing is sent before', async () => {
  const { person, form, submitImport } = await chooseFile(file('Phone,Name\n9185550188,Dana'));
  const findField = (label: string) => within(form).getByLabelText(label);
  await person.click(findField('Everybody in this file agreed to texts'));
  await submitImport();
  await waitFor(() => expect(findField('When they agreed')).toHaveFocus());
  expect(findField('When they agreed')).toHaveAttribute('aria-invalid', 'true');
  expect(findField('When they agreed')).toHaveAccessibleDescription(
    'Enter the day on which these people agreed, today at the latest.',
  );
  expect(findField('File to import (CSV)')).toHaveAttribute('aria-invalid', 'false');

  await person.type(findField('When they agreed'), '2026-11-03');
  expect(findField('When they agreed')).toHaveAttribute('aria-invalid', 'false');
  await submitImport();
  await waitFor(() => expect(findField('Note')).toHaveFocus());
  expect(findField('Note')).toHaveAttribute('aria-invalid', 'true');
  expect(findField('Note')).toHaveAccessibleDescription(/Add a note on what these people agreed to\.$/);
  expect(findField('File to import (CSV)')).toHaveAttribute('aria-invalid', 'false');
  expect(listBodies('importContacts')).toEqual([]);

  office.instead.importContacts = refusal(400, 'Enter the day.', 'no_permission');
  await person.type(findField('Note'), 'Signed work orders');
  await submitImport();
  // The server’s clock may still say yesterday.
  await waitFor(() => expect(findField('When they agreed')).toHaveFocus());
  expect(findField('When they agreed')).toHaveAttribute('aria-invalid', 'true');
  expect(findField('File to import (CSV)')).toHaveAttribute('aria-invalid', 'false');
});

it('an import without a file marks the file, whatever is missing below it', async () => {
  const person = await openSettings('Contacts');
  const form = await screen.findByRole('form', { name: 'Import contacts' });
  await person.click(within(form).getByLabelText('Everybody in this file agreed to texts'));
  await person.click(within(form).getByRole('button', { name: 'Import' }));
  const field = within(form).getByLabelText('File to import (CSV)');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/Please choose a file$/);
  expect(within(form).getByLabelText('When they agreed')).toHaveAttribute('aria-invalid', 'false');
});

it('an import of a file that was changed after it was chosen asks for the file again', async () => {
  const changed = file('Phone,Name\n9185550188,Dana');
  vi.spyOn(changed, 'arrayBuffer').mockRejectedValue(new DOMException('changed', 'NotReadableError'));
  const { form, submitImport } = await chooseFile(changed);
  await submitImport();
  await waitFor(() => expect(form).toHaveTextContent('The file has changed. Choose it again.'));
  expect(listBodies('importContacts')).toEqual([]);
});

it('what an import did not take can be downloaded as a file', async () => {
  office.instead.importContacts = () => HttpResponse.json({ success: true, rows: [imported[0]] });
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { person, submitImport } = await chooseFile(file('Phone,Name\n9185550188,Dana\n12,=Nobody'));
  await submitImport();
  await person.click(await screen.findByRole('button', { name: 'Download what was not taken (CSV)' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const written = saved.mock.calls[0]?.[0];
  if (!(written instanceof Blob)) {
    throw new Error('no file was saved');
  }
  expect(await written.text()).toContain(
    `"3","12","'=Nobody","This is not a phone number with its area code."`,
  );
});
