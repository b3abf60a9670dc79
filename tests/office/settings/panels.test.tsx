/** Behavior that the panels share. */
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { business } from '../../../src/content/business';
import { connectionLost, refusal } from '../../support/office/answers';
import { businessNumber } from '../../support/office/office-rows';
import { connectOffice, listRequestNames, office, save } from '../../support/office/office-server';
import { findNotice, notices, openSettings, openTab } from '../../support/office/render-office';

/** Opens a tab, or a page of Settings. */
function open(place: string) {
  const [tab = '', page] = place.split(', ');
  return page === undefined ? openTab(tab) : openSettings(page);
}

afterEach(() => onlineManager.setOnline(true));

it.each([
  ['Settings', 'getPhoneNumbers', 'The list of numbers', 'Failed to load Twilio phone numbers'],
  ['Settings', 'getNumberHealth', 'Number health', null],
  ['Settings, Calls and voicemail', 'load call_handling', 'The missed-call settings', null],
  ['Settings, Automatic texts', 'load call_handling', 'The automatic answers', null],
  ['Settings, Status', 'getOfficeStatus', 'The state of the office', null],
  ['Settings, Alerts', 'getAlerts', 'Your alerts', null],
  ['Settings, People', 'getPeople', 'The list of people', null],
  ['Settings, Replies', 'getReplies', 'The list of saved replies', null],
  ['Settings, Login and password', 'getMembers', 'Your name', null],
  ['Messages', 'getConversations', 'The list of conversations', 'Failed to load messages'],
  ['Call Analytics', 'getCallLogs', 'The call log', 'Failed to load call logs'],
  ['Call Forwarding', 'load call_forwarding_number', 'The forwarding number', 'Failed to load settings'],
  ['Call Forwarding', 'load call_handling', 'The schedule', null],
  ['Call Forwarding', 'getForwardingHistory', 'The list of changes', null],
])('%s: a failed "%s" shows one error for "%s", and Retry reloads and keeps the focus', async (...row) => {
  const [tab, request, subject, notice] = row;
  connectOffice();
  const failure = { error: 'Out of order.', message: 'Out of order.', code: 'XX000' };
  office.instead[request] = () => HttpResponse.json(failure, { status: 500 });
  const person = await open(tab);
  const failed = await screen.findByRole('group', { name: `${subject}: loading failed` });
  expect(within(failed).getByRole('alert')).toHaveTextContent(`${subject} could not be loaded.`);
  if (request.startsWith('get')) {
    expect(failed).toHaveTextContent('Out of order.');
  }
  if (tab === 'Messages') {
    expect(screen.queryByText(/Up to date/)).toBeNull();
  }
  if (notice) {
    await findNotice(notice);
    expect(notices(notice)).toHaveLength(1);
  }
  office.instead = {};
  await person.click(within(failed).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(failed).not.toBeInTheDocument());
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

const businessField = ['Settings', 'Business phone number', 'Save'] as const;
const forwardingField = ['Call Forwarding', 'Number to forward calls to', 'Update Call Forwarding'] as const;
const changes = () => listRequestNames().filter((name) => /^(insert|update|invite)/.test(name));

it.each([
  [...businessField, '   ', 'Phone number cannot be empty'],
  [...businessField, 'call me', `Please enter a valid phone number (e.g., ${business.phone.e164})`],
  [...forwardingField, '', 'Please enter a number to forward calls to'],
  [...forwardingField, 'extension 4', `Please enter a valid phone number (e.g., ${business.phone.e164})`],
])('%s: "%s" shows an error after "%s" with "%s", until a valid number is entered', async (...row) => {
  const [tab, label, button, typed, sentence] = row;
  save('twilio_phone_number', businessNumber);
  const person = await open(tab);
  const field = await screen.findByRole('textbox', { name: label });
  await person.clear(field);
  if (typed) {
    await person.type(field, typed);
  }
  await person.click(screen.getByRole('button', { name: button }));
  await findNotice(sentence);
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/E\.164.*Please enter a number like the example above/);
  expect(changes()).toEqual([]);
  await person.clear(field);
  await person.type(field, businessNumber);
  expect(field).toBeValid();
});

const byHours = ['Call Forwarding', 'During business hours only', 'Save'] as const;
const badHours =
  'Enter opening and closing times for every open day, the closing time after the opening time.';
const badPhone = 'The second phone is not a valid phone number.';
const textBack = ['Settings, Calls and voicemail', 'Text the caller back', 'Save'] as const;
const voicemail = ['Settings, Calls and voicemail', 'Let the caller leave a voicemail', 'Save'] as const;
const tooLong = 'The text can have 320 characters at most.';

it.each<[readonly [string, string, string], ...string[]]>([
  [byHours, 'Tuesday opens', '18:00', badHours, '06:00'],
  [byHours, 'Tuesday opens', '', badHours, '06:00'],
  [byHours, 'Second phone', 'Joe', badPhone, '(918) 555-0113'],
  [textBack, 'Text to the caller', 'x'.repeat(321), tooLong, 'We call you back. STOP ends texts.'],
  [voicemail, 'Greeting', ' ', 'Please write the greeting that callers hear.', 'We call you back.'],
])('with %s, a wrong "%s" (%s) is marked: %s', async ([tab, choice, button], ...values) => {
  const [label = '', wrong, sentence = '', right] = values;
  const person = await open(tab);
  await person.click(await screen.findByLabelText(choice));
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: wrong } });
  await person.click(screen.getByRole('button', { name: button }));
  await findNotice(sentence);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(listRequestNames().filter((name) => name.startsWith('update'))).toEqual([]);
  fireEvent.change(field, { target: { value: right } });
  expect(field).toBeValid();
});

const schedule = ['Call Forwarding', 'Second phone', 'Save'] as const;
const invitation = ['Settings, People', 'Email address to invite', 'Invite'] as const;

it.each([
  [...businessField, 'update id-of-twilio_phone_number', connectionLost, 'Failed to save phone number'],
  [...forwardingField, 'updateCallForwarding', connectionLost, 'Failed to update call forwarding'],
  [...forwardingField, 'updateCallForwarding', 400, 'Calls cannot be forwarded to the business number.'],
  [...schedule, 'updateCallSchedule', connectionLost, 'Failed to update the schedule'],
  [...schedule, 'updateCallSchedule', 400, 'The second phone is a number of this account.'],
  [...invitation, 'invitePerson', 409, 'This person has access already.'],
])('%s: "%s" keeps what was typed when "%s" fails: $5', async (...row) => {
  const [tab, label, button, request, failure, sentence] = row;
  connectOffice();
  office.instead[request] = typeof failure === 'number' ? refusal(failure, sentence) : failure;
  const person = await open(tab);
  const field = await screen.findByRole('textbox', { name: label });
  await person.clear(field);
  // Without a connection a change fails at once, so that it is not made later without notice.
  onlineManager.setOnline(failure !== connectionLost);
  const typed = label.startsWith('Email') ? 'dana@example.com' : '(918) 555-0177';
  await person.type(field, typed);
  await person.click(screen.getByRole('button', { name: button }));
  await findNotice(sentence);
  expect(field).toHaveValue(typed);
  expect(screen.getByRole('button', { name: button })).toBeEnabled();
  expect(changes()).toEqual([request]);
  if (typeof failure !== 'number') {
    return;
  }
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(field).toHaveFocus();
});
