/** The list of conversations and their messages: pages, filters, search, done and unread, and the news. */
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeInboxSeed, makeNumber } from '../../../tools/bench/office/inbox-seed';
import { customer, parseRows, startOffice } from '../../support/office-setup';

const people = 150;
const business = '+19185550100';

const { services, ask, post, text, quote, rpc, send, messages, conversations } = await startOffice();

const call = (action: string, fields: object = {}) => ask({ action, ...fields });
/** The contacts on a page of the list, in its order. */
const listed = async (fields = {}) => (await conversations(fields)).map((row) => String(row['otherNumber']));
const deliver = (From: string, changes: Record<string, string> = {}) =>
  text('The loader is down', { From, ...changes });
const askForQuote = (phone: string, name: string) => quote({ phone, name });

test('the pages of the list have each conversation once, newest first, even those of the same time', async () => {
  await services.execute(writeInboxSeed({ conversations: people, messages: people }));
  await services.execute(`update public.contacts set last_message_at = '2026-11-20T10:00:00.123456Z'
      where address <= '${makeNumber(60)}'`);
  const pages: string[][] = [];
  for (let cursor: unknown; cursor !== null;) {
    const { body } = await call('getConversations', cursor === undefined ? {} : { cursor });
    pages.push(parseRows(body['conversations']).map((row) => String(row['otherNumber'])));
    cursor = body['nextCursor'];
  }
  expect(pages.map((page) => page.length)).toEqual([60, 60, people - 120]);
  const all = pages.flat();
  expect(new Set(all).size).toBe(people);
  const newest = Array.from({ length: people - 60 }, (_, index) => makeNumber(people - index));
  expect(all.slice(0, people - 60)).toEqual(newest);
});

test('paging back through a conversation returns each message once, oldest first on each page', async () => {
  await services.execute(writeInboxSeed({ conversations: 1, messages: 220 }));
  const to = makeNumber(1);
  await deliver(to, { To: '+19185550001', Body: 'to the other number' });
  await services.execute(`update public.messages set created_at = '2026-11-20T10:00:00.123456Z'
      where body like 'Truck %' and substring(body from '\\d+')::int <= 110`);
  const pages: string[][] = [];
  let before: unknown;
  do {
    const { body } = await call('getConversation', { to, ...(before !== undefined && { before }) });
    pages.unshift(parseRows(body['messages']).map((row) => String(row['body'])));
    expect(body['conversation'] === null).toBe(before !== undefined);
    before = body['earlierCursor'];
  } while (before !== null);
  expect(pages.map((page) => page.length)).toEqual([21, 100, 100]);
  expect(new Set(pages.flat()).size).toBe(221);
  expect(pages.flat().at(-1)).toBe('to the other number');
  expect(pages.flat().at(-2)).toMatch(/^Truck 220:/);
});

test('paging back through a conversation returns nothing for an unknown number', async () => {
  const plans = { jobLines: [], scheduled: [], reminder: null };
  const nothing = { messages: [], calls: [], earlierCursor: null, conversation: null, notes: [], ...plans };
  expect((await call('getConversation', { to: '+19185550612' })).body).toEqual(nothing);
});

test('paging back through a conversation returns the calls from the time of each page’s messages', async () => {
  const from = '+19185550306';
  await services.execute(`
      insert into public.contacts (address) values ('${from}');
      insert into public.messages (contact_id, business_number, direction, body, status, created_at)
      select c.id, '${business}', 'inbound', 'Text ' || n, 'received', '2026-11-21T00:00:00Z'::timestamptz + n * interval '1 minute'
      from public.contacts c, generate_series(0, 100) as n;
      insert into public.calls (call_sid, direction, from_number, to_number, business_number, arrived_at, started_at, status, outcome)
      select 'CA' || lpad(n::text, 32, '0'), 'inbound', case n when 4 then '+19185550999' else '${from}' end, '${business}',
        '${business}', at, at, 'completed', 'missed'
      from (values (1, '2026-11-19T00:00:00Z'::timestamptz), (2, '2026-11-21T00:30:00Z'), (3, '2026-11-22T00:00:00Z'), (4, '2026-11-22T00:00:00Z')) as calls (n, at);
      insert into public.voicemails (call_sid, recording_sid, caller, seconds)
      values ('CA${'3'.padStart(32, '0')}', 'RE${'3'.padStart(32, '0')}', '${from}', 12)`);
  const { body: newest } = await call('getConversation', { to: from });
  const a = (n: number) => ({ sid: `CA${String(n).padStart(32, '0')}` });
  expect(newest['calls']).toMatchObject([
    { ...a(2), outcome: 'missed', voicemail: null },
    { ...a(3), outcome: 'voicemail', voicemail: { seconds: 12, isHeard: false, transcript: null } },
  ]);
  const earlier = await call('getConversation', { to: from, before: newest['earlierCursor'] });
  expect(earlier.body['calls']).toMatchObject([{ ...a(1), outcome: 'missed', voicemail: null }]);
});

