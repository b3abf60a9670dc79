/** Rows older and younger than the retention period, in every table that holds some, and what is left of them. */

/** Runs statements as the owner, all on one connection; answers the rows of the last one. */
export type Sql = (statements: string) => Promise<Record<string, unknown>[]>;

const months = (count: number) => `now() - interval '${count} months'`;

const office = '+19185550143';
/** A person whose texts are so many months old, with a label for a name. */
const person = (label: string, number: string, ages: number[], isOptedOut = false) => `
  insert into public.contacts (address, name, last_message_at, created_at, unread_count, opted_out_by_contact)
  values ('${number}', '${label}', ${months(Math.min(...ages))}, ${months(Math.max(...ages))},
    ${ages.length}, ${String(isOptedOut)});
  ${ages
    .map(
      (age) => `insert into public.messages (contact_id, business_number, direction, body, status, created_at)
        select c.id, '${office}', 'inbound', 'text of ${age} months', 'received', ${months(age)}
        from public.contacts c where c.address = '${number}';`,
    )
    .join('\n')}`;

const quote = (label: string, age: number, number: string | null, hasConsent: boolean) => `
  insert into public.quote_requests (contact_id, name, phone, zip, equipment, description, urgency, page,
    sms_consent, consent_text, consent_version, consented_at, created_at)
  values (${number === null ? 'null' : `(select c.id from public.contacts c where c.address = '${number}')`},
    '${label}', '+19185550199', '74101', 'Crane', 'x', 'Today', '/contact',
    ${String(hasConsent)}, 'agreed', '1', now(), ${months(age)});`;

const seed = `
  ${person('gone', '+19185550111', [25, 26])}
  ${person('recent', '+19185550112', [23])}
  ${person('ongoing', '+19185550113', [25, 23])}
  ${person('said stop', '+19185550114', [25], true)}
  ${quote('old request', 25, null, false)}
  ${quote('old request of somebody gone, agreed', 25, '+19185550111', true)}
  ${quote('old request of somebody ongoing', 25, '+19185550113', false)}
  ${quote('old request of somebody ongoing, agreed', 25, '+19185550113', true)}
  ${quote('recent request', 23, null, false)}
  insert into public.contact_notes (id, contact_id, body, author, created_at)
  select gen_random_uuid(), c.id, note.body, gen_random_uuid(), note.at from public.contacts c, (values
    ('old note', ${months(25)}), ('recent note', ${months(23)})) note (body, at) where c.name = 'ongoing';
  insert into public.voicemails (call_sid, recording_sid, caller, seconds, created_at) values
    ('CA${'0'.repeat(30)}25', 'RE${'0'.repeat(30)}25', 'old voicemail', 9, ${months(25)}),
    ('CA${'0'.repeat(30)}23', 'RE${'0'.repeat(30)}23', 'recent voicemail', 9, ${months(23)});
  insert into public.calls (call_sid, direction, from_number, to_number, business_number, arrived_at, status) values
    ('CA${'0'.repeat(30)}25', 'inbound', 'old call', '${office}', '${office}', ${months(25)}, 'completed'),
    ('CA${'0'.repeat(30)}23', 'inbound', 'recent call', '${office}', '${office}', ${months(23)}, 'completed');
  insert into public.audit_log (action, happened_at) values
    ('old line', ${months(25)}), ('recent line', ${months(23)});
  insert into private.rate_limits (key, ends_at, taken) values
    ('counter that is over', now() - interval '1 minute', 1), ('counter', now() + interval '1 hour', 1);
  insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000099', 'former@example.com');
  insert into private.alert_settings (user_id, kinds, phone)
  values ('00000000-0000-4000-8000-000000000099', '{text}', '+19185550198');`;

const left = `
  select coalesce(c.name, 'STOP of ' || c.address) || ', unread ' || c.unread_count as label from public.contacts c
  union all select m.body || ' of ' || c.name from public.messages m join public.contacts c on c.id = m.contact_id
  union all select q.name from public.quote_requests q
  union all select n.body from public.contact_notes n
  union all select v.caller from public.voicemails v
  union all select c.from_number from public.calls c
  union all select a.action from public.audit_log a
  union all select r.key from private.rate_limits r
  union all select 'alerts to ' || s.phone from private.alert_settings s
  order by 1`;

/** What the period of 24 months leaves. */
export const keptAfterTwoYears = [
  'STOP of +19185550114, unread 0',
  'counter',
  'old request of somebody ongoing, agreed',
  'ongoing, unread 1',
  'recent call',
  'recent line',
  'recent note',
  'recent request',
  'recent voicemail',
  'recent, unread 1',
  'retention.run',
  'text of 23 months of ongoing',
  'text of 23 months of recent',
];

/** Seeds the rows, lets the job run and lists what is left. `first`: SQL run before the job. */
export async function afterRetention(sql: Sql, first = ''): Promise<string[]> {
  await sql(seed);
  await sql(`${first}; select public.delete_expired()`);
  const rows = await sql(left);
  return rows.map(({ label }) => String(label)).sort();
}
