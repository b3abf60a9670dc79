import { beforeEach, describe, expect, test } from 'vitest';
import { inboxSeed, seededNumber } from '../../../tools/bench/office/inbox-seed';
import { businessNumber } from '../../support/functions-harness';
import { rowsOf, startOffice } from '../../support/office-setup';

const pageSize = 60;
const messagePageSize = 100;
const people = 150;

const { services, ask, text, quote } = await startOffice();

const call = (action: string, fields: object = {}) => ask({ action, ...fields });
const numbersIn = (body: object) =>
  rowsOf(Reflect.get(body, 'conversations')).map((row) => String(row['otherNumber']));
/** Whom a page of the list is about, in its order. */
const listed = async (fields: object = {}) => numbersIn((await call('getConversations', fields)).body);
const deliver = (From: string, changes: Record<string, string> = {}) =>
  text('The loader is down', { From, ...changes });

const askForQuote = (phone: string, name: string) => {
  const machine = { zip: '74012', equipment: 'Loader', description: 'It leaks', urgency: 'Today' };
  return quote({ name, phone, ...machine, page: '/contact' });
};

describe('pages of the list', () => {
  test('lead through all of it once, newest first, also where many came in at the same moment', async () => {
    await services.execute(inboxSeed({ conversations: people, messages: people }));
    await services.execute(`update public.contacts set last_message_at = '2026-11-20T10:00:00.123456Z'
      where address <= '${seededNumber(60)}'`);
    const pages: string[][] = [];
    let cursor: unknown;
    do {
      const { body } = await call('getConversations', cursor === undefined ? {} : { cursor });
      pages.push(numbersIn(body));
      cursor = body['nextCursor'];
    } while (cursor !== null);
    expect(pages.map((page) => page.length)).toEqual([pageSize, pageSize, people - 2 * pageSize]);
    const all = pages.flat();
    expect(new Set(all).size).toBe(people);
    expect(all.slice(0, people - 60)).toEqual(
      Array.from({ length: people - 60 }, (_, index) => seededNumber(people - index)),
    );
  });
});

describe('pages of a conversation', () => {
  test('lead back through all of it once, oldest first within each', async () => {
    await services.execute(inboxSeed({ conversations: 1, messages: 220 }));
    const to = seededNumber(1);
    await deliver(to, { To: '+19185550001', Body: 'to the other number' });
    await services.execute(`update public.messages set created_at = '2026-11-20T10:00:00.123456Z'
      where body like 'Truck %' and substring(body from '\\d+')::int <= 110`);
    const pages: string[][] = [];
    let before: unknown;
    do {
      const { body } = await call('getConversation', { to, ...(before !== undefined && { before }) });
      pages.unshift(rowsOf(body['messages']).map((row) => String(row['body'])));
      expect(body['conversation'] === null).toBe(before !== undefined);
      before = body['earlierCursor'];
    } while (before !== null);
    expect(pages.map((page) => page.length)).toEqual([21, messagePageSize, messagePageSize]);
    expect(new Set(pages.flat()).size).toBe(221);
    expect(pages.flat().at(-1)).toBe('to the other number');
    expect(pages.flat().at(-2)).toMatch(/^Truck 220:/);
  });

  test('of a stranger are none, and a line of the list neither', async () => {
    expect((await call('getConversation', { to: '+19185550612' })).body).toEqual({
      ...{ messages: [], calls: [], earlierCursor: null, conversation: null, notes: [] },
    });
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
    ];
    for (const [what, search, expected] of questions)
      expect(await listed({ search }), what).toEqual([expected]);
  });

  test('finds nothing else, and takes nothing that is typed for a command', async () => {
    const searches = ['reightliner', 'dana crane', '0622', '%', "'", '\\', ':*', 'a & !b', '\ud800'];
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
});

describe('a contact’s name', () => {
  const person = '+19185550641';
  const nameOf = async () => {
    const { body } = await call('getConversations');
    return rowsOf(body['conversations'])[0]?.['contactName'];
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
});