type Text = [direction: string, status: string, source: string];
const theirs: Text = ['inbound', 'received', 'sms'];
const sent = (status: string, source = 'sms'): Text => ['outbound', status, source];
const [ours, automatic] = [sent('delivered'), sent('delivered', 'auto')];
const [undelivered, failed] = [sent('undelivered'), sent('failed')];
/** For each name: whether the conversation is done, and its texts, oldest first. */
const kinds: Record<string, [isDone: boolean, ...texts: Text[]]> = {
  Answered: [false, theirs, ours],
  Waiting: [false, ours, theirs],
  'Waiting after a machine': [false, theirs, automatic],
  'Waiting no more': [true, theirs],
  Failed: [false, theirs, undelivered],
  'Failed and waiting': [false, failed, theirs],
  'Failed to reach': [false, theirs, ours, failed],
  Repaired: [false, failed, ours],
};
const names = Object.keys(kinds);

test.each([
  ['unanswered', ['Failed', 'Failed and waiting', 'Waiting', 'Waiting after a machine']],
  ['waiting', ['Failed', 'Failed and waiting', 'Failed to reach', 'Waiting', 'Waiting after a machine']],
  ['failed', ['Failed', 'Failed and waiting', 'Failed to reach']],
  ['done', ['Waiting no more']],
  ['all', [...names].sort()],
])('the filter "%s" lists exactly its conversations, also in a search', async (state, expected) => {
  for (const [number, [name, [isDone, ...texts]]] of Object.entries(kinds).entries()) {
    const values = texts.map((text, index) => `('${text.join("', '")}', ${index})`);
    await services.execute(`
        with person as (insert into public.contacts (address, name, is_done, last_message, last_message_at)
          values ('+1918555030${number}', '${name}', ${isDone}, 'Hello', now()) returning id)
        insert into public.messages (contact_id, business_number, body, direction, status, source, created_at)
        select id, '${business}', 'Hello', direction, status, source, now() + n * interval '1 minute'
        from person, (values ${values.join()}) as texts (direction, status, source, n)`);
  }
  for (const search of ['', 'hello', '555-03']) {
    const rows = await conversations({ state, search });
    expect(rows.map((row) => row['contactName']).sort(), search).toEqual(expected);
    const marked = rows.filter(({ lastFailed }) => lastFailed).map(({ contactName }) => contactName);
    expect(marked.sort(), 'as failed').toEqual(expected.filter((name) => name.startsWith('Failed')));
  }
});

describe('the search', () => {
  const dana = '+19185550621';
  const jose = '+442079460958';
  beforeEach(async () => {
    await deliver(dana, { Body: 'The Freightliner’s air-dryer leaks at 41st & Yale' });
    await deliver(jose, { Body: 'Wheel loader L90H, code 1-234' });
    await askForQuote(dana, 'Dana O’Neil');
    await call('setContactName', { to: jose, name: 'José Núñez, Acme-Crane Ltd.' });
    for (const [field, value] of [
      ['company', 'Verdigris Aggregates'],
      ['place', '4100 Port Road, Catoosa'],
      ['pinnedNote', 'Gate code at the kiosk'],
    ]) {
      await call('saveContactDetail', { contact: jose, field, value });
    }
  });

  test('finds people by any part of their name, number and texts', async () => {
    const questions: [string, string, string][] = [
      ['a number as it is printed', '(918) 555-0621', dana],
      ['digits from its middle', '555 06', dana],
      ['it with the country’s code', '+1 918-555-0621', dana],
      ['a number abroad as it is dialed', '011 44 20 7946 0958', jose],
      ['a number as it is dialed at home', '020 7946 0958', jose],
      ['the beginning of a name', 'dan', dana],
      ['a name without its accents', 'jose nunez', jose],
      ['words of a text in any order', 'leaks freight', dana],
      ['punctuation with words between', '41st & Yale!', dana],
      ['a word of a quote request', 'zip 74012', dana],
      ['a name and a word of a text', 'dana leaks', dana],
      ['part of a number and words of a text', 'wheel 0958 loader', jose],
      ['a company', 'verdigris', jose],
      ['a place', 'port road', jose],
      ['a pinned note', 'kiosk', jose],
    ];
    for (const [what, search, expected] of questions) {
      expect(await listed({ search }), what).toEqual([expected]);
    }
  });

  test('finds nothing else, and never takes typed text as a command', async () => {
    const searches = ['reightliner', 'dana crane', '0622', '%', "'", '\\', ':*', 'a & !b', '\ud800'];
    for (const search of searches) {
      expect(await listed({ search }), search).toEqual([]);
    }
  });

  test('lists every conversation when it is blank', async () => {
    for (const search of ['  ', '\0', null]) {
      expect(await listed({ search })).toHaveLength(2);
    }
  });

  test('returns the newest matching text, and none when only the person matches', async () => {
    await deliver(dana, { Body: 'No hurry' });
    const textFound = async (search: string) => (await conversations({ search }))[0]?.['matchedText'];
    expect(await textFound('freightliner')).toBe('The Freightliner’s air-dryer leaks at 41st & Yale');
    expect(await textFound('dana')).toBe(null);
    expect(await textFound('dana hurry')).toBe('No hurry');
  });

  test('cuts a long text to the words around the match', async () => {
    const story = 'We were on the way to Claremore and everything was fine until the second exit. ';
    await deliver(dana, { Body: `${story.repeat(3)}Then the alternator light came on. ${story.repeat(3)}` });
    for (const search of ['alternator', 'dana alternator']) {
      const [found] = await conversations({ search });
      expect(found?.['matchedText']).toMatch(/^….{0,80}Then the alternator light.{0,80}…$/);
    }
  });
});

