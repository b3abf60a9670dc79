/** Invitations: who gets which role through them, and how access ends. */
import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../../support/functions-harness';
import { rowsOf, startOffice } from '../../support/office-setup';

const { services, admin, ask, rpc } = await startOffice();
let guest: Person;
beforeEach(async () => {
  await services.execute(`delete from public.user_roles where user_id <> '${admin.id}'; delete from private.invitations;
    delete from auth.users where id <> '${admin.id}'`);
  guest = await services.person();
});

const call = (action: string, fields: object = {}, by = admin) => ask({ action, ...fields }, by.token);
const invite = (email = guest.email, role = 'dispatcher') => call('invitePerson', { email, role });
/** Signs in and returns the role. */
const signIn = async ({ token }: Person): Promise<unknown> => (await rpc('accept_invitation', token)).json();

async function people(): Promise<unknown[]> {
  const { body } = await call('getPeople');
  return rowsOf(body['people']).map((person) => [person['email'], person['role'], person['userId']]);
}

test('an invited person gets the role once, at sign-in, and the audit log records it', async () => {
  expect(await invite(` ${guest.email.toUpperCase()} `)).toMatchObject({ status: 200 });
  expect(await people()).toEqual([
    [admin.email, 'admin', admin.id],
    [guest.email, 'dispatcher', null],
  ]);
  expect([await signIn(guest), await signIn(guest)]).toEqual(['dispatcher', 'dispatcher']);
  expect(await people()).toContainEqual([guest.email, 'dispatcher', guest.id]);
  expect(
    await services.query("select action from public.audit_log where action like 'invitation%' order by id"),
  ).toEqual([{ action: 'invitation.add' }, { action: 'invitation.accept' }]);
});

test.each([
  ['it was taken back', () => `delete from private.invitations`],
  ['it is not confirmed', () => `update auth.users set email_confirmed_at = null where id = '${guest.id}'`],
  ['it is 15 days old', () => "update private.invitations set invited_at = now() - interval '15 days'"],
  ['it is for somebody else', () => "update private.invitations set email = 'other@example.com'"],
])('an invitation gives no role when %s', async (_, sql) => {
  await invite();
  await services.execute(sql());
  expect(await signIn(guest)).toBeNull();
  expect((await call('getPeople', {}, guest)).status).toBe(403);
});

test('removing a person ends their access, and nobody can remove themselves or be invited twice', async () => {
  await invite(guest.email, 'admin');
  expect([await signIn(guest), await signIn(guest)]).toEqual(['admin', null]);
  expect(await invite()).toMatchObject({ status: 409, body: { code: 'has_access' } });
  const ownAccess = { status: 409, body: { code: 'own_access' } };
  expect(await call('removePerson', { email: admin.email })).toMatchObject(ownAccess);
  expect(await call('removePerson', { email: guest.email })).toMatchObject({ status: 200 });
  expect(await call('getPeople', {}, guest)).toMatchObject({ status: 403, body: { code: 'not_admin' } });
  expect(await call('removePerson', { email: guest.email })).toMatchObject({ status: 404 });
  expect(await people()).toEqual([[admin.email, 'admin', admin.id]]);
});
