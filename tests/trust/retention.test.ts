import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServices } from '../support/functions-harness';
import { emptyTables } from '../support/office-setup';
import { businessNumber } from '../support/twilio-rows';

const services = await startServices();
const sql = (statements: string) => services.query(statements);
afterAll(() => services.stop());

// Each test runs in a transaction that is rolled back.
beforeEach(async () => void (await sql(`begin; ${emptyTables}`)));
afterEach(async () => void (await sql('rollback')));

const months = (count: number) => `now() - interval '${count} months'`;

/** A contact whose texts have these ages in months, with a label for a name. */
const person = (label: string, number: string, ages: number[], isOptedOut = false) => `
  insert into public.contacts (address, name, last_message_at, created_at, unread_count, opted_out_by_contact)
  values ('${number}', '${label}', ${months(Math.min(...ages))}, ${months(Math.max(...ages))},
    ${ages.length}, ${String(isOptedOut)});
  ${ages
    .map(
      (age) => `insert into public.messages (contact_id, business_number, direction, body, status, created_at)
        select c.id, '${businessNumber}', 'inbound', 'text of ${age} months', 'received', ${months(age)}
        from public.contacts c where c.address = '${number}';`,
    )
    .join('\n')}`;

const request = (label: string, age: number, number: string | null, hasConsent: boolean) => `
  insert into public.quote_requests (contact_id, name, phone, zip, equipment, description, urgency, page,
    sms_consent, consent_text, consent_version, consented_at, created_at)
  values (${number === null ? 'null' : `(select c.id from public.contacts c where c.address = '${number}')`},
    '${label}', '+19185550199', '74101', 'Crane', 'x', 'Today', '/contact',
    ${String(hasConsent)}, 'agreed', '1', now(), ${months(age)});`;

const rowsByAge = `
  ${person('gone', '+19185550111', [25, 26])}
  ${person('recent', '+19185550112', [23])}
  ${person('ongoing', '+19185550113', [25, 23])}
  ${person('said stop', '+19185550114', [25], true)}
  ${request('old request', 25, null, false)}
  ${request('old request of somebody gone, agreed', 25, '+19185550111', true)}
  ${request('old request of somebody ongoing', 25, '+19185550113', false)}
  ${request('old request of somebody ongoing, agreed', 25, '+19185550113', true)}
  ${request('recent request', 23, null, false)}
  insert into public.contact_notes (id, contact_id, body, author, created_at)
  select gen_random_uuid(), c.id, note.body, gen_random_uuid(), note.at from public.contacts c, (values
    ('old note', ${months(25)}), ('recent note', ${months(23)})) note (body, at) where c.name = 'ongoing';
  insert into public.voicemails (call_sid, recording_sid, caller, seconds, created_at) values
    ('CA${'0'.repeat(30)}25', 'RE${'0'.repeat(30)}25', 'old voicemail', 9, ${months(25)}),
    ('CA${'0'.repeat(30)}23', 'RE${'0'.repeat(30)}23', 'recent voicemail', 9, ${months(23)});
  insert into public.calls (call_sid, direction, from_number, to_number, business_number, arrived_at, status) values
    ('CA${'0'.repeat(30)}25', 'inbound', 'old call', '${businessNumber}', '${businessNumber}', ${months(25)}, 'completed'),
    ('CA${'0'.repeat(30)}23', 'inbound', 'recent call', '${businessNumber}', '${businessNumber}', ${months(23)}, 'completed');
  insert into public.audit_log (action, happened_at) values
    ('old line', ${months(25)}), ('recent line', ${months(23)});
  insert into private.rate_limits (key, ends_at, taken) values
    ('counter that is over', now() - interval '1 minute', 1), ('counter', now() + interval '1 hour', 1);
  insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000099', 'former@example.com');
  insert into private.alert_settings (user_id, kinds, phone)
  values ('00000000-0000-4000-8000-000000000099', '["text"]', '+19185550198');`;

const whatIsLeft = `
  select coalesce(c.name, case when c.opted_out_by_contact and c.last_message_at is null then 'STOP of ' || c.address end)
    || ', unread ' || c.unread_count as label from public.contacts c
  union all select m.body || ' of ' || c.name from public.messages m join public.contacts c on c.id = m.contact_id
  union all select q.name from public.quote_requests q
  union all select n.body from public.contact_notes n
  union all select v.caller from public.voicemails v
  union all select c.from_number from public.calls c
  union all select a.action from public.audit_log a
  union all select r.key from private.rate_limits r
  union all select 'alerts to ' || s.phone from private.alert_settings s
  order by 1`;

