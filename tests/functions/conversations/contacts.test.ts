/** What the team records about contacts: outcomes of requests, notes and the contact list. None of it is sent to anybody. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../../support/functions-harness';
import { customer as dana, parseRows, startOffice } from '../../support/office-setup';
import { businessNumber } from '../../support/twilio-rows';

const noteId = '00000000-0000-4000-8000-000000000771';

/** An hour in seconds, with a margin for the time that the test takes. */
const anHour: unknown = expect.closeTo(60 * 60, -2);

const { services, admin, ask, text, conversations } = await startOffice();
let dispatcher: Person;
beforeAll(async () => {
  dispatcher = await services.person('dispatcher');
});

const call = (action: string, fields: object = {}, by = dispatcher) => ask({ action, ...fields }, by.token);

/** Stores a request from Dana as the quote form does. Returns the id of its message. */
async function request(age = '1 hour', suspectedOf = 'null'): Promise<string> {
  const [row] = await services.query(`
    insert into public.contacts (address, name, last_message_at) values ('${dana}', 'Dana', now()) on conflict do nothing;
    insert into public.messages (contact_id, direction, body, status, source, created_at)
    select c.id, 'inbound', 'Crane leaks', 'received', 'web', now() - interval '${age}' from public.contacts c;
    insert into public.quote_requests (contact_id, message_id, name, phone, zip, equipment, description, urgency, page, suspected_of, created_at)
    select m.contact_id, m.id, 'Dana', '${dana}', '74101', 'Crane', 'x', 'Today', '/', ${suspectedOf}, m.created_at
    from public.messages m where m.id not in (select q.message_id from public.quote_requests q) returning message_id`);
  return String(row?.['message_id']);
}

const listed = async (filter: object) =>
  (await conversations(filter)).map((row) => [row['otherNumber'], row['matchedText'], row['matchedId']]);
const opened = async (by = dispatcher) => (await call('getConversation', { to: dana }, by)).body;

test('a request is new until somebody records its outcome, and the audit log says who did', async () => {
  const messageId = await request();
  expect(await opened()).toMatchObject({ messages: [{ request: { outcome: 'new', note: null } }] });
  expect(await listed({ state: 'requests' })).toHaveLength(1);
  const won = { messageId, outcome: 'won', note: ' Signed\non paper ' };
  expect(await call('setRequestOutcome', won)).toEqual({ status: 200, body: { success: true } });
  const signed = { outcome: 'won', note: 'Signed on paper' };
  expect(await opened()).toMatchObject({ messages: [{ request: signed }] });
  expect(await listed({ state: 'requests' })).toEqual([]);
  for (const search of ['paper', 'dana paper']) {
    expect(await listed({ search })).toEqual([[dana, 'Crane leaks\nSigned on paper', messageId]]);
  }
  const line = { actor: dispatcher.id, action: 'request.outcome', subject: dana, old_value: 'new' };
  expect(await services.rows('audit_log?actor=not.is.null')).toMatchObject([{ ...line, new_value: 'won' }]);
});

test.each([
  ['a note that is too long', { note: 'x'.repeat(201) }, 400, 'note_too_long'],
  ['an outcome that does not exist', { outcome: 'gone' }, 400, 'invalid_outcome'],
  ['a message that is not a request', { messageId: noteId }, 404, 'no_request'],
])('recording an outcome is refused with %s', async (_, wrong, status, code) => {
  const messageId = await request();
  const answer = await call('setRequestOutcome', { messageId, outcome: 'lost', note: '', ...wrong });
  expect(answer).toMatchObject({ status, body: { code } });
});

test('the figures count requests, requests won and the median time until our first text or call', async () => {
  await request('31 days');
  await request('5 hours', "'links'");
  await request('4 hours');
  await call('setRequestOutcome', { messageId: await request('3 hours'), outcome: 'won', note: '' });
  // What failed, automatic texts and calls under way do not count. The call comes 90 and 30 minutes after the requests.
  await services.execute(`
    insert into public.messages (contact_id, direction, body, status, source, created_at)
    select c.id, 'outbound', 'x', how.status, how.source, now() - how.ago from public.contacts c, (values
      ('failed', 'sms', interval '230 minutes'), ('sent', 'auto', interval '225 minutes'),
      ('delivered', 'sms', interval '2 hours')) how (status, source, ago);
    insert into public.calls (call_sid, direction, from_number, to_number, business_number, arrived_at, status)
    select 'CA' || repeat(minutes % 10 || '', 32), 'outbound', '${businessNumber}', '${dana}', '${businessNumber}',
      now() - minutes * interval '1 minute', status
    from (values (150, 'completed'), (231, 'ringing'), (232, 'canceled'), (233, 'failed')) how (minutes, status)`);
  const { body } = await call('getCallLogs', { isStored: true });
  expect(body['requests']).toMatchObject({ received: 2, won: 1, medianAnswer: anHour });
});

