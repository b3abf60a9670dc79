import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { supabase } from '../../../src/office/api/client';
import { convertToColumns } from '../../../supabase/functions/_shared/domain/columns';
import { connectionLost } from '../../support/office/answers';
import { fillInbox, openConversation, openInbox } from '../../support/office/inbox';
import { call, conversation, customer, message, otherCustomer } from '../../support/office/office-rows';
import { listBodies, listRequestNames, office } from '../../support/office/office-server';
import { hidePage, showPage } from '../../support/office/page-visibility';
import { broadcast, realtime } from '../../support/office/realtime';
import { chooseInAccount, notices, openTab } from '../../support/office/render-office';

const changedLongAgo = '2026-11-20T15:00:00.000001Z';

beforeEach(() => {
  fillInbox();
  Object.assign(office.conversations[0] ?? {}, { contactName: 'Dale' });
  office.news.changes = [change('c1', customer, { contact_name: 'Dale' }), change('c2', otherCustomer)];
});

afterEach(() => void vi.useRealTimers());

function change(id: string, other_number: string, fields: object = {}) {
  const row = { contact_name: null, unread_count: 0, last_source: 'sms', changed_at: changedLongAgo };
  return { id, other_number, ...row, ...fields };
}

/** Stores an incoming text without telling the page. Returns the change that Realtime would broadcast. */
function receive(body: string, from: string, id = `m${body}`) {
  const known = office.conversations.find(({ otherNumber }) => otherNumber === from);
  const unreadCount = (known?.unreadCount ?? 0) + 1;
  const last = { lastMessage: body, lastMessageTime: '2026-11-20T16:00:00Z', unreadCount };
  const row = conversation({ conversationId: `c-${from}`, otherNumber: from, ...known, ...last });
  office.conversations = [row, ...office.conversations.filter((other) => other !== known)];
  office.messages[from] = [...(office.messages[from] ?? []), message({ id, body })];
  const told = { contact_name: row.contactName, unread_count: unreadCount };
  const news = change(row.conversationId, from, { ...told, changed_at: new Date().toISOString() });
  office.news.changes = [news, ...office.news.changes.filter((other) => other.id !== news.id)];
  office.news.unread += 1;
  const waits = { is_waiting: true, was_waiting: false };
  return { ...news, ...waits, unread_before: unreadCount - 1, listed: convertToColumns(row) };
}

/** Opens Messages and waits for the first check, which later checks are compared with. */
async function openMessages() {
  const person = await openInbox();
  await screen.findByText(/Up to date at/);
  return person;
}

/** Hides and shows the page, so that the office checks for news at once. */
function glance(): void {
  hidePage();
  showPage();
}

const news = () => screen.getByRole('status', { name: 'News' });
const line = (text: RegExp | string) => screen.findByRole('button', { name: text });

it('the app’s icon keeps its number until the news have loaded, and loses it at the sign-out', async () => {
  const setAppBadge = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge });
  office.instead.inbox_news = connectionLost;
  const person = await openInbox();
  await screen.findByText(/Live updates have stopped working/);
  Object.assign(office, { instead: {}, news: { ...office.news, unread: 3 } });
  glance();
  await waitFor(() => expect(setAppBadge.mock.calls).toEqual([[3]]));
  await chooseInAccount(person, 'Sign out');
  await waitFor(() => expect(setAppBadge.mock.calls).toEqual([[3], [0]]));
});

it('a text that comes in while the office is open is announced once, with the contact’s name, even while another office tab is open', async () => {
  await (await openMessages()).click(screen.getByRole('tab', { name: 'Settings' }));
  receive('Are you coming?', customer);
  glance();
  await waitFor(() => expect(news()).toHaveTextContent('New text from Dale'));
  receive('Hello?', customer);
  receive('It smokes', otherCustomer);
  glance();
  await waitFor(() => expect(news()).toHaveTextContent(/^New texts from .+ and 1 other$/));
});

it('a text that comes in while the office is open reloads only the list of conversations', async () => {
  await openConversation(await openMessages(), /Thanks/);
  office.requests = [];
  receive('Are you coming?', customer);
  glance();
  await line(/Are you coming/);
  expect(listRequestNames()).toEqual(['getConversations']);
  const asked = office.timesAsked;
  glance();
  await waitFor(() => expect(office.timesAsked).toBeGreaterThan(asked));
  expect(listRequestNames()).toEqual(['getConversations']);
});

it('a missed call is announced, and the tab of calls says how many callers were not called back', async () => {
  await openMessages();
  const callsTab = () => screen.getByRole('tab', { name: 'Call Analytics' });
  expect(callsTab()).not.toHaveAccessibleDescription();
  receive('Missed call', customer);
  Object.assign(office.news, { calls_waiting: 1, waiting: 1 });
  Object.assign(office.news.changes[0] ?? {}, { last_event: 'missed_call' });
  glance();
  await waitFor(() => expect(news()).toHaveTextContent('New missed call from Dale'));
  expect(callsTab()).toHaveAccessibleDescription('1 missed caller not called back');
  expect(screen.getByRole('tab', { name: 'Messages' })).toHaveAccessibleDescription('1 waiting for you');
  receive('Voicemail, 0:21', otherCustomer);
  office.news.calls_waiting = 2;
  glance();
  await waitFor(() => expect(callsTab()).toHaveAccessibleDescription('2 missed callers not called back'));
});