const kept = async () => {
  await sql('select public.delete_expired()');
  return (await sql(whatIsLeft)).map(({ label }) => String(label)).sort();
};

test('retention deletes what is older than 24 months, keeps what is younger, and keeps a STOP in any case (T61)', async () => {
  await sql(rowsByAge);
  expect(await kept()).toEqual([
    'STOP of +19185550114, unread 0',
    'counter',
    'old request of somebody ongoing, agreed',
    'ongoing, unread 2',
    ...['call', 'line', 'note', 'request', 'voicemail'].map((what) => `recent ${what}`),
    'recent, unread 1',
    'retention.run',
    ...['ongoing', 'recent'].map((whom) => `text of 23 months of ${whom}`),
  ]);
});

test('retention keeps no words of a deleted text, even where a newer note keeps the contact (T61)', async () => {
  const number = '+19185550111';
  await sql(`${person('noted', number, [25])}
      update public.contacts set last_message = 'text of 25 months', unread_count = 0 where address = '${number}';
      insert into public.contact_notes (id, contact_id, body, author, created_at)
      select gen_random_uuid(), c.id, 'recent note', gen_random_uuid(), ${months(23)} from public.contacts c`);
  await sql('select public.delete_expired()');
  expect(await sql('select name, last_message from public.contacts')).toEqual([
    { name: 'noted', last_message: '' },
  ]);
});

const call = (number: string, age: number, direction: 'inbound' | 'outbound') => `
  insert into public.calls (call_sid, direction, from_number, to_number, business_number, arrived_at, status)
  values ('CA' || replace(gen_random_uuid()::text, '-', ''), '${direction}',
    ${direction === 'inbound' ? `'${number}', '${businessNumber}'` : `'${businessNumber}', '${number}'`},
    '${businessNumber}', ${months(age)}, 'completed');`;
const caller = '+19185550115';
const named = (isOptedOut = false) => `
  insert into public.contacts (address, name, created_at, opted_out_by_contact)
  values ('${caller}', 'Only calls', ${months(25)}, ${String(isOptedOut)});`;
const names = async () => {
  await sql('select public.delete_expired()');
  return (await sql('select c.name from public.contacts c')).map(({ name }) => name);
};

const noted =
  named() + `update public.contacts set permission_noted_at = ${months(1)} where address = '${caller}';`;
test.each([
  ['keeps', 'who called in the period', named() + call(caller, 1, 'inbound'), ['Only calls']],
  ['keeps', 'whom we called in the period', named() + call(caller, 23, 'outbound'), ['Only calls']],
  ['keeps', 'who opted out and called since', named(true) + call(caller, 1, 'inbound'), ['Only calls']],
  ['keeps', 'who asked for a quote in the period', named() + request('x', 23, caller, false), ['Only calls']],
  ['keeps', 'who agreed to texts in the period', noted, ['Only calls']],
  ['deletes', 'whose last call is older', named() + call(caller, 25, 'inbound'), []],
  ['strips', 'whose last call is older but who opted out', named(true) + call(caller, 25, 'inbound'), [null]],
  ['deletes', 'after whom somebody else called', named() + call('+19185550116', 1, 'inbound'), []],
])('retention %s a contact %s', async (_does, _whom, rows, expected) => {
  await sql(rows);
  expect(await names()).toEqual(expected);
});

/** Work for a contact. Ages are months since the last change, or since the visit. */
const work = (title: string, number: string, changed: number, visit?: number) => `
  insert into public.machines (contact_id, unit, updated_at)
  select c.id, 'machine of ${title}', ${months(changed)} from public.contacts c where c.address = '${number}';
  insert into public.jobs (contact_id, title, updated_at, visit_day, visit_from, visit_to, machine_id)
  select c.id, '${title}', ${months(changed)}${visit === undefined ? ', null, null, null' : `, (${months(visit)})::date, '09:00', '11:00'`}, m.id
  from public.contacts c join public.machines m on m.contact_id = c.id and m.unit = 'machine of ${title}'
  where c.address = '${number}';`;

