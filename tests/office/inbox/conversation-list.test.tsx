import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { connectionLost, refusal } from '../../support/office/answers';
import { keepOutOfSight, scrollIntoSight } from '../../support/office/browser';
import { box, chooseView, openConversation } from '../../support/office/inbox';
import {
  conversation,
  customer,
  message,
  otherCustomer,
  type Summary,
} from '../../support/office/office-rows';
import { listBodies, hold, listRequestNames, office, pageSize } from '../../support/office/office-server';
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
const asked = () => listBodies('getConversations').slice(1);

async function openInbox() {
  const person = await openTab('Messages');
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return person;
}

/** Pastes the words, because typing on a slow machine could start several searches. */
async function search(person: UserEvent, text: string) {
  await person.click(searchBox());
  await person.paste(text);
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
  await chooseView(person, 'Done');
  expect(rows()).toHaveLength(0);
  give(HttpResponse.json({ conversations: [done], nextCursor: null }));
  await within(list()).findByText('1 found');
  office.instead = {};
  await person.clear(searchBox());
  await screen.findByRole('button', { name: /^Which conversations:\s*Open$/ });
  expect(rows()).toHaveLength(2);
});

it('a row says in one mark why to look at it, and whose turn it is', async () => {
  localStorage.setItem('office-message-drafts', JSON.stringify({ '+19185552010': { text: 'On our way' } }));
  const event = { lastMessage: 'Missed call', lastEvent: 'missed_call' } as const;
  const kinds: [fields: Partial<Summary>, shown: RegExp, hidden?: RegExp][] = [
    [{ waiting: 'emergency', unreadCount: 1, lastFailed: true }, /Emergency · Cat 320/, /Not delivered/],
    [
      { waiting: 'missed_call', unreadCount: 1, ...event },
      /Missed call 1 unread/,
      /Missed call.*Missed call/,
    ],
    [{ isCalledBack: true, ...event }, /Missed call/, /called back|unread/i],
    [{ waiting: 'voicemail', lastMessage: 'Voicemail, 0:21' }, /Voicemail · 0:21/],
    [{ waiting: 'voicemail' }, /Voicemail · Cat 320 will not start/],
    [{ waiting: 'failed', lastFailed: true, isLastOurs: true }, /Not delivered · You: Cat 320/],
    [{ lastUnconfirmed: true, isLastOurs: true }, /Not confirmed · You: Cat 320/],
    [{ waiting: 'visit' }, /Visit today · Cat 320/],
    [{ waiting: 'text', lastSource: 'web', unreadCount: 1 }, /Request · Cat 320.*1 unread/],
    [{ waiting: 'text', unreadCount: 2 }, /Cat 320.*2 unread/, /·/],
    [{ waiting: 'text' }, /Draft · Cat 320/],
    [{ textBlock: 'opted_out' }, /Opted out · Cat 320/],
    [{ textBlock: 'blocked' }, /Blocked · Cat 320/],
    [{ isDone: true }, /Done · Cat 320/],
    [{ contactName: 'Dana Fields' }, /^Dana Fields.*\(918\) 555-2014.*Cat 320/, /·/],
  ];
  office.conversations = kinds.map(([fields], index) =>
    conversation({ conversationId: `c${index}`, otherNumber: `+1918555${2000 + index}`, ...fields }),
  );
  const person = await openInbox();
  await chooseView(person, 'All');
  await waitFor(() => expect(rows()).toHaveLength(kinds.length));
  for (const [index, [, shown, hidden]] of kinds.entries()) {
    expect(rows()[index], `row ${index}`).toHaveTextContent(shown);
    if (hidden) {
      expect(rows()[index], `row ${index}`).not.toHaveTextContent(hidden);
    }
  }
  await chooseView(person, 'Waiting');
  const waiting = kinds.filter(([fields]) => fields.waiting);
  await waitFor(() => expect(rows()).toHaveLength(waiting.length));
});

