/** A draft is kept, and a text is sent once, even when the page that began it has gone. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MessageStatus } from '../../../supabase/functions/_shared/contract/messages';
import { connectionLost, refusal } from '../../support/office/answers';
import { box, fillInbox, openConversation, openCustomer, send } from '../../support/office/inbox';
import { customer, message, otherCustomer } from '../../support/office/office-rows';
import { listBodies, hold, keysSent, office, userId } from '../../support/office/office-server';
import { findNotice, renderOffice } from '../../support/office/render-office';

beforeEach(fillInbox);

const messageDrafts = 'office-message-drafts';
const key = '0b6f8f0e-5a3c-4a4f-9d5b-2f9f4b8f7a13';
const body = 'On our way';
const unclear = /^Not confirmed yet: this text may or may not have been sent\. If you send it again/;
const sentAnswer = () =>
  HttpResponse.json({ success: true, message: message({ id: 'm9', direction: 'outbound' }) });

/** Stores drafts by contact as another tab would. The browser sends the storage event to every other tab. */
function leave(drafts: Record<string, object | string>, key = messageDrafts): void {
  localStorage.setItem(key, JSON.stringify(drafts));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

/** A stored draft without pictures. */
const draft = (text: string, attempt: object | null = null) => ({ text, pictures: [], attempt });

/** Stores what another tab, or this one before a reload, has begun to send. */
function leaveAttempt(fields: object = {}): void {
  const attempt = { key, body, paths: [], state: 'pending', ...fields };
  leave({ [customer]: draft(body, attempt) });
}

/** The server's row of that attempt. */
function addMessage(status: MessageStatus, isRetried = false): void {
  office.messages[customer]?.push(message({ id: key, direction: 'outbound', body, status, isRetried }));
}

/** Leaves the office and comes back to the conversation. */
async function comeBack(): Promise<UserEvent> {
  cleanup();
  const person = renderOffice('/admin/dashboard?tab=messages');
  await openConversation(person);
  return person;
}

it('an unconfirmed text is repeated under its key after a visit to the site', async () => {
  office.instead.sendMessage = connectionLost;
  await (await openCustomer()).type(box(), `${body}{Enter}`);
  await findNotice('Failed to send message');
  const person = await comeBack();
  expect(await screen.findByText(unclear)).toBeVisible();
  await send(person);
  expect(box()).toHaveValue('');
  expect(new Set(keysSent()).size).toBe(1);
  expect(localStorage.getItem(messageDrafts)).toBeNull();
});

it('an unconfirmed text of another tab keeps its key when the repeat is refused, which says nothing about the first request', async () => {
  const person = await openCustomer();
  leaveAttempt();
  expect(screen.getByText(unclear)).toBeVisible();
  office.instead.sendMessage = refusal(401, 'Please log in again.');
  await person.type(box(), '{Enter}');
  await findNotice('Please log in again.');
  expect(screen.getByText(unclear)).toBeVisible();
  await send(person);
  expect(keysSent()).toEqual([key, key]);
});

it('an unconfirmed text keeps its key while it is changed and changed back, but not for another text', async () => {
  leaveAttempt();
  const person = await openCustomer();
  await person.type(box(), '!');
  expect(screen.queryByText(unclear)).toBeNull();
  await person.type(box(), '{Backspace}');
  expect(screen.getByText(unclear)).toBeVisible();
  await person.type(box(), ' now{Enter}');
  await findNotice('Message sent');
  expect(keysSent()).not.toContain(key);
});

it('an unconfirmed text keeps the key of "Try again" for the same words', async () => {
  addMessage('failed');
  office.instead.sendMessage = connectionLost;
  const person = await openCustomer();
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  await findNotice('Failed to send message');
  office.instead = {};
  await person.type(box(), `${body}{Enter}`);
  await findNotice('Message sent');
  expect(keysSent()[1]).toBe(keysSent()[0]);
});

it('an unconfirmed text is repeated with its pictures, which a reload has lost', async () => {
  leaveAttempt({ paths: ['p1.jpg'] });
  await send(await openCustomer());
  const repeated = { idempotencyKey: key, body, media: [{ path: 'p1.jpg' }] };
  expect(listBodies('sendMessage')).toMatchObject([repeated]);
});

it('a note whose answer was lost is added again under its id after a visit to the site', async () => {
  office.instead.addNote = connectionLost;
  await openCustomer();
  leave({ [customer]: { text: 'Gate code 12', id: null } }, 'office-note-drafts');
  for (const name of ['More actions', 'Add note', 'Add note']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  await screen.findByText(/^The note was not saved/);
  await comeBack();
  for (const name of ['More actions', 'Add note', 'Add note']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  await waitFor(() => expect(listBodies('addNote')).toHaveLength(2));
  expect(listBodies('addNote')[1]).toEqual(listBodies('addNote')[0]);
});

it('a text that is being sent has not been forgotten after a visit to the site', async () => {
  const give = hold('sendMessage');
  await (await openCustomer()).type(box(), `${body}{Enter}`);
  const person = await comeBack();
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  await person.type(box(), '{Enter}');
  expect(keysSent()).toHaveLength(1);
  give(sentAnswer());
  await waitFor(() => expect(box()).toHaveValue(''));
});

it('a text that is being sent does not end the attempt that took its place in another tab', async () => {
  const give = hold('sendMessage');
  await (await openCustomer()).type(box(), `${body}{Enter}`);
  await screen.findByRole('button', { name: 'Sending…' });
  leaveAttempt();
  give(sentAnswer());
  await findNotice('Message sent');
  expect(box()).toHaveValue(body);
  expect(screen.getByText(unclear)).toBeVisible();
});

describe('an attempt whose message is in the conversation', () => {
  it.each([
    ['sent', false],
    ['failed', true],
  ] as const)('is over once that is %s, and sent again if it failed (%s)', async (status, isRetried) => {
    leaveAttempt();
    addMessage(status, isRetried);
    const person = await openCustomer();
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(localStorage.getItem(messageDrafts)).toBeNull();
    // The same words again are a new text.
    await person.type(box(), `${body}{Enter}`);
    await findNotice('Message sent');
    expect(keysSent()).not.toContain(key);
  });

  it('keeps the text when that has failed, and sends it under a new key', async () => {
    leaveAttempt();
    addMessage('failed');
    const person = await openCustomer();
    expect(await screen.findByText(/^This text was not sent/)).toBeVisible();
    await send(person);
    expect(keysSent()).toHaveLength(1);
    expect(keysSent()).not.toContain(key);
  });

  it.each(['pending', 'unknown'] as const)('stays unconfirmed while the message is %s', async (status) => {
    leaveAttempt();
    addMessage(status);
    await openCustomer();
    expect(await screen.findByText(unclear)).toBeVisible();
    expect(box()).toHaveValue(body);
  });
});

it('each draft is kept when another conversation or tab is opened', async () => {
  const person = await openCustomer();
  await person.type(box(), 'For the Cat');
  await openConversation(person, /Thanks, all good/);
  expect(box()).toHaveValue('');
  await person.type(box(), 'For the other');
  await person.click(screen.getByRole('tab', { name: 'Settings' }));
  await person.click(screen.getByRole('tab', { name: 'Messages' }));
  expect(box()).toHaveValue('For the other');
  await openConversation(person);
  expect(box()).toHaveValue('For the Cat');
});

it('a message typed while another text is being sent is kept as the next draft', async () => {
  const give = hold('sendMessage');
  const person = await openCustomer();
  await person.type(box(), 'On my way now{Enter}');
  expect(await screen.findByRole('button', { name: 'Sending…' })).toBeDisabled();
  await person.type(box(), ', ETA forty minutes{Enter}');
  expect(box()).toHaveValue('On my way now, ETA forty minutes');
  give(sentAnswer());
  await findNotice('Message sent');
  expect(box()).toHaveValue(', ETA forty minutes');
  expect(listBodies('sendMessage')).toMatchObject([{ body: 'On my way now' }]);
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

const stored = (): unknown => JSON.parse(localStorage.getItem(messageDrafts) ?? '{}');
it('drafts from another browser tab appear in this tab as they are typed, and disappear once they are sent', async () => {
  await (await openCustomer()).type(box(), 'On our');
  leave({ [customer]: draft('On our way now') });
  expect(box()).toHaveValue('On our way now');
  leave({});
  expect(box()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

it('drafts from another browser tab are not overwritten by a draft to another contact in this tab', async () => {
  const person = await openCustomer();
  await person.type(box(), 'Hello');
  // The other tab has just saved this draft, and the storage event has not arrived yet.
  const theirs = { [customer]: draft('Hello'), [otherCustomer]: draft('From there') };
  localStorage.setItem(messageDrafts, JSON.stringify(theirs));
  await person.type(box(), '!');
  expect(stored()).toEqual({ ...theirs, [customer]: draft('Hello!') });
});

it('drafts that the former version stored are taken over once, with the attempt to send one', async () => {
  const attempt = { key, body, paths: ['p1.jpg'], state: 'unclear' };
  const former = {
    owner: userId,
    [customer]: body,
    [`attempt to ${customer}`]: JSON.stringify(attempt),
    [`pictures to ${otherCustomer}`]: '[{"id":"p2","content":"p2.jpg"}]',
    [`note about ${customer}`]: 'Gate code 12',
    schedule: '{"forwardWhen":"always"}',
  };
  localStorage.setItem('office-drafts', JSON.stringify(former));
  const person = await openCustomer();
  expect(box()).toHaveValue(body);
  expect(stored()).toEqual({
    [customer]: draft(body, attempt),
    [otherCustomer]: { text: '', pictures: [{ id: 'p2', content: 'p2.jpg' }], attempt: null },
  });
  expect(localStorage.getItem('office-drafts')).toBeNull();
  await send(person);
  expect(keysSent()).toEqual([key]);
});

it('drafts that can not be read are left out, and the others stay', async () => {
  leave({ [otherCustomer]: '?', [customer]: { text: body, pictures: '?', attempt: { key } } });
  const person = await openCustomer();
  expect(box()).toHaveValue(body);
  await person.type(box(), '!');
  expect(stored()).toEqual({ [customer]: draft(`${body}!`) });
});
