/** The saved replies: their order, changes to them, and the fields that they may hold. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { fillReply } from '../../../supabase/functions/_shared/domain/reply-fields';
import type { Person } from '../../support/functions-harness';
import { parseRows, startOffice } from '../../support/office-setup';

const { services, ask } = await startOffice();
const done = { status: 200, body: { success: true } };
let pat: Person;
beforeAll(async () => {
  pat = await services.person('dispatcher');
});

const call = (action: string, fields: object = {}) => ask({ action, ...fields }, pat.token);
const bodies = async () =>
  parseRows((await call('getReplies')).body['replies']).map((reply) => reply['body']);
const save = (id: string, body: string, before?: string) => call('saveReply', { id, body, before });
async function three(): Promise<string[]> {
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const [place, id] of ids.entries()) {
    expect(await save(id, ['one', 'two', 'three'][place] ?? '')).toEqual(done);
  }
  return ids;
}

test('a reply is added at the end once, changed in its place, and deleted', async () => {
  const [first = '', second = ''] = await three();
  expect(await save(first, 'one'), 'a repetition').toEqual(done);
  expect(await bodies()).toEqual(['one', 'two', 'three']);
  expect(await save(first, ' uno ', 'one')).toEqual(done);
  expect(await bodies()).toEqual(['uno', 'two', 'three']);
  expect(await call('deleteReply', { id: second })).toEqual(done);
  expect(await call('deleteReply', { id: second })).toMatchObject({
    status: 404,
    body: { code: 'no_reply' },
  });
  expect(await bodies()).toEqual(['uno', 'three']);
});

test('a reply that somebody else has changed or deleted is not overwritten', async () => {
  const [first = '', second = ''] = await three();
  await save(first, 'changed', 'one');
  const changed = { status: 409, body: { code: 'changed' } };
  expect(await save(first, 'mine', 'one')).toMatchObject(changed);
  expect(await save(first, 'mine')).toMatchObject(changed);
  await call('deleteReply', { id: second });
  expect(await save(second, 'mine', 'two')).toMatchObject(changed);
  expect(await bodies()).toEqual(['changed', 'three']);
});

test.each([
  ['the words of another one', 'two', 409, 'reply_exists'],
  ['no words', ' ', 400, 'empty_reply'],
  ['more words than a text can have', 'x'.repeat(1_601), 400, 'reply_too_long'],
])('a reply is refused with %s', async (_, body, status, code) => {
  const [first = ''] = await three();
  expect(await save(first, body, 'one')).toMatchObject({ status, body: { code } });
  expect(await save(randomUUID(), body)).toMatchObject({ status, body: { code } });
});

test('replies keep the order that they are put in, and those that are not named follow', async () => {
  const [first, second, third] = await three();
  expect(await call('orderReplies', { ids: [third, randomUUID(), first, third] })).toEqual(done);
  expect(await bodies()).toEqual(['three', 'one', 'two']);
  await save(randomUUID(), 'four');
  expect(await bodies(), 'a new one').toEqual(['three', 'one', 'two', 'four']);
  await call('orderReplies', { ids: [second] });
  expect(await bodies()).toEqual(['two', 'three', 'one', 'four']);
  const refused = { status: 400, body: { code: 'invalid_order' } };
  expect(await call('orderReplies', { ids: ['one'] })).toMatchObject(refused);
});

const dale = { name: 'Dale', company: null, business: 'Ironbud' };
test.each([
  ['Hi [name], this is [business].', dale, 'Hi Dale, this is Ironbud.', []],
  ['[NAME] at [Company], [company]', dale, 'Dale at [Company], [company]', ['company']],
  ['[name] [company]', { ...dale, name: ' ' }, '[name] [company]', ['name', 'company']],
  ['ETA [eta], unit [12], [ name ]', dale, 'ETA [eta], unit [12], [ name ]', []],
  ['[name]', { ...dale, name: '[company] $& $1' }, '[company] $& $1', []],
  ['No fields', dale, 'No fields', []],
])('the reply %j is filled in', (body, values, text, missing) => {
  expect(fillReply(body, values)).toEqual({ text, missing });
});