/** What each group lists, by its heading. */
const groups = () =>
  within(list())
    .getAllByRole('list')
    .map((group) => [group.getAttribute('aria-labelledby'), within(group).getAllByRole('listitem')] as const)
    .map(([id, items]) => [
      document.getElementById(id ?? '')?.textContent,
      items.map((item) => item.textContent?.match(/Row \d/)?.[0]),
    ]);

it('the open conversations that wait come first, emergencies before all, and one that is open keeps its place', async () => {
  const kinds: Partial<Summary>[] = [
    {},
    { waiting: 'text' },
    {},
    { waiting: 'emergency' },
    { waiting: 'text' },
  ];
  office.conversations = kinds.map((fields, index) =>
    conversation({
      ...fields,
      ...{ conversationId: `c${index}`, otherNumber: `+1918555${3000 + index}`, contactName: `Row ${index}` },
    }),
  );
  const person = await openInbox();
  expect(groups()).toEqual([
    ['Waiting for you · 3', ['Row 3', 'Row 1', 'Row 4']],
    ['Earlier', ['Row 0', 'Row 2']],
  ]);
  await person.click(screen.getByRole('button', { name: /Row 1/ }));
  // Somebody answers, so that the conversation no longer waits and is the newest.
  const [first, second, ...others] = office.conversations;
  Object.assign(second ?? {}, { waiting: null, isLastOurs: true, lastMessage: 'On our way' });
  office.conversations = [second, first, ...others].filter((row) => row !== undefined);
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('On our way');
  expect(groups()).toEqual([
    ['Waiting for you · 2', ['Row 3', 'Row 1', 'Row 4']],
    ['Earlier', ['Row 0', 'Row 2']],
  ]);
  await person.click(screen.getByRole('button', { name: /Row 2/ }));
  expect(groups()).toEqual([
    ['Waiting for you · 2', ['Row 3', 'Row 4']],
    ['Earlier', ['Row 1', 'Row 0', 'Row 2']],
  ]);
});

it('the list is one stop for Tab, and arrows, j and k move in it', async () => {
  office.conversations = [0, 1, 2].map((index) =>
    conversation({
      conversationId: `c${index}`,
      otherNumber: `+1918555${3000 + index}`,
      contactName: `Row ${index}`,
    }),
  );
  const person = await openInbox();
  const row = (index: number) => within(list()).getByRole('button', { name: new RegExp(`^Row ${index}`) });
  expect(rows().map((item) => within(item).getByRole('button').tabIndex)).toEqual([0, -1, -1]);
  await person.keyboard('j');
  expect(row(0)).toHaveFocus();
  await person.keyboard('{ArrowDown}j');
  expect(row(2)).toHaveFocus();
  await person.keyboard('{ArrowDown}k');
  expect(row(1)).toHaveFocus();
  // The message box has the focus then.
  await person.keyboard('{Enter}');
  expect(rows().map((item) => within(item).getByRole('button').tabIndex)).toEqual([-1, 0, -1]);
  expect(await view().findByRole('heading', { name: /Row 1/ })).toBeVisible();
});

it('keys search, start a message and finish a conversation, but not while somebody types', async () => {
  const person = await openInbox();
  await openConversation(person, /Dana Fields/);
  await waitFor(() => expect(box()).toHaveFocus());
  await person.keyboard('/');
  expect(box()).toHaveValue('/');
  await person.clear(box());
  screen.getByRole('log').focus();
  await person.keyboard('/');
  expect(searchBox()).toHaveFocus();
  await person.keyboard('e');
  expect(searchBox()).toHaveValue('e');
  await person.clear(searchBox());
  screen.getByRole('log').focus();
  await person.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Shortcuts' });
  await person.keyboard('c');
  expect(screen.getByRole('dialog')).toBe(keys);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('log')).toHaveFocus();
  await person.keyboard('e');
  await findNotice('Conversation marked as done');
  await person.keyboard('c');
  expect(await screen.findByRole('dialog', { name: 'New message' })).toBeVisible();
});