test('retention deletes jobs, machines, waiting texts and reminders that are older than 24 months (T61)', async () => {
  const since = (label: string, age: number) => `
    insert into public.scheduled_texts (id, contact_id, body, send_at)
    select gen_random_uuid(), c.id, '${label} text', ${months(age)} from public.contacts c;`;
  await sql(`${named()}
    ${work('old', caller, 25)} ${work('old, with an old visit', caller, 26, 25)}
    ${work('old, with a recent visit', caller, 25, 23)} ${work('recent', caller, 23)}
    ${since('old', 25)} ${since('recent', 23)}
    insert into private.reminders (contact_id, remind_at) select c.id, ${months(25)} from public.contacts c;`);
  await sql('select public.delete_expired()');
  const left = await sql(`select j.title as label from public.jobs j
    union all select m.unit from public.machines m union all select s.body from public.scheduled_texts s
    union all select 'reminder' from private.reminders union all select c.name from public.contacts c`);
  expect(left.map(({ label }) => String(label)).sort()).toEqual([
    'Only calls',
    'machine of old, with a recent visit',
    'machine of recent',
    'old, with a recent visit',
    'recent',
    'recent text',
  ]);
});

test('whoever has lost the role loses their feed, and others keep theirs', async () => {
  const [member, former] = ['00000000-0000-4000-8000-000000000097', '00000000-0000-4000-8000-000000000096'];
  await sql(`insert into auth.users (id, email) values ('${member}', 'm@example.com'), ('${former}', 'f@example.com');
    insert into public.user_roles (user_id, role) values ('${member}', 'dispatcher');
    select public.create_feed(repeat('ab', 32), '${member}'), public.create_feed(repeat('cd', 32), '${former}');
    select public.delete_expired()`);
  expect(await sql('select user_id from private.feeds')).toEqual([{ user_id: member }]);
});

test('a contact who is kept only for a STOP keeps nothing else, however little there was', async () => {
  await sql(`
    insert into public.contacts (address, created_at, opted_out_by_contact, email, permission_note, opt_out_in_doubt, place,
      pinned_note, assigned_to)
    values ('+19185550117', ${months(25)}, true, 'dana@example.com', null, null, null, null, null),
      ('+19185550118', ${months(25)}, true, null, 'said so at the counter', null, null, null, null),
      ('+19185550119', ${months(25)}, true, null, null, gen_random_uuid(), null, null, null),
      ('+19185550120', ${months(25)}, true, null, null, null, '3 Dock St', null, null),
      ('+19185550121', ${months(25)}, true, null, null, null, null, 'Gate 4711', null),
      ('+19185550122', ${months(25)}, true, null, null, null, null, null, gen_random_uuid())`);
  const counts = 'select public.delete_expired() as counts';
  expect(await sql(counts)).toMatchObject([{ counts: { conversations: 6 } }]);
  expect(await sql(counts), 'once').toMatchObject([{ counts: { conversations: 0 } }]);
  const kept =
    await sql(`select num_nonnulls(c.email, c.permission_note, c.opt_out_in_doubt, c.place, c.pinned_note,
    c.assigned_to) as details from public.contacts c`);
  expect(kept).toEqual(Array.from({ length: 6 }, () => ({ details: 0 })));
});

test('the schedule takes conversations from whoever has lost their role, and presence that is over', async () => {
  const [member, former] = ['00000000-0000-4000-8000-000000000096', '00000000-0000-4000-8000-000000000097'];
  await sql(`
    insert into auth.users (id, email) values ('${member}', 'member@example.com'), ('${former}', 'former@example.com');
    insert into public.user_roles (user_id, role) values ('${member}', 'dispatcher');
    insert into public.contacts (address, last_message_at, assigned_to)
    values ('+19185550117', now(), '${member}'), ('+19185550118', now(), '${former}');
    insert into private.presence (contact_id, member_id, seen_at)
    select c.id, c.assigned_to, case c.assigned_to when '${member}' then now() else now() - interval '46 seconds' end
    from public.contacts c`);
  await sql('select public.delete_expired()');
  const left = await sql('select c.assigned_to from public.contacts c order by c.address');
  expect(left).toEqual([{ assigned_to: member }, { assigned_to: null }]);
  expect(await sql('select p.member_id from private.presence p')).toEqual([{ member_id: member }]);
});

test('retention uses a new period from the next run on (T61)', async () => {
  await sql(`${rowsByAge} update private.retention set months = 22`);
  expect(await kept()).toEqual(['STOP of +19185550114, unread 0', 'counter', 'retention.run']);
});

