import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inboxSeed, seededNumber } from '../../tools/bench/office/inbox-seed';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import {
  accountSid,
  adminCall,
  businessNumber,
  newSid,
  origin,
  read,
  startFunctionWorld,
  webhookRequest,
  type FunctionWorld,
  type Handler,
  type Person,
} from '../support/functions-harness';

type Row = Record<string, unknown>;

const pageSize = 60;
const messagePageSize = 100;
const people = 150;
const texts = 16_500;

let world: FunctionWorld;
let admin: Person;
let handler: Handler;

beforeAll(async () => {
  world = await startFunctionWorld();
  admin = await world.person(true);
  handler = createHandler(world.env());
  await world.saveSetting('twilio_phone_number', businessNumber);
});
afterAll(() => world.stop());
beforeEach(() => world.execute('delete from public.contacts; delete from public.quote_requests'));

const call = async (action: string, fields: object = {}) =>
  read(await adminCall(handler, 'sms-handler', { action, ...fields }, admin.token));
const rowsOf = (list: unknown): Row[] => (Array.isArray(list) ? list.map((row: Row) => row) : []);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Whom a page of the list is about, in its order. */
async function listed(fields: object = {}) {
  const { status, body } = await call('getConversations', fields);
  expect(status).toBe(200);
  return rowsOf(body['conversations']).map((row) => textOf(row['otherNumber']));
}

async function deliver(from: string, changes: Record<string, string> = {}) {
  const response = await handler(
    webhookRequest('/sms-handler/inbound', {
      MessageSid: newSid('SM'),
      SmsStatus: 'received',
      AccountSid: accountSid,
      From: from,
      To: businessNumber,
      Body: 'The loader is down',
      NumMedia: '0',
      NumSegments: '1',
      ApiVersion: '2010-04-01',
      ...changes,
    }),
  );
  expect(response.status).toBe(200);
}

const askForQuote = (phone: string, name: string) =>
  world.execute(
    `select public.submit_quote('${JSON.stringify({
      name,
      phone,
      email: null,
      zip: '74012',
      equipment: 'Loader',
      description: `Asked by ${name}`,
      urgency: 'Today',
      smsConsent: false,
      page: '/contact',
    }).replaceAll("'", "''")}', 'Loader, ZIP 74012', '', '', '[]', '[]')`,
  );

/** Rows that the data API handed to the function while something was done. */
async function rowsMoved(work: () => Promise<unknown>): Promise<number> {
  const answers: Promise<unknown>[] = [];
  const keep = ({ request, response }: { request: Request; response: Response }) => {
    const isAboutRole = request.url.endsWith('/office_access');
    if (request.url.startsWith(`${origin}/rest/v1/rpc/`) && !isAboutRole)
      answers.push(response.clone().json());
  };
  world.server.events.on('response:mocked', keep);
  try {
    await work();
  } finally {
    world.server.events.removeListener('response:mocked', keep);
  }
  const bodies = await Promise.all(answers);
  return bodies.reduce<number>((sum, rows) => sum + (Array.isArray(rows) ? rows.length : 1), 0);
}

/** Rows of the messages that a statement looks at, and how many of them in a scan of all. */
async function messagesRead(statement: string): Promise<{ all: number; scanned: number }> {
  const counts = `
    select (seq_tup_read + idx_tup_fetch)::int as all, seq_tup_read::int as scanned
    from pg_stat_xact_user_tables where schemaname = 'public' and relname = 'messages'`;
  const [before] = await world.query(`begin; ${counts}`);
  const [after] = await world.query(`${statement}; ${counts}`);
  await world.execute('commit');
  const since = (name: string) => Number(after?.[name]) - Number(before?.[name]);
  return { all: since('all'), scanned: since('scanned') };
}

