import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { business } from '../../../src/content/business';
import { connectionLost, refusal } from '../../support/office/answers';
import { box, fillInbox, openConversation, openCustomer, openInbox, send } from '../../support/office/inbox';
import { businessNumber, conversation, customer, message } from '../../support/office/office-rows';
import { listBodies, hold, keysSent, listRequestNames, office } from '../../support/office/office-server';
import { findNotice, openTab } from '../../support/office/render-office';

const uuid: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
const sendMessage = { action: 'sendMessage', from: businessNumber, to: customer, idempotencyKey: uuid };
beforeEach(fillInbox);
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const sendButton = () => screen.getByRole('button', { name: 'Send' });

it('"Try again" resends a failed text once, with a reference to the failed text', async () => {
  office.messages[customer] = [
    message({ id: 'm1' }),
    message({ id: 'm2', direction: 'outbound', body: 'On our way', status: 'failed', errorCode: 30008 }),
  ];
  const person = await openCustomer();
  // Without clearing this copy of the text, the office could send the text twice.
  await person.type(box(), ' On our way ');
  office.instead.sendMessage = refusal(400, 'This number is a landline and can’t receive texts.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(box()).toHaveValue('');
  await findNotice('This number is a landline and can’t receive texts.');
  const give = hold('sendMessage');
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  await person.click(await screen.findByRole('button', { name: 'Sending…', hidden: false }));
  office.messages[customer]?.splice(
    1,
    1,
    message({ id: 'm2', direction: 'outbound', body: 'On our way', status: 'failed', isRetried: true }),
    message({ id: 'm3', direction: 'outbound', body: 'On our way', status: 'queued' }),
  );
  give(HttpResponse.json({ success: true, message: message({ id: 'm3', direction: 'outbound' }) }));
  await findNotice('Message sent');
  expect(listBodies('sendMessage').slice(1)).toEqual([{ ...sendMessage, body: 'On our way', retryOf: 'm2' }]);
  expect(await screen.findByText('Retried below.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(document.body).not.toHaveFocus();
});

it('writing a text sends on Enter unless blank or composing a word, clears the box, and reloads the conversation and the list', async () => {
  const person = await openInbox();
  const log = await openConversation(person);
  expect(sendButton()).toBeDisabled();
  await person.type(box(), '   {Enter}');
  expect(sendButton()).toBeDisabled();
  await person.clear(box());
  await person.type(box(), 'On our way{Shift>}{Enter}{/Shift}40 minutes.');
  // These confirm a word in an input method editor.
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  expect(sendButton()).toBeEnabled();
  expect(listBodies('sendMessage')).toHaveLength(0);
  log.scrollTop = -500;
  await send(person);
  expect(listBodies('sendMessage')).toEqual([{ ...sendMessage, body: 'On our way\n40 minutes.' }]);
  expect(box()).toHaveValue('');
  expect(await within(log).findByText(/On our way/)).toBeVisible();
  expect(log.scrollTop).toBe(0);
  expect(listBodies('getConversation')).toHaveLength(2);
  await waitFor(() => expect(listBodies('getConversations')).toHaveLength(2));
});

it('a sent text is in the conversation before that has been reloaded', async () => {
  const person = await openInbox();
  const log = await openConversation(person);
  const give = hold('getConversation');
  await person.type(box(), 'On our way{Enter}');
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(within(log).getByText(/On our way/)).toBeVisible();
  give(HttpResponse.error());
});

it('writing a text asks for a business number when none is saved, and keeps the text', async () => {
  const person = await openTab('Messages');
  await openConversation(person);
  await person.type(box(), 'On our way{Enter}');
  await findNotice('Please configure a phone number first');
  expect(box()).toHaveValue('On our way');
  expect(listBodies('sendMessage')).toHaveLength(0);
});

it('writing a text shows the server’s reason for a refusal, keeps the text, and retries with a new key', async () => {
  const sentence = 'This customer has opted out of texts.';
  office.instead.sendMessage = refusal(409, sentence);
  const person = await openCustomer();
  await person.type(box(), 'On our way{Enter}');
  await findNotice(sentence);
  expect(box()).toHaveValue('On our way');
  expect(screen.getByText(/^This text was not sent/)).toBeVisible();
  await send(person);
  expect(screen.queryByText(/^This text was not sent/)).toBeNull();
  expect(new Set(keysSent()).size).toBe(2);
});

const open = { success: false, code: 'not_confirmed', error: 'Wait.' };
it.each([
  ['the office does not know the answer', refusal(202, 'Not yet.'), 'Not yet.'],
  ['Twilio has not confirmed the text', () => HttpResponse.json(open, { status: 202 }), 'Wait.'],
])('writing a text resends with the same idempotency key when %s', async (_, failure, notice) => {
  office.instead.sendMessage = failure;
  const person = await openCustomer();
  await person.type(box(), 'On our way{Enter}');
  await findNotice(notice);
  expect(box()).toHaveValue('On our way');
  expect(screen.getByText(/^Not confirmed yet: this text may or may not have been sent/)).toBeVisible();
  await send(person);
  expect(new Set(keysSent()).size).toBe(1);
});

it('writing a text sends no request while the browser is offline, and says whether the text was not sent or is unconfirmed', async () => {
  const unclear = /^Not confirmed yet: this text may or may not have been sent/;
  const person = await openCustomer();
  onlineManager.setOnline(false);
  await person.type(box(), 'On our way{Enter}');
  await findNotice('Failed to send message');
  expect(screen.getByText(/^This text was not sent/)).toBeVisible();
  expect(listRequestNames()).not.toContain('sendMessage');

  onlineManager.setOnline(true);
  office.instead.sendMessage = connectionLost;
  await person.type(box(), '{Enter}');
  expect(await screen.findByText(unclear)).toBeVisible();
  onlineManager.setOnline(false);
  await person.type(box(), '{Enter}');
  expect(screen.getByText(unclear)).toBeVisible();
  onlineManager.setOnline(true);
  await send(person);
  expect(new Set(keysSent()).size).toBe(1);
});

it('writing a text names the number that replies are sent from when it differs from the saved number', async () => {
  office.conversations = [conversation({ conversationId: 'c1', businessNumber: '+19185550102' })];
  await openCustomer();
  const line = 'They texted (918) 555-0102. Replies are sent from that number.';
  expect(screen.getByText(/^They texted/)).toHaveTextContent(line);
});

it('writing a text counts characters, and sends at most 1600', async () => {
  const person = await openCustomer();
  const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
  write('x'.repeat(1601));
  expect(box()).toHaveAccessibleDescription(/1601 of 1600 characters/);
  expect(box()).toBeInvalid();
  expect(sendButton()).toBeDisabled();
  write('x'.repeat(1600));
  expect(box()).toBeValid();
  await person.click(sendButton());
  await findNotice('Message sent');
});

it('saved replies go into the message without being sent', async () => {
  office.savedReplies = [{ id: 'r1', body: 'We are on our way.' }];
  const person = await openCustomer();
  await person.type(box(), 'Hello!');
  await person.click(screen.getByRole('button', { name: 'Saved replies' }));
  await person.click(await screen.findByRole('button', { name: 'We are on our way.' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(box()).toHaveValue('Hello! We are on our way.');
  expect(listBodies('sendMessage')).toHaveLength(0);
});

it('saved replies can be saved from the message, deleted and restored with Undo', async () => {
  const answer = hold('getReplies');
  const person = await openCustomer();
  await person.type(box(), 'Call us any time.');
  await person.click(screen.getByRole('button', { name: 'Saved replies' }));
  // The library would not repeat a first load that is under way.
  expect(screen.queryByRole('button', { name: 'Save your message as a reply' })).toBeNull();
  office.instead = {};
  answer(HttpResponse.json({ replies: [] }));
  expect(await screen.findByText(/No saved replies yet/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save your message as a reply' }));
  await person.click(await screen.findByRole('button', { name: 'Delete: Call us any time.' }));
  expect(await screen.findByText(/No saved replies yet/)).toBeVisible();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await person.click(undo);
  expect(await screen.findByRole('button', { name: 'Call us any time.' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('a dialog with an invalid entry saves and reloads nothing, and keeps the entries when it is closed', async () => {
  const person = await openInbox();
  await screen.findByRole('button', { name: /Thanks, all good/ });
  await person.click(screen.getByRole('button', { name: 'New message' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New message' }));
  await person.type(dialog.getByLabelText('Phone number'), 'abc');
  await person.type(dialog.getByLabelText('Note'), 'Called at noon');
  office.requests = [];
  await person.click(dialog.getByRole('button', { name: 'Open conversation' }));
  await findNotice(`Please enter a valid phone number (e.g., ${business.phone.e164})`);
  expect(dialog.getByRole('button', { name: 'Open conversation' })).toBeEnabled();
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'New message' }));
  expect(screen.getByLabelText('Note')).toHaveValue('Called at noon');
  await person.clear(screen.getByLabelText('Phone number'));
  await person.type(screen.getByLabelText('Phone number'), '(918) 555-0142{Enter}');
  await waitFor(() => expect(listRequestNames()).toContain('startConversation'));
  expect(listBodies('startConversation')).toHaveLength(1);
});

const asked = '+19185550142';

it.each([
  [{ how: 'text', note: null, notedAt: '2026-11-03T18:15:00Z' }, 'Texted us on Nov 3. You may text them.'],
  [
    { how: 'call', note: null, notedAt: '2026-11-28T18:15:00Z' },
    /Called on Nov 28, 12:15\sPM\. You may text/,
  ],
  [
    { how: 'form', note: null, notedAt: '2025-11-03T18:15:00Z' },
    /on the website’s form on Nov 3, 2025\. You/,
  ],
  [
    { how: 'person', note: 'At the gate', notedAt: '2026-11-03T18:15:00Z' },
    /in person, noted on Nov 3: “At the gate”/,
  ],
])('a new message to somebody with the permission %j asks for none', async (permission, words) => {
  vi.setSystemTime('2026-11-28T19:00:00Z');
  office.permissions[asked] = { name: 'Dana', company: 'Acme', textBlock: null, permission };
  const person = await openInbox();
  await person.click(await screen.findByRole('button', { name: 'New message' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New message' }));
  await person.type(dialog.getByLabelText('Phone number'), '918.555.0142 ext. 4');
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByText('Dana, Acme.')).toBeVisible();
  expect(dialog.queryByLabelText('Note')).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Open conversation' }));
  await waitFor(() => expect(listBodies('startConversation')).toHaveLength(1));
  expect(listBodies('startConversation')).toEqual([{ action: 'startConversation', to: asked, name: '' }]);
});

it.each([
  ['opted_out', /replied STOP/],
  ['blocked', /is blocked/],
])('a new message to somebody who is %s can not be started', async (textBlock, words) => {
  office.permissions[asked] = { textBlock, permission: { how: 'text', notedAt: '2026-11-03T18:15:00Z' } };
  const person = await openInbox();
  await person.click(await screen.findByRole('button', { name: 'New message' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New message' }));
  await person.type(dialog.getByLabelText('Phone number'), asked);
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Open conversation' })).toBeDisabled();
});

it('a new message asks for the permission where an older server cannot say whether there is one', async () => {
  office.instead.getPermission = refusal(400, 'There is no such action.');
  const person = await openInbox();
  await person.click(await screen.findByRole('button', { name: 'New message' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New message' }));
  await person.type(dialog.getByLabelText('Phone number'), asked);
  await person.type(dialog.getByLabelText('Note'), 'Called at noon');
  await person.click(dialog.getByRole('button', { name: 'Open conversation' }));
  await waitFor(() =>
    expect(listBodies('startConversation')).toMatchObject([
      { to: asked, permission: { how: 'phone', note: 'Called at noon' } },
    ]),
  );
});
