/** Who takes care of a conversation, and marking one as unread. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../support/functions-harness';
import { customer, parseRows, startOffice } from '../../support/office-setup';
import { newSid } from '../../support/twilio-rows';

const { services, admin, ask, text, send, quote, conversations, messages, reportCall } = await startOffice();
const done = { status: 200, body: { success: true } };
const other = '+19185550198';
let pat: Person;
beforeAll(async () => {
  pat = await services.person('dispatcher');
});
beforeEach(() => text('The hose leaks'));

const listedFor = async ({ token }: Person, state: string) => {
  const { body } = await ask({ action: 'getConversations', state }, token);
  return parseRows(body['conversations']).map((row) => row['otherNumber']);
};
const assign = (memberId: unknown, contact = customer) => ask({ action: 'assign', contact, memberId });
const unread = async () => (await conversations()).map((row) => row['unreadCount']);
const setUnread = (contact = customer) => ask({ action: 'setUnread', contact });

test('a conversation is assigned to somebody, whose list it joins, and to nobody again', async () => {
  await text('No rush', { From: other });
  expect(await assign(pat.id, '(918) 555-0199')).toEqual(done);
  expect(await assign(pat.id), 'again').toEqual(done);
  expect(await conversations()).toMatchObject([
    { otherNumber: other, assignedTo: null },
    { otherNumber: customer, assignedTo: pat.id },
  ]);
  expect([await listedFor(pat, 'mine'), await listedFor(admin, 'mine')]).toEqual([[customer], []]);
  expect(await assign(null)).toEqual(done);
  expect(await listedFor(pat, 'mine')).toEqual([]);
  const lines = await services.rows('audit_log?action=eq.conversation.assign&order=id');
  expect(lines).toMatchObject([
    { actor: admin.id, subject: customer, old_value: null, new_value: pat.id },
    { old_value: pat.id, new_value: null },
  ]);
});

test('whoever loses the role has no conversations any more', async () => {
  const former = await services.person('dispatcher');
  await assign(former.id);
  await services.execute(`delete from public.user_roles where user_id = '${former.id}'`);
  expect(await conversations()).toMatchObject([{ assignedTo: null }]);
});

test.each<[string, () => [unknown, string], number, string]>([
  ['somebody without a role', () => [randomUUID(), customer], 400, 'no_member'],
  ['a name', () => ['Pat', customer], 400, 'no_member'],
  ['nobody in particular', () => [undefined, customer], 400, 'no_member'],
  ['a member, but with no conversation', () => [pat.id, other], 404, 'no_conversation'],
])('assigning is refused for %s', async (_, make, status, code) => {
  expect(await assign(...make())).toMatchObject({ status, body: { code } });
});

test('a conversation that was read can be unread again, and is read by looking at it', async () => {
  const read = async () => ask({ action: 'markRead', to: customer, upTo: (await messages()).at(-1)?.['id'] });
  await read();
  expect(await unread()).toEqual([0]);
  expect(await setUnread()).toEqual(done);
  expect(await setUnread(), 'again').toEqual(done);
  expect(await unread()).toEqual([1]);
  await send();
  await read();
  expect(await unread()).toEqual([0]);
});

test('a conversation with several unread texts keeps its count', async () => {
  await text('And the arm');
  await setUnread();
  expect(await unread()).toEqual([2]);
});

test('a conversation that has only calls can be unread, too', async () => {
  await services.execute(`delete from public.contacts where address = '${customer}'`);
  await reportCall('voice-result?ring=0', { CallSid: newSid('CA'), DialCallStatus: 'no-answer' });
  await ask({ action: 'markRead', to: customer });
  expect(await unread()).toEqual([0]);
  expect(await setUnread()).toEqual(done);
  expect(await unread()).toEqual([1]);
  await ask({ action: 'markRead', to: customer });
  expect(await unread()).toEqual([0]);
});

test('a conversation under Suspected is never unread, and neither is one that does not exist', async () => {
  expect(await setUnread(other)).toMatchObject({ status: 404, body: { code: 'no_conversation' } });
  await quote({ phone: other, website: 'https://spam.example' });
  expect(await setUnread(other)).toMatchObject({ status: 409, body: { code: 'listed_apart' } });
  await ask({ action: 'setBlocked', to: customer, isBlocked: true });
  expect(await setUnread()).toMatchObject({ status: 409, body: { code: 'listed_apart' } });
});