describe('pages of the list', () => {
  test('lead through all of it once, newest first, also where many came in at the same moment', async () => {
    await world.execute(inboxSeed({ conversations: people, messages: people }));
    await world.execute(`update public.contacts set last_message_at = '2026-11-20T10:00:00.123456Z'
      where address <= '${seededNumber(60)}'`);
    const pages: string[][] = [];
    let cursor: unknown;
    do {
      const { body } = await call('getConversations', cursor === undefined ? {} : { cursor });
      const rows = rowsOf(body['conversations']);
      pages.push(rows.map((row) => textOf(row['otherNumber'])));
      cursor = body['nextCursor'];
    } while (cursor !== null);
    expect(pages.map((page) => page.length)).toEqual([pageSize, pageSize, people - 2 * pageSize]);
    const all = pages.flat();
    expect(new Set(all).size).toBe(people);
    expect(all.slice(0, people - 60)).toEqual(
      Array.from({ length: people - 60 }, (_, index) => seededNumber(people - index)),
    );
  });

  test('end where the list does, even on a full page', async () => {
    await world.execute(inboxSeed({ conversations: pageSize, messages: pageSize }));
    expect((await call('getConversations')).body['nextCursor']).toBeNull();
  });

  test('have one line for somebody who wrote to several of our numbers', async () => {
    await world.execute(inboxSeed({ conversations: people, messages: people }));
    const person = seededNumber(people - 3);
    await deliver(person, { To: '+19185550001', Body: 'to the other number' });
    const first = await call('getConversations');
    const again = await listed({ cursor: first.body['nextCursor'] });
    const all = [...rowsOf(first.body['conversations']).map((row) => row['otherNumber']), ...again];
    expect(all[0]).toBe(person);
    expect(all.filter((other) => other === person)).toHaveLength(1);
    expect(all).toHaveLength(2 * pageSize);
  });

  test.each([
    ['cursor', ['', 'x', 5, null, '2026-02-30T10:00:00.000000Z_00000000-0000-0000-0000-000000000000']],
    ['state', ['', 'gone', 5, null]],
    ['search', ['x'.repeat(101)]],
  ])('refuse a %s that makes no sense', async (field, values) => {
    for (const value of values) {
      const { status, body } = await call('getConversations', { [field]: value });
      expect([status, typeof body['error']]).toEqual([400, 'string']);
    }
  });

  test(
    'move and read what is shown and no more, from the indexes, whatever lies behind it',
    { timeout: 60_000 },
    async () => {
      await world.execute(inboxSeed({ conversations: people, messages: texts }));
      const first = await call('getConversations');
      const { nextCursor } = first.body;
      expect(await rowsMoved(() => call('getConversations'))).toBe(pageSize);
      expect(await rowsMoved(() => call('getConversations', { cursor: nextCursor }))).toBe(pageSize);
      expect(await rowsMoved(() => call('getConversations', { search: 'crane' }))).toBe(pageSize);
      // Besides the messages, the line of the list.
      expect(await rowsMoved(() => call('getConversation', { to: seededNumber(1) }))).toBe(
        messagePageSize + 1,
      );

      const list = 'select * from public.list_conversations()';
      expect(await messagesRead(list)).toEqual({ all: 0, scanned: 0 });
      const thread = `select * from public.list_messages('${seededNumber(7)}')`;
      const { all, scanned } = await messagesRead(thread);
      expect(scanned).toBe(0);
      expect(all).toBeLessThan(4 * messagePageSize);
      const found = await messagesRead(`select * from public.list_conversations(p_search => 'truck 4711')`);
      expect(found.scanned).toBe(0);
      expect(found.all).toBeLessThan(10);
    },
  );
});