it('a row marks a text that may be an opt-out until somebody decides, unless there is an emergency', async () => {
  const event = { lastMessage: 'Missed call', lastEvent: 'missed_call' } as const;
  const kinds: [fields: Partial<Summary>, shown: RegExp, isMarked: boolean][] = [
    [{ waiting: 'text', unreadCount: 1 }, /Opt-out\? · Cat 320.*1 unread/, true],
    [{ waiting: 'text' }, /Opt-out\? · Cat 320/, true],
    [{ waiting: null, isLastOurs: true }, /Opt-out\? · You: Cat 320/, true],
    [{ waiting: 'missed_call', ...event }, /Opt-out\? · Missed call/, true],
    [{ waiting: 'emergency' }, /Emergency · Cat 320/, false],
    [{ waiting: 'text', textBlock: 'blocked' }, /Blocked · Cat 320/, false],
    [{ waiting: 'text', mayBeOptOut: false }, /Cat 320/, false],
  ];
  office.conversations = kinds.map(([fields], index) =>
    conversation({
      ...{ conversationId: `c${index}`, otherNumber: `+1918555${2000 + index}`, mayBeOptOut: true },
      ...fields,
    }),
  );
  const person = await openInbox();
  await chooseView(person, 'All');
  await waitFor(() => expect(rows()).toHaveLength(kinds.length));
  for (const [index, [, shown, isMarked]] of kinds.entries()) {
    expect(rows()[index], `row ${index}`).toHaveTextContent(shown);
    expect(rows()[index]?.textContent?.includes('Opt-out'), `row ${index}`).toBe(isMarked);
  }
});

it('a conversation that has only a missed call shows it, offers to call, and counts it as seen', async () => {
  const sid = `CA${'1'.repeat(32)}`;
  office.conversations = [
    conversation({
      ...{ conversationId: 'c1', lastMessage: 'Missed call', lastEvent: 'missed_call' },
      ...{ waiting: 'missed_call', unreadCount: 1, textBlock: 'no_consent' },
    }),
  ];
  const missed = { direction: 'inbound', status: 'no-answer', duration: 0, outcome: 'missed' } as const;
  const at = '2026-11-20T15:00:00Z';
  office.timelineCalls[customer] = [{ sid, ...missed, voicemail: null, followUp: 'waiting', at }];
  const person = await openInbox();
  const log = await openConversation(person, /Missed call/);
  expect(log).toHaveTextContent('Missed call · 9:00 AM · Not called back');
  expect(view().getByRole('button', { name: /from the business number$/ })).toBeVisible();
  await waitFor(() => expect(listBodies('markRead')).toEqual([{ action: 'markRead', to: customer }]));
});

it('older conversations load by themselves near the end of the list', async () => {
  office.conversations = many(pageSize + 7);
  keepOutOfSight();
  await openInbox();
  expect(rows()).toHaveLength(pageSize);
  await screen.findByRole('button', { name: 'Show older conversations' });
  scrollIntoSight();
  await waitFor(() => expect(rows()).toHaveLength(pageSize + 7));
  expect(screen.queryByRole('button', { name: 'Show older conversations' })).toBeNull();
});

it('the conversation list keeps its rows when the next page fails, and can load that page again', async () => {
  office.conversations = many(pageSize + 7);
  keepOutOfSight();
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
  const mark = () => screen.getByRole('button', { name: 'Done' });
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
  await chooseView(person, 'Done');
  await waitFor(() => expect(rows()[0]).toHaveTextContent(/Dana Fields.*Done/));
  await person.click(screen.getByRole('button', { name: 'Reopen' }));
  await findNotice('Conversation reopened');
  expect(await screen.findByText('Nothing is marked as done yet')).toBeVisible();
  await chooseView(person, 'All');
  await waitFor(() => expect(rows()).toHaveLength(2));
});