test('a conversation marked as done is open again after a text, a quote request or by hand, not after our own text', async () => {
  const [one, other] = ['+19185550631', '+19185550632'];
  for (const from of [one, other]) {
    await deliver(from);
  }
  const mark = (isDone: boolean) => call('setDone', { to: one, isDone });
  const reopenings = [
    () => deliver(one, { To: '+19185550001' }),
    () => askForQuote(one, 'Dana'),
    () => mark(false),
  ];
  for (const reopen of reopenings) {
    expect((await mark(true)).body).toEqual({ success: true });
    await send({ to: one });
    expect(await listed({ state: 'open' })).toEqual([other]);
    expect(await listed({ state: 'done' })).toEqual([one]);
    expect(await listed()).toEqual([one, other]);
    await reopen();
    expect(await listed({ state: 'open' })).toEqual([one, other]);
    expect(await listed({ state: 'done' })).toEqual([]);
  }
});

test('a contact’s name comes from a quote request while there is none, and the office can change or clear it', async () => {
  const person = '+19185550641';
  const readName = async () => (await conversations())[0]?.['contactName'];
  await deliver(person);
  await askForQuote(person, 'Dana');
  expect(await readName()).toBe('Dana');
  await askForQuote(person, 'Somebody else');
  expect(await readName()).toBe('Dana');
  await call('setContactName', { to: person, name: '  Dana \n Fields, Acme ' });
  await deliver(person, { To: '+19185550001' });
  await askForQuote(person, 'Your bank');
  expect(await readName()).toBe('Dana Fields, Acme');
  await call('setContactName', { to: person, name: ' ' });
  expect(await readName()).toBeNull();
  await askForQuote(person, 'The next owner of the number');
  expect(await readName()).toBe('The next owner of the number');
});

/** Returns our id of the text. */
const receive = async (body: string, changes: Record<string, string> = {}) => {
  await text(body, changes);
  return String((await messages(changes['From'])).at(-1)?.['id']);
};
const markRead = (upTo: string) => ask({ action: 'markRead', to: customer, upTo });

test('the unread count covers all our numbers, and keeps texts that came after the last one seen', async () => {
  const unread = async () => (await conversations()).map((row) => row['unreadCount']);
  await receive('from somebody else', { From: '+19185550191' });
  const seen = await receive('one');
  await receive('two');
  await receive('three', { To: business });
  expect(await markRead(seen)).toEqual({ status: 200, body: { success: true } });
  expect(await unread()).toEqual([2, 1]);
  // Reading an older message afterward makes nothing unread again.
  await markRead(await receive('four'));
  await markRead(seen);
  expect(await unread()).toEqual([0, 1]);
});

const newsAnswer = v.looseObject({ changes: v.array(v.looseObject({ changed_at: v.string() })) });
const news = async () => v.parse(newsAnswer, await (await rpc('inbox_news')).json());

test('the news for an open office counts unread messages and lists the latest changes, newest first', async () => {
  await receive('one', { From: '+19185550191' });
  await receive('two');
  await receive('three');
  const latest = { other_number: customer, unread_count: 2, contact_name: null, last_source: 'sms' };
  const changes = [latest, { other_number: '+19185550191', unread_count: 1 }];
  expect(await news()).toMatchObject({ unread: 3, realtime_topic: null, changes });
});

test('the news for an open office reports every change that an open conversation shows', async () => {
  const upTo = await receive('one');
  let before = await news();
  const changes = async () => {
    const after = await news();
    const isChanged = after.changes[0]?.changed_at !== before.changes[0]?.changed_at;
    before = after;
    return isChanged;
  };
  expect(await changes(), 'nothing happened').toBe(false);
  await markRead(upTo);
  expect(await changes(), 'it was read').toBe(true);
  await markRead(upTo);
  expect(await changes(), 'it was read already').toBe(false);
  await send();
  expect(await changes(), 'a text went out').toBe(true);
  const MessageSid = services.twilioMessages.at(-1)?.sid ?? '';
  const report = (MessageStatus: string) => post('/sms-handler/status', { MessageSid, MessageStatus });
  await report('delivered');
  expect(await changes(), 'it was delivered').toBe(true);
  await report('sent');
  expect(await changes(), 'late news of it').toBe(false);
  await ask({ action: 'setOptedOut', to: customer, optedOut: true });
  expect(await changes(), 'texts were stopped').toBe(true);
});
