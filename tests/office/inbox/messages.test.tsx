import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ConversationSummary } from '../../../supabase/functions/_shared/contract/conversations';
import type { Message } from '../../../supabase/functions/_shared/contract/messages';
import { refusal } from '../../support/office/answers';
import { box, fillInbox, openConversation, openCustomer, openInbox } from '../../support/office/inbox';
import { conversation, customer, message } from '../../support/office/office-rows';
import { listBodies, connectOffice, hold, office } from '../../support/office/office-server';
import { findNotice, haveSession, openTab, renderOffice } from '../../support/office/render-office';

beforeEach(fillInbox);

it.each([
  ['is missing', false, /needs a webhook\. Press Set up under Settings/],
  ['works', true, /works\. Webhook/],
])('the setup notice shows address, method and steps when the webhook %s', async (_, isDone, words) => {
  connectOffice();
  if (!isDone) {
    office.numberHealth = [];
  }
  const person = await openTab('Messages');
  const line = await screen.findByText(words);
  expect(screen.getByRole('heading', { name: 'Receiving texts' })).toBeVisible();
  const address = 'http://localhost:3000/functions/v1/sms-handler/inbound';
  expect(line.parentElement).toHaveTextContent(`ethod POST: ${address}`);
  const byHand = screen.getByText(/^By hand:/);
  expect(byHand).not.toBeVisible();
  await person.click(line);
  expect(byHand).toHaveTextContent(/at A message comes in, choose Webhook.+ HTTP POST/);
  await person.hover(screen.getByRole('button', { name: 'Copy address' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Copies the address to the clipboard');
  await person.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(address);
});

it('the setup notice asks for the business number first', async () => {
  await openTab('Messages');
  expect(await screen.findByText(/needs your business number: save it under Settings first/)).toBeVisible();
});

it('the list of conversations shows each conversation’s number, last message and time', async () => {
  await openInbox();
  const button = await screen.findByRole('button', { name: /Cat 320 will not start/ });
  expect(button).toHaveTextContent(customer);
  expect(button.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T15:00:00.000Z');
  expect(screen.getByText('Select a conversation to start messaging')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('the list of conversations does not say "No conversations yet" when loading the done conversations fails', async () => {
  const answers = [HttpResponse.json({ conversations: [], nextCursor: null })];
  office.instead.getConversations = () => answers.pop() ?? refusal(503, 'Down.')();
  const person = await openInbox();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('No conversations yet')).toBeNull();
  office.instead = {};
  office.conversations = [];
  await person.click(retry);
  expect(await screen.findByText('No conversations yet')).toBeVisible();
});

it('a conversation shows our texts on the right and theirs on the left, with times', async () => {
  const log = await openConversation(await openInbox());
  expect(listBodies('getConversation')).toEqual([{ action: 'getConversation', to: customer }]);
  const row = (words: string) => within(log).getByText(words).closest('[data-message]');
  const [theirs, ours] = [row('Cat 320 will not start'), row('Where is it?')];
  expect(ours).toHaveTextContent(/Delivered$/);
  expect(theirs).not.toHaveTextContent('Delivered');
  expect(theirs).toHaveClass('items-start');
  expect(ours).toHaveClass('items-end');
  expect(ours?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T15:02:00.000Z');
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('Cat 320 will not start');
  expect(screen.queryByText('Select a conversation to start messaging')).toBeNull();
});

it('a conversation shows dates between the texts, and a link to call the contact', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  office.messages[customer] = [
    message({ id: 'm1', body: 'Long ago', created_at: '2020-11-20T15:00:00Z' }),
    message({ id: 'm2', body: 'Soon after', created_at: '2020-11-20T15:05:00Z' }),
    message({ id: 'm3', body: 'The day before', created_at: days(1) }),
    message({ id: 'm4', body: 'Now', created_at: days(0) }),
  ];
  const person = await openInbox();
  const log = await openConversation(person);
  expect(log.textContent).toMatch(
    /Nov 20, 2020Received: Long ago.*Received: Soon after.*YesterdayReceived: The day before.*TodayReceived: Now/,
  );
  expect(within(log).getAllByText('Nov 20, 2020')).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  const link = screen.getByRole('link', { name: 'Call (918) 555-0188 from this phone' });
  expect(link).toHaveAttribute('href', `tel:${customer}`);
});

it('a conversation shows and reads out the status of each text, and offers to resend one that was not delivered', async () => {
  const sent = (status: Message['status'], fields: Partial<Message> = {}) =>
    message({ id: `m-${status}`, direction: 'outbound', body: `It is ${status}`, status, ...fields });
  office.messages[customer] = [
    message({ id: 'm1', body: 'Quote, please', source: 'web' }),
    ...(['pending', 'queued', 'unknown'] as const).map((status) => sent(status)),
    sent('sent', { source: 'auto', occasion: 'emergency' }),
    sent('delivered', { source: 'auto', occasion: 'closed' }),
    sent('failed', { isRetried: true }),
    sent('undelivered', { errorCode: 30003, failure: 'The phone is off.' }),
  ];
  const log = await openConversation(await openInbox());
  expect(within(log).getByText('Web request')).toBeVisible();
  expect(log).toHaveTextContent(
    /Not confirmed: It is pending.+Not confirmed yet.*Sent: It is queued.+Queued.*Not confirmed: It is unknown.+Not confirmed yet: this text may or may not have been sent\. Refresh asks Twilio.*Sent: It is sent.+Automatic, for an emergency word · Sent.*Sent: It is delivered.+Automatic, after hours · Delivered.*Not delivered: It is failed.+Not delivered.*Not delivered: It is undelivered.+Not delivered: The phone is off\.Try againDetailsTwilio error 30003$/,
  );
  expect(within(log).getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
});

it('a failed automatic text says what failed and is not offered to be sent again', async () => {
  const failed = { status: 'undelivered', errorCode: 30003, failure: 'The phone is off.' } as const;
  office.messages[customer] = [
    message({ id: 'm1' }),
    message({
      id: 'm2',
      direction: 'outbound',
      body: 'We open at 7.',
      source: 'auto',
      occasion: 'closed',
      ...failed,
    }),
  ];
  const log = await openConversation(await openInbox());
  expect(log).toHaveTextContent(
    /Not delivered: We open at 7\..+Automatic, after hours.*Not delivered: The phone is off\..*Automatic texts aren’t sent again\. You can write to them yourself\..*Twilio error 30003$/,
  );
  expect(within(log).queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('marking a contact as opted out hides the composer and says why, and allowing texts restores it', async () => {
  const person = await openCustomer();
  const open = async () => {
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await person.click(screen.getByRole('button', { name: 'Mark as opted out' }));
  };
  const dialog = () => within(screen.getByRole('dialog', { name: 'Stop texts to this contact?' }));
  const confirm = () => person.click(dialog().getByRole('button', { name: 'Mark as opted out' }));
  await open();
  expect(listBodies('setOptedOut')).toHaveLength(0);
  office.instead.setOptedOut = refusal(503, 'The database is not answering.');
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is not answering.');
  await person.keyboard('{Escape}');
  office.instead = {};
  await open();
  expect(dialog().queryByRole('alert'), 'of the failure before').toBeNull();
  await confirm();
  await findNotice('Contact marked as opted out');
  expect(await screen.findByText(/The office marked this contact as opted out/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Allow texts again' }));
  await findNotice('Texts to this contact are allowed again');
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
  const asked = [true, true, false].map((optedOut) => ({ action: 'setOptedOut', to: customer, optedOut }));
  expect(listBodies('setOptedOut')).toEqual(asked);
});

/** Opens the conversation of a customer whose older text may be an opt-out. */
async function openDoubt() {
  office.messages[customer] = [
    message({ id: 'm1', body: 'no more texts please', mayBeOptOut: true }),
    message({ id: 'm2', body: 'Hello?' }),
  ];
  const person = await openCustomer();
  return { person, notice: within(screen.getByRole('region', { name: 'Possible opt-out' })) };
}

it('a text that may be an opt-out is shown with one button that stops texts', async () => {
  const { person, notice } = await openDoubt();
  expect(notice.getByText('This may be an opt-out')).toBeVisible();
  expect(notice.getByText(/They wrote/)).toHaveTextContent('They wrote: “no more texts please”');
  const stop = () => notice.getByRole('button', { name: 'Stop texts' });
  office.instead.setOptedOut = refusal(503, 'The database is not answering.');
  await person.click(stop());
  await findNotice('The database is not answering.');
  office.instead = {};
  await person.click(stop());
  await findNotice('Contact marked as opted out');
  expect(await screen.findByText(/The office marked this contact as opted out/)).toBeVisible();
  expect(screen.queryByText('This may be an opt-out')).toBeNull();
  expect(listBodies('setOptedOut')[1]).toEqual({ action: 'setOptedOut', to: customer, optedOut: true });
});

it('a text that may be an opt-out can be said to be none, up to the newest text that is shown', async () => {
  const { person, notice } = await openDoubt();
  const dismiss = () => notice.getByRole('button', { name: 'Not an opt-out' });
  office.instead.dismissOptOut = refusal(503, 'The database is not answering.');
  await person.click(dismiss());
  await findNotice('The database is not answering.');
  office.instead = {};
  await person.click(dismiss());
  await findNotice('Noted: not an opt-out');
  await waitFor(() => expect(screen.queryByText('This may be an opt-out')).toBeNull());
  expect(box()).toBeVisible();
  expect(listBodies('dismissOptOut')[1]).toEqual({ action: 'dismissOptOut', to: customer, upTo: 'm2' });
});

it('a possible opt-out on an earlier page of the conversation is announced too', async () => {
  office.conversations = [conversation({ conversationId: 'c1', mayBeOptOut: true })];
  await openCustomer();
  const notice = within(screen.getByRole('region', { name: 'Possible opt-out' }));
  expect(notice.getByRole('button', { name: 'Stop texts' })).toBeVisible();
  expect(notice.queryByText(/They wrote/)).toBeNull();
});

it('Refresh shows missed texts from Twilio', async () => {
  const person = await openInbox();
  await screen.findByRole('button', { name: /Cat 320 will not start/ });
  const before = listBodies('reconcile').length;
  const answer = hold('reconcile');
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(screen.getByText('Checking…')).toBeVisible();
  office.conversations = [conversation({ conversationId: 'c1', lastMessage: 'Sent meanwhile' })];
  answer(HttpResponse.json({ success: true, texts: 900, statuses: 0, calls: 0, setAside: 0 }));
  expect(await screen.findByRole('button', { name: /Sent meanwhile/ })).toBeVisible();
  expect(listBodies('reconcile')).toHaveLength(before + 1);
  expect(await screen.findByText(/^Up to date, \d{1,2}:\d\d/)).toHaveAttribute('role', 'status');
});

it('Refresh shows the stored conversations when Twilio does not answer, and says so', async () => {
  office.instead.reconcile = refusal(502, 'Twilio is not answering.');
  const person = await openInbox();
  await screen.findByRole('button', { name: /Cat 320 will not start/ });
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/Could not check with Twilio for missed texts/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Checking…')).toBeNull());
  expect(screen.queryByText(/^Up to date, /)).toBeNull();
  expect(screen.getByRole('button', { name: /Cat 320 will not start/ })).toBeVisible();
  expect(listBodies('getConversations')).toHaveLength(2);
});

it('the address of somebody who only called offers to note that they agreed to texts', async () => {
  office.conversations = [];
  await haveSession();
  const give = hold('getConversation');
  renderOffice(`/admin/dashboard?tab=messages&with=${encodeURIComponent(customer)}`);
  await screen.findByRole('region', { name: 'Conversation' });
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  give(HttpResponse.json({ messages: [], earlierCursor: null, conversation: null }));
  expect(await screen.findByRole('button', { name: 'They agreed to texts' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
});

it('the address of somebody who called says when, and answers by text without a question', async () => {
  office.conversations = [];
  const permission = { how: 'call', note: null, notedAt: new Date().toISOString() };
  office.permissions[customer] = { textBlock: null, permission };
  await haveSession();
  const person = renderOffice(`/admin/dashboard?tab=messages&with=${encodeURIComponent(customer)}`);
  expect(await screen.findByText(/^Called on .+ You may answer by text\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'They agreed to texts' })).toBeNull();
  office.conversations = [conversation({ conversationId: 'c1' })];
  await person.click(screen.getByRole('button', { name: `Text this caller: ${customer}` }));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(listBodies('startConversation')).toEqual([{ action: 'startConversation', to: customer }]);
});

const open = async (fields: Partial<ConversationSummary>) => {
  const asked = { lastMessage: 'Cat excavator, ZIP 74012', lastSource: 'web' } as const;
  const dana = { conversationId: 'c1', contactName: 'Dana', ...asked };
  office.conversations = [conversation({ ...dana, ...fields })];
  const person = await openInbox();
  await openConversation(person, /Cat excavator/);
  return person;
};
const view = () => within(screen.getByRole('region', { name: 'Conversation' }));

it.each([
  ['no_consent', customer, 'fleet+x@example.com', 'mailto:fleet%2Bx@example.com', /did not agree to texts/],
  ['opted_out', customer, 'fleet+x@example.com', 'mailto:fleet%2Bx@example.com', /replied STOP/],
  ['no_phone', 'desk@example.com', 'Desk@Example.com', 'mailto:Desk@Example.com', /but no phone number/],
] as const)(
  'a contact from the quote form who can’t be texted (%s) has the reason and links for the composer',
  async (textBlock, otherNumber, contactEmail, mailto, why) => {
    office.messages[customer] = [message({ id: 'm1', direction: 'outbound', status: 'failed' })];
    await open({ textBlock, otherNumber, contactEmail });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Send$|opted out|Allow texts|Try again/ })).toBeNull();
    expect(view().getByText('Texting is not possible here')).toBeVisible();
    expect(view().getByText(why)).toBeVisible();
    const call = view().queryByRole('link', { name: 'Call (918) 555-0188 from this phone' });
    expect(call?.getAttribute('href')).toBe(textBlock === 'no_phone' ? undefined : `tel:${customer}`);
    expect(view().getByRole('link', { name: 'Send an email' })).toHaveAttribute('href', mailto);
  },
);

it('a contact from the quote form is shown even when the backend sends only the four fields of the specification', async () => {
  const four = { conversationId: 'c1', otherNumber: customer, lastMessage: 'Cat excavator, ZIP 74012' };
  const at = '2026-11-20T15:00:00Z';
  office.instead.getConversations = () =>
    HttpResponse.json({ conversations: [{ ...four, lastMessageTime: at }] });
  office.instead.getConversation = () =>
    HttpResponse.json({ messages: [{ id: 'm1', direction: 'outbound', body: 'Hello', created_at: at }] });
  await open({});
  expect(box()).toBeVisible();
  expect(within(screen.getByRole('log')).getByText('Hello')).toBeVisible();
});

it('a contact from the quote form is shown even when a newer backend sends values that the office does not know', async () => {
  const at = '2026-11-20T15:00:00Z';
  const [status, source, occasion, outcome, how, kind] = Array<string>(6).fill('brand_new');
  const permission = { how, note: 'Signed', notedAt: at };
  const known = conversation({ conversationId: 'c1', lastMessage: 'Cat excavator, ZIP 74012' });
  const row = { ...known, lastSource: source, textBlock: how, permission };
  const media = [{ kind, contentType: 'model/new', fileName: 'part' }];
  const text = { ...message({ id: 'm1', body: 'Hello', direction: 'outbound' }), status, source, occasion };
  const request = { outcome, note: null };
  const call = { sid: 'CA1', direction: 'inbound', status: 'completed', outcome, at };
  office.instead.getConversations = () => HttpResponse.json({ conversations: [row] });
  office.instead.getConversation = () =>
    HttpResponse.json({ conversation: row, messages: [{ ...text, media, request }], calls: [call] });
  await open({});
  expect(box()).toBeVisible();
  const log = within(screen.getByRole('log'));
  for (const shown of ['Hello', /A file of type model\/new is attached/, 'They called']) {
    expect(log.getByText(shown)).toBeVisible();
  }
});