it('a contact name that can’t be saved stays in the field, and a saved one shows in list and heading', async () => {
  const field = () => screen.getByRole('textbox', { name: 'Contact name' });
  const person = await openInbox();
  await person.click(screen.getByRole('button', { name: /Tow truck/ }));
  await person.click(await screen.findByRole('button', { name: 'More actions' }));
  await person.click(screen.getByRole('button', { name: 'Add name' }));
  expect(field()).toHaveFocus();
  const give = hold('setContactName');
  await person.keyboard('Ray’s{Enter}');
  await waitFor(() => expect(listBodies('setContactName')).toHaveLength(1));
  // While it is saving, the dialog sends nothing more and stays open.
  await person.keyboard(' Towing{Enter}{Escape}');
  expect(listBodies('setContactName')).toHaveLength(1);
  give(HttpResponse.json({ error: 'The database is not answering.', code: 'refused' }, { status: 503 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is not answering.');
  expect(field()).toHaveValue('Ray’s Towing');
  office.instead = {};
  await person.type(field(), '{Enter}');
  await findNotice('Name saved');
  const asked = { action: 'setContactName', to: otherCustomer, name: 'Ray’s Towing' };
  expect(listBodies('setContactName').at(-1)).toEqual(asked);
  expect(await view().findByRole('heading', { name: /Ray’s Towing/ })).toBeVisible();
  expect(rows()[1]).toHaveTextContent(/^Ray’s Towing.*\(918\) 555-0199/);
  // The menu's line itself is hidden by then.
  await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getByRole('button', { name: 'Edit name' })).toBeVisible();
});

it('a long conversation shows the newest messages, and loads earlier ones above them on request', async () => {
  office.messages[customer] = Array.from({ length: pageSize + 3 }, (_, index) =>
    message({ id: `m${index}`, body: `Message ${index}.` }),
  );
  keepOutOfSight();
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

it('earlier messages load by themselves once the oldest one is about to be seen, and by the button after a failure', async () => {
  office.messages[customer] = Array.from({ length: pageSize * 2 + 3 }, (_, index) =>
    message({ id: `m${index}`, body: `Message ${index}.` }),
  );
  keepOutOfSight();
  const person = await openInbox();
  await person.click(screen.getByRole('button', { name: /Dana Fields/ }));
  const log = within(await screen.findByRole('log'));
  expect(log.getAllByText(/^Message \d+\.$/)).toHaveLength(pageSize);
  office.instead.getConversation = connectionLost;
  scrollIntoSight();
  expect(await log.findByRole('alert')).toHaveTextContent('These could not be loaded.');
  const asked = listBodies('getConversation').length;
  office.instead = {};
  await person.click(log.getByRole('button', { name: 'Show earlier messages' }));
  expect(await log.findByText('Message 0.')).toBeVisible();
  expect(listBodies('getConversation')).toHaveLength(asked + 2);
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
  // One line names who wrote a run of texts, not their address.
  expect(screen.getAllByText('dana · Delivered')).toHaveLength(1);
  expect(listRequestNames().filter((name) => name === 'getConversation')).toHaveLength(3);
});

it('the list says that nothing is there only once it has looked', async () => {
  const person = await openInbox();
  await chooseView(person, 'Done');
  expect(await screen.findByText('Nothing is marked as done yet')).toBeVisible();
  const give = hold('getConversations');
  await chooseView(person, 'Requests');
  expect(within(list()).getByText('Loading conversations…')).toBeVisible();
  expect(screen.queryByText('No open requests')).toBeNull();
  give(HttpResponse.json({ conversations: [], nextCursor: null }));
  expect(await screen.findByText('No open requests')).toBeVisible();
});

it('a search with more results than were loaded says so', async () => {
  office.conversations = many(pageSize + 1);
  keepOutOfSight();
  await search(await openInbox(), '+1918555');
  expect(await within(list()).findByText(`${pageSize} or more found`)).toHaveAttribute('role', 'status');
});
