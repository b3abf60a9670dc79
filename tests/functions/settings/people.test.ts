/** Invitations: who gets which role through them, and how access ends. */
import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { secretIn } from '../../support/accounts';
import type { Person } from '../../support/functions-harness';
import { parseRows, startOffice } from '../../support/office-setup';

const { services, admin, ask, rpc } = await startOffice();
let guest: Person;
beforeEach(async () => {
  await services.execute(`delete from public.user_roles where user_id <> '${admin.id}'; delete from private.invitations;
    delete from auth.users where id <> '${admin.id}'`);
  guest = await services.person();
});

const call = (action: string, fields: object = {}, by = admin) => ask({ action, ...fields }, by.token);
const invite = (email = guest.email, role = 'dispatcher') => call('invitePerson', { email, role });
const accept = async (link: unknown) =>
  call('acceptInvitation', { secret: secretIn(link), password: 'secret1' }, guest);
/** Invites and accepts. */
const letIn = async (role: string) => accept((await invite(guest.email, role)).body['link']);
/** The role that the office of 2.5.1 asks for. */
const askedRole = async ({ token }: Person): Promise<unknown> =>
  (await rpc('accept_invitation', token)).json();
/** Lets the roles count for the tokens of these tests, which don't say when they were issued. */
const letCount = () => services.execute('update public.user_roles set begins_at = null where true');

async function people(): Promise<unknown[]> {
  const { body } = await call('getPeople');
  return parseRows(body['people']).map((person) => [person['email'], person['role'], person['userId']]);
}

test('an invited person gets the role once they have chosen a password, and the audit log records it', async () => {
  const { status, body } = await invite(` ${guest.email.toUpperCase()} `);
  expect([status, body['isMailed']]).toEqual([200, true]);
  expect(body['link']).toMatch(/^https:\/\/fleet\.example\/auth\/login\?invitation=[\w-]{43}$/);
  expect(await people()).toEqual([
    [admin.email, 'admin', admin.id],
    [guest.email, 'dispatcher', null],
  ]);
  expect(await accept(body['link'])).toMatchObject({ status: 200, body: { role: 'dispatcher' } });
  expect(await people()).toContainEqual([guest.email, 'dispatcher', guest.id]);
  expect(
    await services.query("select action from public.audit_log where action like 'invitation%' order by id"),
  ).toEqual([{ action: 'invitation.add' }, { action: 'invitation.accept' }]);
});

test('the list says until when the link of an invitation works, and the database holds only the hash of its secret', async () => {
  const { body } = await invite();
  const [, invited] = parseRows((await call('getPeople')).body['people']);
  const hours = (Date.parse(String(invited?.['expiresAt'])) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(47);
  expect(hours).toBeLessThanOrEqual(48);
  const stored = await services.query('select i::text as row from private.invitations i');
  const hash = createHash('sha256').update(secretIn(body['link'])).digest('hex');
  expect(stored).toHaveLength(1);
  expect(String(stored[0]?.['row'])).toContain(hash);
  expect(String(stored[0]?.['row'])).not.toContain(secretIn(body['link']));
});

test('the office and functions of 2.5.1 go on, but their invitations give no role', async () => {
  await services.query(
    `select public.invite_person(p_email => '${guest.email}', p_role => 'admin', p_actor => '${admin.id}')`,
  );
  expect(await people()).toContainEqual([guest.email, 'admin', null]);
  expect(await askedRole(guest)).toBeNull();
  expect((await call('getPeople', {}, guest)).status).toBe(403);
  await letIn('dispatcher');
  await letCount();
  expect(await askedRole(guest)).toBe('dispatcher');
});

test('removing a person ends their access, and nobody can remove themselves or be invited twice', async () => {
  await letIn('admin');
  await letCount();
  expect((await call('getPeople', {}, guest)).status).toBe(200);
  expect(await invite()).toMatchObject({ status: 409, body: { code: 'has_access' } });
  const ownAccess = { status: 409, body: { code: 'own_access' } };
  expect(await call('removePerson', { email: admin.email })).toMatchObject(ownAccess);
  expect(await call('removePerson', { email: guest.email })).toMatchObject({ status: 200 });
  expect(await call('getPeople', {}, guest)).toMatchObject({ status: 403, body: { code: 'not_admin' } });
  expect(await call('removePerson', { email: guest.email })).toMatchObject({ status: 404 });
  expect(await people()).toEqual([[admin.email, 'admin', admin.id]]);
});

/** `{}` stands for the address. */
const spellings = [
  '\u200b{}',
  '\u202a{}\u202c',
  '{}\ufeff\u00ad\u3164',
  'mailto:{}',
  'MAILTO:{}?subject=Hello',
  'Dana Fields <{}>',
  '"Fields, Dana" <mailto:{}>',
  '<{}>,',
  '\u00a0“{}”.',
];

test.each(spellings)('an address that is pasted as %j is read as the address', async (spelling) => {
  const { body } = await invite(spelling.replace('{}', guest.email.toUpperCase().replace('@', '\u2060@')));
  expect(await people()).toContainEqual([guest.email, 'dispatcher', null]);
  expect(await accept(body['link'])).toMatchObject({ status: 200 });
});

test('an address with escapes in its link is read without them', async () => {
  await invite(`mailto:${guest.email.replace('@', '%40')}`);
  expect(await people()).toContainEqual([guest.email, 'dispatcher', null]);
});

test.each([
  '',
  'dana',
  'a@b',
  'a@b.c, d@e.f',
  'a@b.c d@e.f',
  'a@@b.c',
  '\u200b',
  'mailto:',
  'Dana <>',
  'a"b@c.d',
])('nobody is invited as "%s"', async (email) => {
  expect(await invite(email)).toMatchObject({ status: 400, body: { code: 'invalid_email' } });
});
