/** What the team notes: outcomes of requests and notes on contacts. Neither is ever sent. */
import { beforeAll, expect, test } from 'vitest';
import { businessNumber, type Person } from '../../support/functions-harness';
import { customer as dana, rowsOf, startOffice } from '../../support/office-setup';

const noteId = '00000000-0000-4000-8000-000000000771';
const secondNoteId = '00000000-0000-4000-8000-000000000772';

/** Seconds, give or take what the test takes. */
const anHour: unknown = expect.closeTo(60 * 60, -2);

const { services, admin, ask } = await startOffice();
let dispatcher: Person;
beforeAll(async () => {
  dispatcher = await services.person('dispatcher');
});

const call = (action: string, fields: object = {}, by = dispatcher) => ask({ action, ...fields }, by.token);

/** A request of Dana's, as the form stores it; answers its entry in Messages. */
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

const listed = async (filter: object) => {
  const { body } = await call('getConversations', filter);
  return rowsOf(body['conversations']).map((row) => [
    row['otherNumber'],
    row['matchedText'],
    row['matchedId'],
  ]);
};
const opened = async (by = dispatcher) => (await call('getConversation', { to: dana }, by)).body;

test('a request is new until somebody says what became of it; the log has who said so', async () => {
  const messageId = await request();
  expect(await opened()).toMatchObject({ messages: [{ request: { outcome: 'new', note: null } }] });
  expect(await listed({ state: 'requests' })).toHaveLength(1);
  const won = { messageId, outcome: 'won', note: ' Signed\non paper ' };
  expect(await call('setRequestOutcome', won)).toEqual({ status: 200, body: { success: true } });
  expect(await opened()).toMatchObject({
    messages: [{ request: { outcome: 'won', note: 'Signed on paper' } }],
  });
  expect(await listed({ state: 'requests' })).toEqual([]);
  expect(await listed({ search: 'paper' })).toEqual([[dana, 'Crane leaks\nSigned on paper', messageId]]);
  expect(
    await services.query(
      'select actor, action, subject, old_value, new_value from public.audit_log where actor is not null',
    ),
  ).toEqual([
    { actor: dispatcher.id, action: 'request.outcome', subject: dana, old_value: 'new', new_value: 'won' },
  ]);
});

test.each([
  ['a note that is too long', { note: 'x'.repeat(201) }, 400, 'note_too_long'],
  ['an outcome that there is none of', { outcome: 'gone' }, 400, 'invalid_outcome'],
  ['a message that is no request', { messageId: noteId }, 404, 'no_request'],
])('refused is %s', async (_, wrong, status, code) => {
  const messageId = await request();
  const answer = await call('setRequestOutcome', { messageId, outcome: 'lost', note: '', ...wrong });
  expect(answer).toMatchObject({ status, body: { code } });
});

test('the figures count the requests, those won, and the median until the first text or call of ours', async () => {
  await request('31 days');
  await request('5 hours', "'links'");
  await request('4 hours');
  const messageId = await request('3 hours');
  await call('setRequestOutcome', { messageId, outcome: 'won', note: '' });
  // The text answers the older one after two hours, the call the newer one after half an hour.
  await services.execute(`
    insert into public.messages (contact_id, direction, body, status, source, created_at)
    select c.id, 'outbound', 'x', how.status, how.source, now() - how.ago from public.contacts c, (values
      ('failed', 'sms', interval '230 minutes'), ('sent', 'auto', interval '225 minutes'),
      ('delivered', 'sms', interval '2 hours')) how (status, source, ago);
    insert into public.calls (call_sid, direction, from_number, to_number, business_number, arrived_at, status)
    values ('CA${'7'.repeat(32)}', 'outbound', '${businessNumber}', '${dana}', '${businessNumber}',
      now() - interval '150 minutes', 'completed')`);
  const { body } = await call('getCallLogs', { isStored: true });
  expect(body['requests']).toMatchObject({ received: 2, won: 1, medianAnswer: anHour });
});

test('a note is kept once, found by its words, shown with its author, and never a message', async () => {
  await request();
  const note = { id: noteId, to: dana, body: ' Pays in cash ' };
  expect([await call('addNote', note), await call('addNote', note)]).toMatchObject([
    { status: 200 },
    { status: 200 },
  ]);
  await call('addNote', { id: secondNoteId, to: dana, body: 'Calls back on Monday' });
  const shown = { author: dispatcher.email, isDeletable: true };
  expect((await opened())['notes']).toMatchObject([
    { id: noteId, body: 'Pays in cash', ...shown },
    { body: 'Calls back on Monday', ...shown },
  ]);
  expect(await listed({ search: 'cash' })).toEqual([[dana, 'Pays in cash', noteId]]);
  expect(await services.query("select id from public.messages where body like '%cash%'")).toEqual([]);
  expect(await call('addNote', { ...note, body: 'Another' })).toMatchObject({ status: 404 });
  expect(await call('addNote', { ...note, to: '+19185550177' })).toMatchObject({ status: 404 });
  expect(await call('addNote', { ...note, body: ' ' })).toMatchObject({ body: { code: 'empty_note' } });
});

test('a note is deleted by its author or an admin, nobody else', async () => {
  await request();
  const write = (by: Person) => call('addNote', { id: noteId, to: dana, body: 'x' }, by);
  const drop = async (by: Person) => (await call('deleteNote', { id: noteId }, by)).status;
  await write(admin);
  expect((await opened())['notes']).toMatchObject([{ isDeletable: false }]);
  expect([await drop(dispatcher), await drop(admin), await drop(admin)]).toEqual([404, 200, 404]);
  await write(dispatcher);
  expect(await drop(dispatcher)).toBe(200);
});