describe('pages of a conversation', () => {
  test('lead back through all of it once, oldest first within each', async () => {
    await world.execute(inboxSeed({ conversations: 1, messages: 220 }));
    const to = seededNumber(1);
    await deliver(to, { To: '+19185550001', Body: 'to the other number' });
    await world.execute(`update public.messages set created_at = '2026-11-20T10:00:00.123456Z'
      where body like 'Truck %' and substring(body from '\\d+')::int <= 110`);
    const pages: string[][] = [];
    let before: unknown;
    do {
      const { body } = await call('getConversation', { to, ...(before !== undefined && { before }) });
      pages.unshift(rowsOf(body['messages']).map((row) => textOf(row['body'])));
      expect(body['conversation'] === null).toBe(before !== undefined);
      before = body['earlierCursor'];
    } while (before !== null);
    expect(pages.map((page) => page.length)).toEqual([21, messagePageSize, messagePageSize]);
    expect(new Set(pages.flat()).size).toBe(221);
    expect(pages.flat().at(-1)).toBe('to the other number');
    expect(pages.flat().at(-2)).toMatch(/^Truck 220:/);
  });

  test('tell of a failed text that it was tried again, wherever the second try is', async () => {
    await world.execute(inboxSeed({ conversations: 1, messages: 110 }));
    await world.execute(`
      update public.messages set status = 'failed' where body like 'Truck 2:%';
      update public.messages set retry_of = (select id from public.messages where body like 'Truck 2:%')
      where body like 'Truck 110:%'`);
    const to = seededNumber(1);
    const { body } = await call('getConversation', { to });
    const earlier = await call('getConversation', { to, before: body['earlierCursor'] });
    expect(rowsOf(earlier.body['messages'])[1]).toMatchObject({ status: 'failed', isRetried: true });
  });

  test('come with the line of the list, and for a stranger without', async () => {
    await deliver('+19185550611');
    const { body } = await call('getConversation', { to: '(918) 555-0611' });
    expect(body['conversation']).toMatchObject({
      otherNumber: '+19185550611',
      unreadCount: 1,
      isDone: false,
    });
    expect((await call('getConversation', { to: '+19185550612' })).body).toEqual({
      messages: [],
      calls: [],
      earlierCursor: null,
      conversation: null,
    });
    expect((await call('getConversation', { to: '+19185550611', before: 'x' })).status).toBe(400);
  });
});

describe('the search', () => {
  const dana = '+19185550621';
  const jose = '+442079460958';
  beforeEach(async () => {
    await deliver(dana, { Body: 'The Freightliner’s air-dryer leaks at 41st & Yale' });
    await deliver(jose, { Body: 'Wheel loader L90H, code 1-234' });
    await askForQuote(dana, 'Dana O’Neil');
    await call('setContactName', { to: jose, name: 'José Núñez, Acme-Crane Ltd.' });
  });

  test('finds people by any part of their name, number and texts', async () => {
    const questions: [string, string, string][] = [
      ['a number as it is printed', '(918) 555-0621', dana],
      ['its last digits', '0621', dana],
      ['digits from its middle', '555 06', dana],
      ['it with the country’s code', '+1 918-555-0621', dana],
      ['a number abroad', '+44 20 7946', jose],
      ['a number abroad as it is dialed', '011 44 20 7946 0958', jose],
      ['a number as it is dialed at home', '020 7946 0958', jose],
      ['the beginning of a name', 'dan', dana],
      ['a name without its accents', 'jose nunez', jose],
      ['a name with accents', 'NÚÑ', jose],
      ['the second part of a name', 'crane', jose],
      ['words of a text in any order', 'leaks freight', dana],
      ['words with punctuation between', 'air dryer', dana],
      ['punctuation with words between', '41st & Yale!', dana],
      ['a model', 'l90', jose],
      ['a word of a quote request', 'zip 74012', dana],
      ['a name and a word of a text', 'dana leaks', dana],
      ['part of a number and words of a text', 'wheel 0958 loader', jose],
    ];
    for (const [what, search, expected] of questions)
      expect(await listed({ search }), what).toEqual([expected]);
  });

  test('finds nothing else, and takes nothing that is typed for a command', async () => {
    const searches = [
      'reightliner',
      'dana crane',
      'dana wheel',
      '0622',
      '!!!',
      '%',
      "'",
      '\\',
      ':*',
      '🚛',
      'a & !b',
      '\ud800',
    ];
    for (const search of searches) expect(await listed({ search }), search).toEqual([]);
  });

  test('of nothing lists them all', async () => {
    for (const search of ['  ', '\0', null]) expect(await listed({ search })).toHaveLength(2);
  });

  test('shows the newest text that matches, and the last one where the person does', async () => {
    await deliver(dana, { Body: 'No hurry' });
    const textFound = async (search: string) => {
      const { body } = await call('getConversations', { search });
      return rowsOf(body['conversations']).map((row) => row['matchedText']);
    };
    expect(await textFound('freightliner')).toEqual(['The Freightliner’s air-dryer leaks at 41st & Yale']);
    expect(await textFound('dana')).toEqual([null]);
    expect(await textFound('dana hurry')).toEqual(['No hurry']);
  });

  test('goes a page at a time as well, and minds what is done', async () => {
    await world.execute(inboxSeed({ conversations: people, messages: people }));
    await call('setDone', { to: seededNumber(people), isDone: true });
    const first = await call('getConversations', { search: 'truck', state: 'open' });
    expect(rowsOf(first.body['conversations']).map((row) => row['otherNumber'])).toEqual(
      Array.from({ length: pageSize }, (_, index) => seededNumber(people - 1 - index)),
    );
    expect((await listed({ search: 'truck', state: 'open', cursor: first.body['nextCursor'] }))[0]).toBe(
      seededNumber(people - 1 - pageSize),
    );
    expect(await listed({ search: 'truck', state: 'done' })).toEqual([seededNumber(people)]);
  });
});