test('a note is stored once, found by its words and shown with its author, and is never a message', async () => {
  await request();
  const note = { id: noteId, to: dana, body: ' Pays in cash ' };
  for (let time = 0; time < 2; time += 1) {
    expect((await call('addNote', note)).status).toBe(200);
  }
  const shown = {
    id: noteId,
    body: 'Pays in cash',
    author: dispatcher.email.split('@')[0],
    isDeletable: true,
  };
  expect(await opened()).toMatchObject({ notes: [shown] });
  for (const search of ['cash', 'dana cash']) {
    expect(await listed({ search })).toEqual([[dana, 'Pays in cash', noteId]]);
  }
  expect(await services.query("select id from public.messages where body like '%cash%'")).toEqual([]);
  await call('addNote', { id: randomUUID(), to: dana, body: 'Has moved' });
  expect(await opened(), 'oldest first').toMatchObject({ notes: [shown, { body: 'Has moved' }] });
  expect(await call('addNote', { ...note, body: 'Another' })).toMatchObject({ status: 404 });
  expect(await call('addNote', { ...note, to: '+19185550177' })).toMatchObject({ status: 404 });
  expect(await call('addNote', { ...note, body: ' ' })).toMatchObject({ body: { code: 'empty_note' } });
});

test('a note can be deleted only by its author or an admin', async () => {
  await request();
  const write = (by: Person) => call('addNote', { id: noteId, to: dana, body: 'x' }, by);
  const drop = async (by: Person) => (await call('deleteNote', { id: noteId }, by)).status;
  await write(admin);
  expect((await opened())['notes']).toMatchObject([{ isDeletable: false }]);
  expect([await drop(dispatcher), await drop(admin), await drop(admin)]).toEqual([404, 200, 404]);
  await write(dispatcher);
  expect(await drop(dispatcher)).toBe(200);
});

const neither: unknown = expect.stringMatching('neither a phone number');
const tooLong: unknown = expect.stringMatching('120 characters');
const contacts = (fields: object = {}) => ask({ action: 'getContacts', ...fields });

test('the contact list imports names without consent to texts, and reports the outcome of each row', async () => {
  const known = "('+19185550183', 'Old'), ('+19185550184', 'Same')";
  await services.execute(`insert into public.contacts (address, name) values ${known}`);
  const rows = [
    { address: '(918) 555-0183', name: 'Inés' },
    { address: '+1 918-555-0184', name: ' Same ' },
    { address: 'Ops@Example.com', name: 'Ops' },
    { address: '12', name: 'Nobody' },
    { address: 'ops@example..com', name: 'Nobody' },
    { address: '918 555 0185', name: '' },
    { address: '918 555 0185', name: 'x'.repeat(121) },
    ...['Zoe', 'Zoë', 'Zoë'].map((name) => ({ address: '918 555 0186', name })),
  ];
  expect((await ask({ action: 'importContacts', rows })).body['rows']).toMatchObject([
    { outcome: 'renamed' },
    { outcome: 'unchanged' },
    { outcome: 'created' },
    { outcome: 'refused', reason: neither },
    { outcome: 'refused', reason: neither },
    { outcome: 'refused', reason: 'The name is missing.' },
    { outcome: 'refused', reason: tooLong },
    { outcome: 'created' },
    { outcome: 'renamed' },
    { outcome: 'unchanged' },
  ]);
  const listed = (await contacts()).body;
  const plain = { textingAllowedBy: null, optedOut: false, isBlocked: false, lastMessageAt: null };
  const renamed: unknown = expect.objectContaining({ address: '+19185550183', name: 'Inés', ...plain });
  const some: unknown = expect.arrayContaining([renamed]);
  expect(listed).toEqual({ contacts: some, nextCursor: null });
  expect(listed['contacts']).toHaveLength(4);
  // The search finds an imported contact by name; the list of conversations stays empty.
  const found = { otherNumber: '+19185550186', textBlock: 'no_consent' };
  expect(await conversations({ search: 'zoe' })).toMatchObject([found]);
  expect(await conversations()).toEqual([]);
  expect(await services.rows('audit_log?select=action,new_value&action=like.contacts.*&order=id')).toEqual([
    { action: 'contacts.import', new_value: '3' },
    { action: 'contacts.export', new_value: null },
  ]);
});

