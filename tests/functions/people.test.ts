import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHandler } from '../../supabase/functions/twilio-manage/handler';
import { publishableKey } from '../../tools/local-stack/keys';
import {
  adminCall,
  origin,
  read,
  startFunctionWorld,
  type FunctionWorld,
  type Handler,
  type Person,
} from '../support/functions-harness';

let world: FunctionWorld;
let handler: Handler;
let admin: Person;
let guest: Person;

beforeAll(async () => {
  world = await startFunctionWorld();
  handler = createHandler(world.env());
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.execute('truncate public.user_roles, private.invitations, auth.users cascade');
  admin = await world.person(true);
  guest = await world.person();
});

const call = async (action: string, fields: object = {}, by = admin) =>
  read(await adminCall(handler, 'twilio-manage', { action, ...fields }, by.token));
const invite = (email = guest.email, role = 'dispatcher') => call('invitePerson', { email, role });

/** The role that somebody who signs in has then. */
async function signIn({ token }: Person): Promise<unknown> {
  const response = await fetch(`${origin}/rest/v1/rpc/accept_invitation`, {
    method: 'POST',
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(200);
  return response.json();
}

async function people(): Promise<unknown[]> {
  const { body } = await call('getPeople');
  const list: unknown = body['people'];
  return Array.isArray(list)
    ? list.map((person: Record<string, unknown>) => [person['email'], person['role'], person['userId']])
    : [];
}

test('whoever is invited gets the role when they sign in, once, and the log says so', async () => {
  expect(await invite(` ${guest.email.toUpperCase()} `)).toMatchObject({ status: 200 });
  expect(await people()).toEqual([
    [admin.email, 'admin', admin.id],
    [guest.email, 'dispatcher', null],
  ]);
  expect([await signIn(guest), await signIn(guest)]).toEqual(['dispatcher', 'dispatcher']);
  expect(await people()).toContainEqual([guest.email, 'dispatcher', guest.id]);
  expect(
    await world.query("select action from public.audit_log where action like 'invitation%' order by id"),
  ).toEqual([{ action: 'invitation.add' }, { action: 'invitation.accept' }]);
});

test.each([
  [
    'their address is not confirmed',
    () => `update auth.users set email_confirmed_at = null where id = '${guest.id}'`,
  ],
  [
    'it is older than 14 days',
    () => "update private.invitations set invited_at = now() - interval '15 days'",
  ],
  ['it is somebody else’s', () => "update private.invitations set email = 'other@example.com'"],
])('an invitation gives no role while %s', async (_, sql) => {
  await invite();
  await world.execute(sql());
  expect(await signIn(guest)).toBeNull();
  expect((await call('getPeople', {}, guest)).status).toBe(403);
});

test('access ends with its removal, and nobody removes themselves or is invited twice', async () => {
  await invite(guest.email, 'admin');
  await signIn(guest);
  expect(await invite()).toMatchObject({ status: 409, body: { code: 'has_access' } });
  expect(await call('removePerson', { email: admin.email })).toMatchObject({
    status: 409,
    body: { code: 'own_access' },
  });
  expect(await call('removePerson', { email: guest.email })).toMatchObject({ status: 200 });
  expect(await call('getPeople', {}, guest)).toMatchObject({ status: 403, body: { code: 'not_admin' } });
  expect(await call('removePerson', { email: guest.email })).toMatchObject({ status: 404 });
  expect(await people()).toEqual([[admin.email, 'admin', admin.id]]);
});

test('an invitation that is taken back gives nothing', async () => {
  await invite();
  await call('removePerson', { email: guest.email });
  expect(await signIn(guest)).toBeNull();
});