const number = '+19185550177';
const write = (optOut: string, sid: number) =>
  sql(
    `select public.receive_message('+19185550143', '${number}', 'x', 'SM${String(sid).padStart(32, '0')}', '[]', ${optOut})`,
  );
const consent = () =>
  sql(`select * from public.submit_quote('{"name":"Dana","phone":"${number}","zip":"74101","equipment":"Crane",
    "description":"x","urgency":"Today","page":"/contact","sms_consent":true,"consent_text":"agreed","consent_version":"1"}',
    'x', '[]', '[]')`);
const send = () =>
  sql(
    `select outcome from public.begin_automatic_text('+19185550143', '${number}', 'x', 'missed_call', '1', gen_random_uuid(), '[]')`,
  );
const state = () =>
  sql(
    `select c.name, c.last_message_at is not null as is_listed, c.opted_out_by_contact from public.contacts c where c.address = '${number}'`,
  );
const left = { name: null, is_listed: false, opted_out_by_contact: true };
const listed = { ...left, name: 'Dana', is_listed: true };
const lifted = { is_listed: true, opted_out_by_contact: false };
test.each([
  ['stops the text after a missed call', send, { outcome: 'opted_out' }],
  ['overrides a consent box in the form', async () => (await consent(), state()), listed],
  ['is lifted by START', async () => (await write('false', 2), state()), { ...left, ...lifted }],
])('a STOP whose contact was erased %s', async (_, work, expected) => {
  await write('true', 1);
  await sql(`select public.erase_person('${number}', true)`);
  expect(await state()).toEqual([left]);
  expect(await work()).toEqual([expected]);
});

test('the retention job deletes one batch at a time, and records its run when nothing is left', async () => {
  await sql(`insert into public.contacts (address) values ('+19185550160');
    insert into public.messages (contact_id, direction, body, status, created_at)
    select c.id, 'inbound', 'old', 'received', now() - interval '3 years' from public.contacts c, generate_series(1, 25)
    where c.address = '+19185550160'`);
  const lastRun = 'select last_run_at is not null as has_run from private.retention';
  for (const messages of [10, 10, 5]) {
    expect(await sql(lastRun)).toEqual([{ has_run: false }]);
    const counts = { messages, is_complete: messages < 10 };
    expect(await sql('select public.delete_expired(10) as counts')).toMatchObject([{ counts }]);
  }
  expect(await sql(lastRun)).toEqual([{ has_run: true }]);
});

test('erasing somebody who said STOP leaves no job, machine, waiting text, reminder or feed of theirs, and no approval', async () => {
  const other = '+19185550118';
  await sql(`${named(true)} insert into public.contacts (address) values ('${other}');
    ${work('theirs', caller, 1)} ${work('of somebody else', other, 1)}
    update public.jobs set approved = '{"messageId": "x", "words": "YES"}' where true;
    insert into public.scheduled_texts (id, contact_id, body, send_at)
    select gen_random_uuid(), c.id, 'to ' || c.address, now() from public.contacts c;
    insert into private.reminders (contact_id, remind_at, note) select c.id, now(), c.address from public.contacts c;
    insert into private.alert_queue (key, event, due_at) values ('reminder', '{"address": "${caller}", "body": "note"}', now());
    select public.create_feed(repeat('ab', 32), null, j.id) from public.jobs j where j.title = 'theirs';`);
  const [answer] = await sql(`select public.erase_person('${caller}', true) as counts`);
  expect(answer?.['counts']).toMatchObject({ jobs: 1, machines: 1, scheduled_texts: 1, reminders: 1 });
  const left = await sql(`select j.title as label from public.jobs j
    union all select m.unit from public.machines m union all select s.body from public.scheduled_texts s
    union all select r.note from private.reminders r union all select distinct h.title from public.job_changes h
    union all select 'feed' from private.feeds union all select q.key from private.alert_queue q`);
  expect(left.map(({ label }) => String(label)).sort()).toEqual([
    other,
    'machine of of somebody else',
    'of somebody else',
    'of somebody else',
    `to ${other}`,
  ]);
});