it('a hidden page does not check for news, and catches up at once when it is shown', async () => {
  await openMessages();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const isAsked = async (atLeast: number) =>
    vi.waitFor(() => expect(office.timesAsked).toBeGreaterThanOrEqual(atLeast), { timeout: 5_000 });
  glance();
  await isAsked(2);
  act(() => void vi.advanceTimersByTime(5_000));
  await isAsked(3);
  hidePage();
  const asked = office.timesAsked;
  receive('While you were away', customer);
  act(() => void vi.advanceTimersByTime(120_000));
  vi.useRealTimers();
  expect(office.timesAsked).toBe(asked);
  showPage();
  expect(await line(/While you were away/)).toBeVisible();
});

it('a text stays unread while the page is hidden, and is marked as read when the page is shown', async () => {
  await openConversation(await openMessages());
  receive('Are you coming?', customer);
  glance();
  expect(await within(screen.getByRole('log')).findByText('Are you coming?')).toBeVisible();
  await waitFor(() => expect(listBodies('markRead')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('1 unread', { selector: '.sr-only' })).toBeNull());
  receive('Hello?', customer);
  glance();
  hidePage();
  await line(/Hello/);
  expect(await line(/1 unread/)).toBeVisible();
  expect(listBodies('markRead')).toHaveLength(1);
  showPage();
  await waitFor(() => expect(listBodies('markRead')).toHaveLength(2));
  expect(listBodies('markRead').at(-1)).toMatchObject({ upTo: 'mHello?' });
});

it('the inbox says since when live updates have failed, and loads missed texts on "Check now"', async () => {
  const person = await openMessages();
  office.instead.inbox_news = () => HttpResponse.json({ message: 'down' }, { status: 503 });
  glance();
  expect(await screen.findByText('Live updates have stopped working.')).toBeVisible();
  expect(screen.getByText(/Last up to date at/)).toBeVisible();
  expect(notices('Failed to load messages')).toEqual([]);
  receive('While it was down', customer);
  office.instead = {};
  await person.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await line(/While it was down/)).toBeVisible();
  expect(screen.queryByText('Live updates have stopped working.')).toBeNull();
});

it('an inbox that failed to load at the start loads once the backend answers again', async () => {
  office.instead = { inbox_news: connectionLost, getConversations: connectionLost };
  await openTab('Messages');
  expect(await screen.findByText('The list of conversations could not be loaded.')).toBeVisible();
  office.instead = {};
  glance();
  expect(await line(/Dale/)).toBeVisible();
});

it('a text that a colleague sent leaves the reader at the text they read', async () => {
  const log = await openConversation(await openMessages());
  log.scrollTop = -500;
  office.messages[customer]?.push(message({ id: 'theirs', direction: 'outbound', body: 'From the shop' }));
  Object.assign(office.news.changes[0] ?? {}, { changed_at: new Date().toISOString() });
  glance();
  expect(await within(log).findByText('From the shop')).toBeVisible();
  expect(log.scrollTop).toBe(-500);
});

it('the call log shows a new call by itself, without a request to Twilio', async () => {
  await openTab('Call Analytics');
  expect(await screen.findByText('No recent calls')).toBeVisible();
  await waitFor(() => expect(office.timesAsked).toBeGreaterThan(0));
  const atTwilio = () =>
    listBodies('getCallLogs').filter((body) => !JSON.stringify(body).includes('"isStored":true')).length;
  const before = atTwilio();
  office.calls = [call({ sid: 'CA1' })];
  office.news.calls_changed_at = new Date().toISOString();
  glance();
  expect(await screen.findByRole('list', { name: 'Recent Call Activity' })).toHaveTextContent(customer);
  expect(atTwilio()).toBe(before);
});