describe('what is done', () => {
  const [one, other] = ['+19185550631', '+19185550632'];
  beforeEach(async () => {
    await deliver(one);
    await deliver(other);
  });

  test('leaves the open ones only, until they write again', async () => {
    expect((await call('setDone', { to: one, isDone: true })).body).toEqual({ success: true });
    expect(await listed({ state: 'open' })).toEqual([other]);
    expect(await listed({ state: 'done' })).toEqual([one]);
    expect(await listed()).toEqual([other, one]);
    await deliver(one, { To: '+19185550001' });
    expect(await listed({ state: 'open' })).toEqual([one, other]);
    expect(await listed({ state: 'done' })).toEqual([]);
  });

  test('comes back with a quote request, and by hand, but not by our own text', async () => {
    await call('setDone', { to: one, isDone: true });
    await call('sendMessage', { from: businessNumber, to: one, body: 'Thanks!' });
    expect(await listed({ state: 'open' })).toEqual([other]);
    await askForQuote(one, 'Dana');
    expect(await listed({ state: 'open' })).toEqual([one, other]);
    await call('setDone', { to: one, isDone: true });
    await call('setDone', { to: one, isDone: false });
    expect(await listed({ state: 'open' })).toEqual([one, other]);
  });

  test('is nothing for strangers, nor anything but yes or no', async () => {
    expect((await call('setDone', { to: '+19185550639', isDone: true })).status).toBe(404);
    for (const isDone of [undefined, null, 1, 'true'])
      expect((await call('setDone', { to: one, isDone })).status).toBe(400);
  });
});

describe('a contact’s name', () => {
  const person = '+19185550641';
  const nameOf = async () => {
    const { body } = await call('getConversation', { to: person });
    const { conversation } = body;
    const name: unknown =
      typeof conversation === 'object' && conversation ? Reflect.get(conversation, 'contactName') : null;
    return name;
  };

  test('is theirs whichever of our numbers they write to, before and after', async () => {
    await deliver(person);
    await deliver(person, { To: '+19185550001' });
    await call('setContactName', { to: person, name: '  Dana \n Fields ' });
    expect(await nameOf()).toBe('Dana Fields');
    await deliver(person, { To: '+19185550002' });
    expect(await nameOf()).toBe('Dana Fields');
  });

  test('comes from a quote request until there is one, and is then the office’s to change', async () => {
    await askForQuote(person, 'Dana');
    expect(await nameOf()).toBe('Dana');
    await askForQuote(person, 'Somebody else');
    expect(await nameOf()).toBe('Dana');
    await call('setContactName', { to: person, name: 'Dana Fields, Acme' });
    await deliver(person, { To: '+19185550001' });
    await askForQuote(person, 'Your bank');
    expect(await nameOf()).toBe('Dana Fields, Acme');
    await call('setContactName', { to: person, name: ' ' });
    expect(await nameOf()).toBeNull();
    await askForQuote(person, 'The next owner of the number');
    expect(await nameOf()).toBe('The next owner of the number');
  });

  test('has limits, and belongs to somebody', async () => {
    await deliver(person);
    expect((await call('setContactName', { to: person, name: '🚛'.repeat(120) })).status).toBe(200);
    expect(await call('setContactName', { to: person, name: 'x'.repeat(121) })).toMatchObject({
      status: 400,
      body: { error: 'A name can have 120 characters at most.' },
    });
    for (const name of [undefined, null, 5, {}])
      expect((await call('setContactName', { to: person, name })).status).toBe(400);
    expect((await call('setContactName', { to: '+19185550649', name: 'Nobody' })).status).toBe(404);
    expect(await nameOf()).toBe('🚛'.repeat(120));
  });
});