describe('erasing a person', () => {
  const seed = `
    insert into public.contacts (address, name, email, last_message_at)
    values ('+19185550155', 'Dana', 'dana@example.com', now()), ('dana@example.com', 'Dana', null, now()),
      ('+19185550156', 'Somebody else', null, now());
    update public.contacts set place = 'place of ' || address, pinned_note = 'pinned on ' || address where name = 'Dana';
    insert into public.messages (contact_id, direction, body, status, source)
    select c.id, 'inbound', 'request of ' || c.address, 'received', 'web' from public.contacts c;
    insert into public.quote_requests (contact_id, message_id, name, phone, email, zip, equipment, description, urgency, page)
    select c.id, m.id, 'Dana', case when c.address like '+%' then c.address end, 'Dana@Example.com', '74101', 'x', 'x', 'x', '/'
    from public.contacts c join public.messages m on m.contact_id = c.id where c.address <> '+19185550156';
    insert into public.messages (contact_id, direction, body, status, created_at)
    select c.id, 'inbound', 'text of ' || c.address, 'received', now() - interval '1 day' from public.contacts c;
    insert into public.contact_notes (id, contact_id, body, author)
    select gen_random_uuid(), c.id, 'note on ' || c.address, gen_random_uuid() from public.contacts c where c.address like '+%';
    insert into public.voicemails (call_sid, recording_sid, caller, seconds)
    values ('CA${'5'.repeat(32)}', 'RE${'5'.repeat(32)}', '+19185550155', 4);
    insert into public.audit_log (action, subject, old_value, new_value) values ('texts.stop', '+19185550155', 'false', 'true');
    insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000098', 'admin@example.com');
    insert into private.alert_settings (user_id, kinds, phone)
    values ('00000000-0000-4000-8000-000000000098', '["text"]', '+19185550155');
    insert into private.alert_throttle (user_id, kind, next_at, held, latest)
    values ('00000000-0000-4000-8000-000000000098', 'text', now(), 1, '{"body": "held words"}');`;
  const everything = `
    select c.address || ' ' || coalesce(c.email, '') || ' ' || c.last_message as label from public.contacts c
    union all select m.body from public.messages m
    union all select n.body from public.contact_notes n
    union all select q.name || ' ' || coalesce(q.phone, '') from public.quote_requests q
    union all select v.caller from public.voicemails v
    union all select c.place || ', ' || c.pinned_note from public.contacts c where c.place is not null
    union all select 'alerts to ' || s.phone from private.alert_settings s where s.phone is not null
    union all select t.latest ->> 'body' from private.alert_throttle t where t.latest ? 'body'
    union all select a.action || ' ' || coalesce(a.subject, '') from public.audit_log a order by 1`;
  const labels = async () => (await sql(everything)).map(({ label }) => String(label)).sort();
  const erase = async (contact: string, really = true) => {
    const [answer] = await sql(`select public.erase_person('${contact}', ${String(really)}) as counts`);
    return answer?.['counts'];
  };
  beforeEach(() => sql(seed));

  test('by number deletes all their data, and nobody else’s', async () => {
    const counts = { conversations: 1, messages: 2, quote_requests: 1, notes: 1, voicemails: 1 };
    const rest = { audit_lines: 1, alert_numbers: 1, opted_out: false, recordings: [`RE${'5'.repeat(32)}`] };
    expect(await erase('+19185550155')).toMatchObject({ ...counts, ...rest });
    expect(await labels()).toEqual([
      '+19185550156  ',
      'Dana ',
      'dana@example.com  ',
      'note on +19185550156',
      'person.erase ',
      'place of dana@example.com, pinned on dana@example.com',
      ...['request', 'text'].flatMap((what) =>
        ['+19185550156', 'dana@example.com'].map((of) => `${what} of ${of}`),
      ),
      'texts.stop erased',
    ]);
  });

  test('by email address deletes requests that name it in any letter case, but no number’s conversation', async () => {
    const counts = { conversations: 1, quote_requests: 2, addresses_in_other_conversations: 1 };
    expect(await erase('dana@EXAMPLE.com')).toMatchObject(counts);
    expect(await labels()).toEqual([
      '+19185550155',
      '+19185550155  text of +19185550155',
      '+19185550156  ',
      'alerts to +19185550155',
      'note on +19185550155',
      'note on +19185550156',
      'person.erase ',
      'place of +19185550155, pinned on +19185550155',
      'request of +19185550156',
      'text of +19185550155',
      'text of +19185550156',
      'texts.stop +19185550155',
    ]);
  });

  test('can be rehearsed, which returns the same counts and changes nothing', async () => {
    const before = await labels();
    const rehearsed = await erase('+19185550155', false);
    expect(await labels()).toEqual(before);
    expect(rehearsed).toEqual(await erase('+19185550155'));
  });
});