test('an import keeps companies, email addresses and extensions, and an empty cell changes nothing', async () => {
  const rows = [
    {
      address: '918-555-0183 x12',
      name: 'Dana',
      company: ' Acme\u0007 Fleet ',
      email: 'Dana <DANA@acme.example>',
    },
    { address: '918-555-0184', name: 'Ed', company: null, extension: '34' },
    { address: 'mailto:ops@example.com', name: 'Ops', company: 'x'.repeat(121) },
  ];
  const outcomes = async (given: object[]) =>
    parseRows((await ask({ action: 'importContacts', rows: given })).body['rows']).map(
      ({ outcome }) => outcome,
    );
  expect(await outcomes(rows)).toEqual(['created', 'created', 'refused']);
  const [dana] = rows;
  expect(await outcomes([{ address: '918-555-0183', name: 'Dana' }])).toEqual(['unchanged']);
  expect(await outcomes([{ ...dana, company: 'Acme' }])).toEqual(['updated']);
  const listed = parseRows((await contacts()).body['contacts']);
  const details = { company: 'Acme', email: 'dana@acme.example', phoneExtension: '12' };
  expect(listed).toContainEqual(expect.objectContaining({ name: 'Dana', ...details }));
  expect(listed).toContainEqual(
    expect.objectContaining({ name: 'Ed', company: null, email: null, phoneExtension: '34' }),
  );
});

const agreed = { how: 'form', note: 'Work order form', agreedOn: '2026-11-03' };

test('an import can say that everybody agreed to texts, and whoever opted out stays opted out', async () => {
  const [opted, texted, fresh] = ['+19185550181', '+19185550182', '+19185550183'];
  await text('STOP', { From: opted });
  await text('Hello', { From: texted });
  await ask({ action: 'setBlocked', to: '+19185550184', isBlocked: true });
  const addresses = [opted, texted, fresh, '+19185550184', 'ops@example.com'];
  const rows = addresses.map((address) => ({ address, name: 'Dana' }));
  const answer = await ask({ action: 'importContacts', rows, permission: agreed });
  const texting = ['opted_out', 'allowed', 'allowed', 'blocked', 'no_phone'];
  expect(answer.body['rows']).toMatchObject(texting.map((one) => ({ texting: one })));
  const columns = 'address,texting_allowed_by,permission_note,permission_noted_by,opted_out_by_contact';
  const plain = { permission_note: null, permission_noted_by: null, opted_out_by_contact: false };
  const stored = await services.rows(`contacts?select=${columns}&order=address`);
  expect(stored).toEqual([
    { ...plain, address: opted, texting_allowed_by: 'text', opted_out_by_contact: true },
    { ...plain, address: texted, texting_allowed_by: 'text' },
    {
      address: fresh,
      texting_allowed_by: 'form',
      permission_note: 'Work order form (agreed on 2026-11-03)',
      permission_noted_by: admin.id,
      opted_out_by_contact: false,
    },
    { ...plain, address: '+19185550184', texting_allowed_by: null },
    { ...plain, address: 'ops@example.com', texting_allowed_by: null },
  ]);
  expect(await services.rows('audit_log?select=actor,subject,new_value&action=eq.texts.permission')).toEqual([
    { actor: admin.id, subject: fresh, new_value: 'form' },
  ]);
  // Nothing is noted twice.
  const again = await ask({ action: 'importContacts', rows, permission: { ...agreed, note: 'Another' } });
  expect(again.status).toBe(200);
  expect(await services.rows(`contacts?select=${columns}&order=address`)).toEqual(stored);
});

test.each([
  ['how', { how: 'guess' }],
  ['a note', { note: ' ' }],
  ['a day', { agreedOn: '2026-02-30' }],
  ['any day', { agreedOn: undefined }],
  ['a day that has been', { agreedOn: '2999-01-01' }],
])('an import with a permission that does not say %s changes nothing', async (_, wrong) => {
  const rows = [{ address: dana, name: 'Dana' }];
  const answer = await ask({ action: 'importContacts', rows, permission: { ...agreed, ...wrong } });
  expect(answer).toMatchObject({ status: 400, body: { code: 'no_permission' } });
  expect(await services.rows('contacts')).toEqual([]);
});

test('the contact list returns each contact once when it is longer than a page', async () => {
  await services.execute(
    "insert into public.contacts (address) select '+1918777' || lpad(n::text, 4, '0') from generate_series(1, 1100) n",
  );
  const first = (await contacts()).body;
  const second = (await contacts({ cursor: first['nextCursor'] })).body;
  const rows = [first, second].flatMap((page) => parseRows(page['contacts']));
  const addresses = rows.map(({ address }) => address);
  expect([addresses.length, new Set(addresses).size]).toEqual([1100, 1100]);
  expect(second['nextCursor']).toBeNull();
  expect((await ask({ action: 'importContacts', rows: [] })).body['code']).toBe('invalid_rows');
});

test('a contact is named in any usual spelling, and a short code as it is', async () => {
  await text('Your code is 1234', { From: '22395' });
  const { body } = await call('getConversation', { to: '22395' });
  expect(body).toMatchObject({ messages: [{ body: 'Your code is 1234' }], conversation: { unreadCount: 1 } });
  const block = { action: 'setBlocked', to: '(918) 555-0142', isBlocked: true };
  expect((await ask(block)).status).toBe(200);
  expect(await listed({ state: 'suspected' })).toMatchObject([['+19185550142', null, null]]);
  await ask({ ...block, isBlocked: false });
  expect(await listed({ state: 'suspected' })).toEqual([]);
});
