import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { businessNumber, mechanic, numberHealth } from '../../support/office/office-rows';
import { listBodies, connectOffice, listRequestNames, office } from '../../support/office/office-server';
import { findNotice, openTab, renderOffice } from '../../support/office/render-office';

const field = () => screen.getByRole('textbox', { name: 'Number to forward calls to' });
const submit = () => screen.getByRole('button', { name: 'Update Call Forwarding' });
const saves = () => listRequestNames().filter((name) => /^(insert|update) /.test(name));
const banner = () => screen.queryByText('Call Forwarding Active')?.closest('.bg-go') ?? null;

const changes = [{ field: 'VoiceUrl', from: 'https://other.example/voice', to: 'https://ours.example' }];

/** Connects the office without a forwarding number. */
function connectWithoutTarget() {
  connectOffice();
  office.settings.pop();
}

it('call forwarding cannot be set before a business number is saved', async () => {
  await openTab('Call Forwarding');
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Please save a phone number first');
  expect(screen.getByText('Please save a phone number first')).toBeVisible();
  fireEvent.change(field(), { target: { value: mechanic } });
  fireEvent.submit(field());
  expect(listRequestNames()).not.toContain('updateCallForwarding');
});

it('call forwarding sets the webhook, then saves the forwarding number, then shows the banner', async () => {
  connectWithoutTarget();
  const person = await openTab('Call Forwarding');
  expect(banner()).toBeNull();
  expect(screen.getByText(/original caller ID is preserved/)).toBeVisible();
  await person.type(field(), '(918) 555-0177');
  await person.click(submit());
  await findNotice('Call forwarding updated successfully');
  const insert = 'insert call_forwarding_number';
  expect(listBodies('updateCallForwarding')).toEqual([
    { action: 'updateCallForwarding', phoneNumber: businessNumber, forwardTo: mechanic },
  ]);
  const description = 'Number that incoming calls are forwarded to';
  const row = { setting_key: 'call_forwarding_number', setting_value: mechanic, description };
  expect(listBodies(insert)).toEqual([row]);
  expect(listRequestNames().indexOf('updateCallForwarding')).toBeLessThan(listRequestNames().indexOf(insert));
  expect(banner()).toHaveTextContent(mechanic);
  expect(field()).toHaveValue(mechanic);

  await person.clear(field());
  await person.type(field(), '+19185550178');
  await person.click(submit());
  const isoTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  await waitFor(() => expect(banner()).toHaveTextContent('+19185550178'));
  const changed = { setting_value: '+19185550178', updated_at: isoTime };
  expect(listBodies('update id-of-call_forwarding_number')).toEqual([changed]);

  // Only the answer is lost.
  office.instead.updateCallForwarding = () => {
    Object.assign(office.settings[1] ?? {}, { setting_value: '+19185550179' });
    return HttpResponse.error();
  };
  await person.click(submit());
  await waitFor(() => expect(banner()).toHaveTextContent('0179'));
});