describe('Supabase Realtime', () => {
  beforeEach(() => {
    office.news.realtime_topic = 'office:1';
  });

  /** Opens Messages and waits for the check that follows joining the Realtime topic. */
  async function openWithRealtime() {
    const person = await openMessages();
    await waitFor(() => expect(realtime.joins).toHaveLength(1));
    await waitFor(() => expect(office.timesAsked).toBeGreaterThan(1));
    office.requests = [];
    office.timesAsked = 0;
    return person;
  }
  const messagesTab = () => screen.getByRole('tab', { name: 'Messages' });
  const asked = () => [
    ...listRequestNames(),
    ...Array.from({ length: office.timesAsked }, () => 'inbox_news'),
  ];

  it('has a 30 s heartbeat and a 10 s timeout, and reconnects after 1, 2, 5 and 10 s', () => {
    const { heartbeatIntervalMs, timeout, reconnectAfterMs } = supabase.realtime;
    expect({ heartbeatIntervalMs, timeout }).toEqual({ heartbeatIntervalMs: 30_000, timeout: 10_000 });
    const delays = [1, 2, 3, 4, 5, 6].map((tries) => reconnectAfterMs(tries));
    expect(delays).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000]);
  });

  it('delivers texts on a private topic with the user’s own token, without further requests', async () => {
    await openWithRealtime();
    const [isPrivate, token] = [true, 'header.payload.signature'];
    expect(realtime.joins).toEqual([{ topic: 'realtime:office:1', token, isPrivate }]);
    const first = receive('Through the socket', otherCustomer);
    for (const told of [receive('Again', otherCustomer), first]) {
      broadcast('conversation', told);
    }
    expect(await line(/Again/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /Again|Cat 320/ })[0]).toHaveTextContent('Again');
    expect(messagesTab()).toHaveAccessibleDescription('1 waiting for you');
    expect(news()).toHaveTextContent(/^New text from/);
    const done = receive('Never mind', otherCustomer);
    const answered = { unread_count: 0, is_waiting: false, was_waiting: true };
    broadcast('conversation', { ...done, ...answered, listed: { ...done.listed, is_done: true } });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Again/ })).toBeNull());
    expect(messagesTab()).not.toHaveAccessibleDescription();
    expect(asked()).toEqual([]);
  });

  it('changes the number of missed callers with the conversation, or with the call of a withheld number', async () => {
    await openWithRealtime();
    const callsTab = () => screen.getByRole('tab', { name: 'Call Analytics' });
    const missed = { ...receive('Missed call', customer), last_event: 'missed_call' };
    broadcast('conversation', { ...missed, has_calls_waiting: true, had_calls_waiting: false });
    await waitFor(() => expect(callsTab()).toHaveAccessibleDescription('1 missed caller not called back'));
    expect(news()).toHaveTextContent('New missed call from Dale');
    const at = new Date().toISOString();
    broadcast('call', { other_number: 'anonymous', changed_at: at, calls_waiting: 2 });
    await waitFor(() => expect(callsTab()).toHaveAccessibleDescription('2 missed callers not called back'));
    broadcast('call', { other_number: customer, changed_at: at, calls_waiting: null });
    const answered = { ...receive('Hello', customer), has_calls_waiting: false, had_calls_waiting: true };
    broadcast('conversation', answered);
    await waitFor(() => expect(callsTab()).toHaveAccessibleDescription('1 missed caller not called back'));
  });

  it('delivers two changes made within one millisecond', async () => {
    await openWithRealtime();
    const sameMillisecond = '2026-11-20T15:00:01.500';
    const [first, second] = [receive('One', otherCustomer), receive('Two', otherCustomer)];
    broadcast('conversation', { ...first, changed_at: `${sameMillisecond}1+00:00` });
    const told = { ...second, was_waiting: true, changed_at: `${sameMillisecond}102+00:00` };
    broadcast('conversation', told);
    expect(await line(/Two/)).toBeVisible();
    expect(messagesTab()).toHaveAccessibleDescription('1 waiting for you');
  });

  it('keeps a text that came out of order when an answer from before it arrives', async () => {
    await openWithRealtime();
    const [early, between, late] = [1, 2, 3].map((second) => `2026-11-20T15:00:0${second}Z`);
    broadcast('conversation', { ...receive('One', customer), changed_at: late });
    broadcast('conversation', { ...receive('Two', otherCustomer), changed_at: early });
    expect(await line(/Two/)).toBeVisible();
    const before = { as_of: between, unread: 0, realtime_topic: 'office:1', calls_changed_at: null };
    office.instead.inbox_news = () => HttpResponse.json({ ...before, changes: [] });
    const asked = office.timesAsked;
    // The second question waits for the first one's answer.
    await waitFor(() => {
      glance();
      expect(office.timesAsked).toBeGreaterThan(asked + 1);
    });
    expect(messagesTab()).toHaveAccessibleDescription('2 waiting for you');
  });

  it('makes the visible office reload the open conversation, and check after an unknown event', async () => {
    await openConversation(await openWithRealtime());
    broadcast('conversation', receive('Are you coming?', customer));
    expect(await within(screen.getByRole('log')).findByText('Are you coming?')).toBeVisible();
    hidePage();
    office.requests = [];
    office.timesAsked = 0;
    broadcast('conversation', receive('Hello?', customer));
    broadcast('call', { in: 'other words' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked()).toEqual([]);
    showPage();
    expect(await within(screen.getByRole('log')).findByText('Hello?')).toBeVisible();
    const before = office.timesAsked;
    broadcast('call', { in: 'other words' });
    await waitFor(() => expect(office.timesAsked).toBeGreaterThan(before));
  });
});
