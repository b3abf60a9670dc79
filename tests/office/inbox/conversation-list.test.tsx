import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { bodiesOf, hold, names, office, pageSize } from '../../support/office/office-server';
import { connectionLost, refusal } from '../../support/office/answers';
import { conversation, customer, message, otherCustomer } from '../../support/office/office-rows';
import { openConversation } from '../../support/office/inbox';
import { findNotice, openTab } from '../../support/office/render-office';

beforeEach(() => {
  office.conversations = [
    conversation({ conversationId: 'c1', contactName: 'Dana Fields' }),
    conversation({ conversationId: 'c2', otherNumber: otherCustomer, lastMessage: 'Tow truck needed' }),
  ];
});

const list = () => screen.getByRole('region', { name: 'Conversations' });
const rows = () => within(list()).queryAllByRole('listitem');
const view = () => within(screen.getByRole('region', { name: 'Conversation' }));
const searchBox = () => screen.getByRole('searchbox', { name: 'Search names, numbers and texts' });
/** The requests for the list after the first one, which opens the inbox. */
const asked = () => bodiesOf('getConversations').slice(1);

async function openInbox() {
  const person = await openTab('Messages');
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return person;
}

/** Pastes the words, because typing on a slow machine could start several searches. */
async function search(person: UserEvent, words: string) {
  await person.click(searchBox());
  await person.paste(words);
}

