/** The people of the office as they see each other: who there is, and what they are called. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../support/functions-harness';
import { customer, parseRows, startOffice } from '../../support/office-setup';
import { businessNumber } from '../../support/twilio-rows';

const { services, admin, ask, send, text, conversations, messages } = await startOffice();
let pat: Person;
beforeAll(async () => {
  pat = await services.person('dispatcher');
});
beforeEach(() => services.execute('delete from private.member_names where true'));

const setName = (name: unknown) => ask({ action: 'setOwnName', name }, pat.token);
const named = (name: string | undefined) => ({ status: 200, body: { success: true, name } });
const nameBefore = ({ email }: Person) => email.split('@')[0];
const members = async (by: Person) =>
  parseRows((await ask({ action: 'getMembers' }, by.token)).body['members']);

test('everybody with a role is listed once, by name, for admins and dispatchers', async () => {
  const visitor = await services.person();
  await setName('Zoe');
  await services.execute(
    `insert into public.user_roles (user_id, role) values ('${admin.id}', 'dispatcher')`,
  );
  for (const by of [admin, pat]) {
    const listed = await members(by);
    // The tests before this one have left accounts.
    const mine = listed.filter(({ memberId }) =>
      [admin.id, pat.id, visitor.id].some((id) => id === memberId),
    );
    expect(mine).toEqual([
      { memberId: admin.id, name: nameBefore(admin), role: 'admin' },
      { memberId: pat.id, name: 'Zoe', role: 'dispatcher' },
    ]);
  }
  await services.execute(
    `delete from public.user_roles where user_id = '${admin.id}' and role = 'dispatcher'`,
  );
});

test('people choose their own name, and take it back', async () => {
  expect(await setName('  Pat \n Harlan ')).toEqual(named('Pat Harlan'));
  expect(await members(admin)).toContainEqual({ memberId: pat.id, name: 'Pat Harlan', role: 'dispatcher' });
  expect(await setName('Pat Harlan'), 'again').toEqual(named('Pat Harlan'));
  expect(await setName('')).toEqual(named(nameBefore(pat)));
  const lines = await services.rows('audit_log?action=eq.member.name&order=id');
  expect(lines).toMatchObject([
    { actor: pat.id, subject: pat.id, old_value: nameBefore(pat), new_value: 'Pat Harlan' },
    { old_value: 'Pat Harlan', new_value: nameBefore(pat) },
  ]);
});

test.each([
  ['that is too long', 'x'.repeat(61), 'name_too_long'],
  ['that is none', 7, 'invalid_name'],
])('a name is refused %s', async (_, name, code) => {
  expect(await setName(name)).toMatchObject({ status: 400, body: { code } });
});

test('texts, notes and the list say who wrote, by name', async () => {
  await text();
  await setName('Pat');
  const { token } = pat;
  const request = { action: 'sendMessage', from: businessNumber, to: customer, body: 'On our way' };
  const { body } = await ask({ ...request, idempotencyKey: randomUUID() }, token);
  expect(body['message']).toMatchObject({ author: 'Pat', sentBy: pat.email });
  await ask({ action: 'addNote', id: randomUUID(), to: customer, body: 'Pays in cash' }, token);
  expect(await messages()).toMatchObject([{ author: null }, { author: 'Pat', sentBy: pat.email }]);
  const opened = await ask({ action: 'getConversation', to: customer });
  expect(opened.body).toMatchObject({ notes: [{ author: 'Pat' }] });
  expect(await conversations()).toMatchObject([{ isLastOurs: true, lastAuthor: 'Pat' }]);
  await send();
  expect(await conversations()).toMatchObject([{ lastAuthor: nameBefore(admin) }]);
  await text('Thanks');
  expect(await conversations()).toMatchObject([{ isLastOurs: false, lastAuthor: null }]);
  // Whoever has left is still called by their name.
  await services.execute(`delete from public.user_roles where user_id = '${pat.id}'`);
  expect((await messages())[1]).toMatchObject({ author: 'Pat' });
  await services.execute(`insert into public.user_roles (user_id, role) values ('${pat.id}', 'dispatcher')`);
});
