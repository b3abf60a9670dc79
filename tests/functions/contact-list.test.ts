/** All contacts at once: out as a list, in by name. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import {
  adminCall,
  read,
  startFunctionWorld,
  type FunctionWorld,
  type Handler,
  type Person,
} from '../support/functions-harness';

let world: FunctionWorld;
let handler: Handler;
let admin: Person;

const neither: unknown = expect.stringMatching('neither a phone number');
const tooLong: unknown = expect.stringMatching('120 characters');
const contacts: unknown = expect.any(Array);

beforeAll(async () => {
  world = await startFunctionWorld();
  handler = createHandler(world.env());
  admin = await world.person(true);
});
afterAll(() => world.stop());

const call = async (action: string, fields: object = {}, by = admin) =>
  read(await adminCall(handler, 'sms-handler', { action, ...fields }, by.token));

test('names come in, nobody may be texted for it, and each row is answered', async () => {
  await world.execute(
    "insert into public.contacts (address, name) values ('+19185550183', 'Old'), ('+19185550184', 'Same')",
  );
  const rows = [
    { address: '(918) 555-0183', name: 'Inés' },
    { address: '+1 918-555-0184', name: ' Same ' },
    { address: 'Ops@Example.com', name: 'Ops' },
    { address: '12', name: 'Nobody' },
    { address: '918 555 0185', name: '' },
    { address: '918 555 0185', name: 'x'.repeat(121) },
    { address: '918 555 0186', name: 'Zoë' },
  ];
  const answer = await call('importContacts', { rows });
  expect(answer.body['rows']).toMatchObject([
    { outcome: 'renamed' },
    { outcome: 'unchanged' },
    { outcome: 'created' },
    { outcome: 'refused', reason: neither },
    { outcome: 'refused', reason: 'The name is missing.' },
    { outcome: 'refused', reason: tooLong },
    { outcome: 'created' },
  ]);
  const listed = (await call('getContacts')).body;
  const plain = { textingAllowedBy: null, optedOut: false, isBlocked: false, lastMessageAt: null };
  expect(listed).toEqual({ contacts, nextCursor: null });
  expect(listed['contacts']).toHaveLength(4);
  expect(listed['contacts']).toContainEqual(
    expect.objectContaining({ address: '+19185550183', name: 'Inés', ...plain }),
  );
  // Found by name, though nobody has texted; the list itself stays as it was.
  expect((await call('getConversations', { search: 'zoe' })).body['conversations']).toMatchObject([
    { otherNumber: '+19185550186', textBlock: 'no_consent' },
  ]);
  expect((await call('getConversations')).body['conversations']).toEqual([]);
  expect(
    await world.query(
      "select action, new_value from public.audit_log where action like 'contacts.%' order by id",
    ),
  ).toEqual([
    { action: 'contacts.import', new_value: '3' },
    { action: 'contacts.export', new_value: null },
  ]);
});

test('a list longer than a page comes whole, each contact once', async () => {
  await world.execute(
    "insert into public.contacts (address) select '+1918777' || lpad(n::text, 4, '0') from generate_series(1, 1100) n",
  );
  const first = (await call('getContacts')).body;
  const second = (await call('getContacts', { cursor: first['nextCursor'] })).body;
  const addresses = [first, second].flatMap(({ contacts }) =>
    Array.isArray(contacts) ? contacts.map((row: Record<string, unknown>) => row['address']) : [],
  );
  const [known] = await world.query('select count(*)::integer as total from public.contacts');
  expect([addresses.length, new Set(addresses).size]).toEqual([known?.['total'], known?.['total']]);
  expect(second['nextCursor']).toBeNull();
});

test('dispatchers neither take the list nor bring one', async () => {
  const dispatcher = await world.person();
  await world.execute(
    `insert into public.user_roles (user_id, role) values ('${dispatcher.id}', 'dispatcher')`,
  );
  const rows = [{ address: '9185550187', name: 'x' }];
  expect([
    (await call('getContacts', {}, dispatcher)).status,
    (await call('importContacts', { rows }, dispatcher)).status,
  ]).toEqual([403, 403]);
  expect(await call('importContacts', { rows: [] })).toMatchObject({
    status: 400,
    body: { code: 'invalid_rows' },
  });
});