/** Makes this many conversations, newest first. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    conversation({ conversationId: `c${index}`, otherNumber: `+1918555${String(1000 + index)}` }),
  );

it('the conversation search sends one request per search and says how many conversations were found', async () => {
  const person = await openInbox();
  await search(person, ' tow truck ');
  await within(list()).findByText('1 found');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('Tow truck needed');
  expect(asked()).toEqual([{ action: 'getConversations', state: 'all', search: 'tow truck' }]);
  await person.type(searchBox(), 'forklift');
  expect(await screen.findByText('No matching conversations')).toBeVisible();
  expect(within(list()).getByText('0 found')).toHaveAttribute('role', 'status');
});

it('the conversation search covers all conversations, can be limited to done ones, and returns to open ones when cleared', async () => {
  const done = conversation({ conversationId: 'c3', otherNumber: '+19185550162', isDone: true });
  office.conversations.push(done);
  const person = await openInbox();
  await search(person, 'cat 320');
  await within(list()).findByText('2 found');
  const give = hold('getConversations');
  await person.click(screen.getByRole('radio', { name: 'Done' }));
  expect(rows()).toHaveLength(0);
  give(HttpResponse.json({ conversations: [done], nextCursor: null }));
  await within(list()).findByText('1 found');
  office.instead = {};
  await person.clear(searchBox());
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Open' })).toBeChecked());
  expect(rows()).toHaveLength(2);
});

it('the conversation list keeps its rows when the next page fails, and can load that page again', async () => {
  office.conversations = many(pageSize + 7);
  const person = await openInbox();
  office.instead.getConversations = connectionLost;
  await person.click(screen.getByRole('button', { name: 'Show older conversations' }));
  const sentence = 'These could not be loaded. Check the connection.';
  expect(await screen.findByText(sentence)).toHaveAttribute('role', 'alert');
  expect(rows()).toHaveLength(pageSize);
  office.instead = {};
  await person.click(screen.getByRole('button', { name: 'Show older conversations' }));
  await waitFor(() => expect(rows()).toHaveLength(pageSize + 7));
  expect(screen.queryByRole('button', { name: 'Show older conversations' })).toBeNull();
});

it('a conversation marked as done leaves the open list, stays on screen, and can be reopened', async () => {
  const mark = () => screen.getByRole('button', { name: 'Mark as done' });
  const person = await openInbox();
  await openConversation(person, /Dana Fields/);
  office.instead.setDone = refusal(503, 'The database is not answering.');
  await person.click(mark());
  await findNotice('The database is not answering.');
  office.instead = {};
  await person.click(mark());
  await findNotice('Conversation marked as done');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(view().getByRole('heading', { name: /Dana Fields/ })).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'Done' }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent(/Dana Fields.*Done/));
  await person.click(screen.getByRole('button', { name: 'Reopen' }));
  await findNotice('Conversation reopened');
  expect(await screen.findByText('Nothing is marked as done yet')).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

it('a contact name that can’t be saved stays in the field, and a saved one shows in list and heading', async () => {
  const field = () => screen.getByRole('textbox', { name: 'Contact name' });
  const person = await openInbox();
  await person.click(screen.getByRole('button', { name: /Tow truck/ }));
  await person.click(await screen.findByRole('button', { name: 'Add name' }));
  expect(field()).toHaveFocus();
  const give = hold('setContactName');
  await person.keyboard('Ray’s{Enter}');
  await waitFor(() => expect(bodiesOf('setContactName')).toHaveLength(1));
  // While it is saving, the dialog sends nothing more and stays open.
  await person.keyboard(' Towing{Enter}{Escape}');
  expect(bodiesOf('setContactName')).toHaveLength(1);
  give(HttpResponse.json({ error: 'The database is not answering.', code: 'refused' }, { status: 503 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is not answering.');
  expect(field()).toHaveValue('Ray’s Towing');
  office.instead = {};
  await person.type(field(), '{Enter}');
  await findNotice('Name saved');
  const asked = { action: 'setContactName', to: otherCustomer, name: 'Ray’s Towing' };
  expect(bodiesOf('setContactName').at(-1)).toEqual(asked);
  expect(await view().findByRole('heading', { name: /Ray’s Towing/ })).toBeVisible();
  expect(rows()[1]).toHaveTextContent(/^Ray’s Towing.*\(918\) 555-0199/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit name' })).toHaveFocus());
});

it('a long conversation shows the newest messages, and loads earlier ones above them on request', async () => {
  office.messages[customer] = Array.from({ length: pageSize + 3 }, (_, index) =>
    message({ id: `m${index}`, body: `Message ${index}.` }),
  );
  const person = await openInbox();
  await person.click(screen.getByRole('button', { name: /Dana Fields/ }));
  const log = await screen.findByRole('log', { name: 'Messages with Dana Fields' });
  expect(within(log).getAllByText(/^Message \d+\.$/)).toHaveLength(pageSize);
  await person.click(within(log).getByRole('button', { name: 'Show earlier messages' }));
  await within(log).findByText('Message 0.');
  const shown = within(log).getAllByText(/^Message \d+\.$/);
  expect(shown.map((text) => text.textContent)).toEqual(office.messages[customer]?.map(({ body }) => body));
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  expect(log).toHaveFocus();
});

it('the conversation list marks undelivered and unconfirmed texts, drafts and opted-out contacts', async () => {
  localStorage.setItem('office-drafts', JSON.stringify({ [customer]: 'On our way' }));
  office.conversations = [
    conversation({ conversationId: 'c1', lastFailed: true }),
    conversation({ conversationId: 'c2', otherNumber: '+19185550166', textBlock: 'opted_out' }),
    conversation({ conversationId: 'c3', otherNumber: '+19185550167', lastUnconfirmed: true }),
  ];
  await openTab('Messages');
  const [first, second, third] = await screen.findAllByRole('button', { name: /Cat 320/ });
  expect(first).toHaveTextContent(/Not delivered.*Draft/);
  expect(second).toHaveTextContent('Opted out');
  expect(second).not.toHaveTextContent('Draft');
  expect(third).toHaveTextContent('Not confirmed');
});

it('a search result opens the conversation at the matching text, even on an older page', async () => {
  const ours = { direction: 'outbound', sentBy: 'dana@example.com' } as const;
  office.conversations = [conversation({ conversationId: 'c1', matchedText: 'Hose leaks', matchedId: 'm1' })];
  office.messages = {
    [customer]: Array.from({ length: 25 }, (_, index) =>
      message({ ...ours, id: `m${index}`, body: `Text ${index}` }),
    ),
  };
  const person = await openTab('Messages');
  await person.type(screen.getByRole('searchbox'), 'hose');
  await person.click(await screen.findByRole('button', { name: /hose leaks/i }));
  expect(await screen.findByText('Text 1')).toBeVisible();
  expect(screen.getAllByText(/by dana@example\.com/)).toHaveLength(25);
  expect(names().filter((name) => name === 'getConversation')).toHaveLength(3);
});

it('the list says that nothing is there only once it has looked', async () => {
  const person = await openInbox();
  await person.click(screen.getByRole('radio', { name: 'Done' }));
  expect(await screen.findByText('Nothing is marked as done yet')).toBeVisible();
  const give = hold('getConversations');
  await person.click(screen.getByRole('radio', { name: 'Requests' }));
  expect(within(list()).getByText('Loading…')).toBeVisible();
  expect(screen.queryByText('No open requests')).toBeNull();
  give(HttpResponse.json({ conversations: [], nextCursor: null }));
  expect(await screen.findByText('No open requests')).toBeVisible();
});

it('a search with more results than were loaded says so', async () => {
  office.conversations = many(pageSize + 1);
  await search(await openInbox(), '+1918555');
  expect(await within(list()).findByText(`${pageSize} or more found`)).toHaveAttribute('role', 'status');
});