it('call forwarding asks before it replaces another system’s webhook, for each number that is typed', async () => {
  connectWithoutTarget();
  office.instead.updateCallForwarding = () =>
    HttpResponse.json({ error: 'Confirm it.', code: 'replaces_set_up', changes }, { status: 409 });
  const person = await openTab('Call Forwarding');
  await person.type(field(), mechanic);
  await person.click(submit());
  const question = { name: /set another place/ };
  expect(await screen.findByRole('alert', question)).toHaveTextContent('other.example');
  expect(saves()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(screen.queryByRole('alert', question)).toBeNull();
  expect(field()).toHaveValue(mechanic);

  await person.click(submit());
  await screen.findByRole('alert', question);
  fireEvent.input(field(), { target: { value: '+19185550178' } });
  await waitFor(() => expect(screen.queryByRole('alert', question)).toBeNull());
  expect(field()).toHaveValue('+19185550178');

  await person.click(submit());
  const agree = await screen.findByRole('button', { name: 'Replace it and forward calls' });
  delete office.instead.updateCallForwarding;
  await person.click(agree);
  await findNotice('Call forwarding updated successfully');
  expect(listBodies('updateCallForwarding').at(-1)).toMatchObject({
    forwardTo: '+19185550178',
    replacing: changes,
  });
});

it('the call forwarding banner turns green once the business number is set up', async () => {
  connectOffice();
  const { numberHealth: connected } = office;
  const nowhere = { ...numberHealth({ sid: 'PN1' }).calls, route: 'nowhere' as const, url: null };
  office.numberHealth = [numberHealth({ sid: 'PN1', calls: nowhere })];
  const person = await openTab('Call Forwarding');
  await screen.findByText('Calls are not reaching your forwarding number');
  office.numberHealth = connected;
  await person.click(submit());
  expect(await screen.findByText('Call Forwarding Active')).toBeVisible();
});

const choose = (name: string) => screen.findByRole('radio', { name });
const apply = () => screen.getByRole('button', { name: 'Save' });
const stored = () => localStorage.getItem('office-settings-drafts') ?? '';
const onDuty = '+19185550178';
const weekdays = 'monday tuesday wednesday thursday friday'.split(' ');
const workdays = Object.fromEntries(weekdays.map((day) => [day, { opens: '07:00', closes: '18:00' }]));

it('the call schedule saves hours, an emergency number and more phones, and the banner says when calls ring', async () => {
  connectOffice();
  const person = await openTab('Call Forwarding');
  await person.click(await choose('During business hours, and to an emergency number after hours'));
  await person.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  fireEvent.change(screen.getByLabelText('Sunday opens'), { target: { value: '13:00' } });
  fireEvent.change(screen.getByLabelText('Sunday closes'), { target: { value: '00:00' } });
  await person.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  await person.type(screen.getByRole('textbox', { name: 'Emergency number' }), '(918) 555-0178');
  await person.type(screen.getByRole('textbox', { name: 'Second phone' }), '(918) 555-0113');
  await person.type(screen.getByRole('textbox', { name: 'Third phone' }), '+19185550114');
  await person.click(screen.getByRole('radio', { name: /^All at once/ }));
  await person.click(screen.getByRole('switch', { name: 'Ask whoever picks up to press 1' }));
  await person.click(apply());
  await findNotice('Schedule updated successfully');
  const action = 'updateCallSchedule';
  const when = { forwardWhen: 'emergency_after_hours', afterHoursNumber: onDuty, holidays: [] };
  const hours = { ...workdays, saturday: null, sunday: { opens: '13:00', closes: '00:00' } };
  const phones = { secondNumber: '+19185550113', thirdNumber: '+19185550114', ringOrder: 'all_at_once' };
  expect(listBodies(action)).toEqual([{ action, ...when, hours, ...phones, screeningOn: false }]);
  expect(banner()).toHaveTextContent('During business hours, and to an emergency number after hours.');
});

it('the call schedule saves days off, and refuses two with the same date and one that is over', async () => {
  office.callHandling.holidays = ['2020-12-25', '2999-12-25'].map((date) => ({ date, name: null }));
  const person = await openTab('Call Forwarding');
  await person.click(await choose('During business hours only'));
  expect(screen.getByLabelText('Date of day off 1')).toHaveValue('2999-12-25');
  await person.click(screen.getByRole('button', { name: 'Add a day off' }));
  const added = screen.getByLabelText('Date of day off 2');
  expect(added).toHaveFocus();
  await person.type(screen.getByLabelText('Name of day off 2'), ' Inventory ');
  fireEvent.change(added, { target: { value: '2999-12-25' } });
  await person.click(apply());
  await findNotice('Enter a date for each holiday, each date once, 100 at most.');
  expect(added).toBeInvalid();
  fireEvent.change(added, { target: { value: '2020-07-05' } });
  await person.click(apply());
  await findNotice('This day is over. Enter a day to come.');
  expect(added).toHaveFocus();
  fireEvent.change(added, { target: { value: '2999-07-05' } });
  expect(added).toBeValid();
  await person.click(screen.getByRole('button', { name: 'Remove day off 1' }));
  await person.click(apply());
  await findNotice('Schedule updated successfully');
  const holidays = [{ date: '2999-07-05', name: 'Inventory' }];
  expect(listBodies('updateCallSchedule')).toMatchObject([{ holidays }]);
});

it('the call schedule keeps unapplied changes, even incomplete ones, across a reload until they are applied or discarded', async () => {
  const person = await openTab('Call Forwarding');
  expect(screen.queryByText(/^Not saved yet/)).toBeNull();
  await person.click(await choose('During business hours only'));
  fireEvent.change(screen.getByLabelText('Friday closes'), { target: { value: '16:00' } });
  await person.click(screen.getByRole('button', { name: 'Add a day off' }));
  fireEvent.change(screen.getByLabelText('Second phone'), { target: { value: '555' } });
  cleanup();
  // Another device has changed what this one left alone.
  office.callHandling.screening_on = false;
  const again = renderOffice('/admin/dashboard?tab=call-forwarding');
  expect(await choose('During business hours only')).toBeChecked();
  expect(screen.getByLabelText('Friday closes')).toHaveValue('16:00');
  expect(screen.getByLabelText('Date of day off 1')).toHaveValue('');
  expect(screen.getByLabelText('Second phone')).toHaveValue('555');
  expect(screen.getByRole('switch', { name: /press 1$/ })).not.toBeChecked();
  expect(screen.getByText(/^Not saved yet/)).toBeVisible();
  await again.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await choose('Always')).toBeChecked();
  expect(screen.queryByText(/^Not saved yet/)).toBeNull();
  expect(stored()).not.toContain('schedule');

  await again.click(await choose('During business hours only'));
  expect(stored()).toContain('schedule');
  await again.click(apply());
  await findNotice('Schedule updated successfully');
  expect(stored()).not.toContain('schedule');
});

it('the call schedule is not applied over what another device has applied, until the admin has been told', async () => {
  connectOffice();
  const person = await openTab('Call Forwarding');
  await person.type(await screen.findByRole('textbox', { name: 'Second phone' }), '+19185550113');
  const holidays = [{ date: '2099-12-25', name: 'Christmas' }];
  office.callHandling.holidays = holidays;
  await person.click(apply());
  await screen.findByText(/^These settings were changed elsewhere meanwhile\./);
  expect(listBodies('updateCallSchedule')).toEqual([]);
  await person.click(apply());
  await findNotice('Schedule updated successfully');
  expect(listBodies('updateCallSchedule')).toMatchObject([{ secondNumber: '+19185550113', holidays }]);
});

it('the list of latest changes shows who changed what', async () => {
  office.forwardingChanges = [
    { id: 2, at: '2026-11-20T15:00:00Z', by: 'owner@example.com', what: 'hours', from: '{}', to: '{}' },
    { id: 1, at: '2026-11-18T15:00:00Z', by: null, what: 'afterHoursNumber', from: null, to: onDuty },
  ];
  await openTab('Call Forwarding');
  const lines = within(await screen.findByRole('list', { name: 'Latest changes' })).getAllByRole('listitem');
  expect(lines[0]).toHaveTextContent(/^Business hours ?owner@example\.com/);
  expect(lines[1]).toHaveTextContent(/Emergency number: none →changed to .*0178/);
  expect(lines[1]).toHaveTextContent('Outside the office');
});
