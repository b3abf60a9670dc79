/** Rules for every function in the database catalog, and the behavior of many calls at once. */
import { readFileSync } from 'node:fs';
import type postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { demoBusinessNumber } from '../../tools/local-stack/demo-number';
import { openMigratedPostgres } from '../support/database/migrated-postgres';
import { generateTypes } from '../support/database/official-cli';

const { sql, url } = await openMigratedPostgres(20);

test('the committed types match the migrations', async () =>
  expect(await generateTypes(url)).toBe(readFileSync('supabase/database.types.ts', 'utf8')));

/** The statements of a body that update or delete rows, without comments and quoted text. */
function changesIn(body: string): string[] {
  const bare = body.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'/g, "''");
  const starts = /\b(?:update\s+(?:public|private|auth)\.|delete\s+from\s)/gi;
  return bare
    .split(';')
    .flatMap((statement) => [...statement.matchAll(starts)].map(({ index }) => statement.slice(index)));
}

const functions = () => sql<{ name: string; body: string; settings: string[] | null }[]>`
  select p.pronamespace::regnamespace || '.' || p.proname as name, p.prosrc as body, p.proconfig as settings
  from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;

// Supabase loads safeupdate, which refuses to change a whole table.
test('every UPDATE and DELETE in a function has a WHERE', async () => {
  const changes = (await functions()).flatMap(({ name, body }) =>
    changesIn(body).map((change) => `${name}: ${change}`),
  );
  expect(changes.filter((change) => !/\bwhere\b/i.test(change))).toEqual([]);
  expect(changes.length).toBeGreaterThan(20);
});

test('every function that takes a lock by name waits at most two seconds for it', async () => {
  const waiting = (await functions()).filter(({ body }) => /pg_advisory|for update/i.test(body));
  const known = `private.lock_people private.save_call public.add_quote_pictures public.assign_contact public.begin_automatic_text public.begin_job_text public.begin_message public.begin_scheduled_text public.claim_alerts
    public.delete_expired public.dismiss_opt_out public.import_contacts public.mark_read public.order_replies public.receive_message public.save_contact_detail public.save_reply public.save_voicemail public.set_opted_out public.set_request_outcome public.set_unread
    public.start_conversation public.submit_quote public.update_message_status`;
  expect(waiting.map(({ name }) => name).sort()).toEqual(known.split(/\s+/));
  for (const { name, settings } of waiting) {
    expect(settings, name).toContain('lock_timeout=2s');
  }
});

test('deleting an account deletes its role', async () => {
  const id = '00000000-0000-4000-8000-000000000077';
  await sql`insert into auth.users (id, email) values (${id}, 'gone@example.com')`;
  await sql`insert into public.user_roles (user_id, role) values (${id}, 'admin')`;
  await sql`delete from auth.users where id = ${id}`;
  expect(await sql`select * from public.user_roles where user_id = ${id}`).toEqual([]);
});

test('an admin can change only the value of a setting', async () => {
  const rights = await sql`
    select privilege_type as right, column_name as name from information_schema.column_privileges
    where table_name = 'business_settings' and grantee = 'authenticated' and privilege_type = 'UPDATE' order by 2`;
  expect(rights.map(({ name }) => String(name))).toEqual(['setting_value', 'updated_at']);
});

describe('at the same moment', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => index);
  const sid = (number: number) => `SM${String(number).padStart(32, '0')}`;

  test('twenty texts from a new number make one contact with twenty texts', async () => {
    const receive = (index: number) =>
      sql`select public.receive_message(${demoBusinessNumber}, '+19185550120', 'Hello', ${sid(index)})`;
    await Promise.all(twenty.map(receive));
    expect(
      await sql`select c.unread_count, count(m.id)::int as texts from public.contacts c
        join public.messages m on m.contact_id = c.id where c.address = '+19185550120' group by c.id`,
    ).toEqual([{ unread_count: 20, texts: 20 }]);
  });

  /** Resolves once a statement waits for a lock that another one holds. */
  const untilOneWaits = () =>
    expect.poll(() => sql`select from pg_stat_activity where wait_event_type = 'Lock'`).toHaveLength(1);

  test('two texts with the same Twilio id both get their status, and one of them keeps the id', async () => {
    const ids = await sql<{ id: string }[]>`
      insert into public.messages (contact_id, direction, body, status)
      select c.id, 'outbound', 'On our way', 'pending' from public.contacts c, generate_series(1, 2)
      where c.address = '+19185550120' returning id`;
    const [first, second] = ids.map(({ id }) => id);
    const note = (on: postgres.Sql, id = '') =>
      on`select public.update_message_status('sent', ${id}, ${sid(200)}) as status`;
    const other = await sql.reserve();
    await other`begin`;
    await note(other, first);
    const late = note(sql, second).execute();
    await untilOneWaits();
    await other`commit`;
    other.release();
    expect(await late).toEqual([{ status: 'sent' }]);
    expect(
      await sql`select status, provider_sid from public.messages where id in ${sql(ids.map(({ id }) => id))}
        order by provider_sid nulls last`,
    ).toEqual([
      { status: 'sent', provider_sid: sid(200) },
      { status: 'sent', provider_sid: null },
    ]);
  });

  const stop = `select public.receive_message('${demoBusinessNumber}', '+19185550121', 'STOP', '${sid(300)}', p_opt_out => true)`;
  const block = `select public.set_blocked('+19185550121', true, null)`;
  const otherTexts = `select pg_advisory_xact_lock(hashtextextended('begin_message', 0))`;
  test.each([
    ['a STOP that is being stored', stop, 'select', 'opted_out'],
    ['a block that is being stored', block, 'select', 'blocked'],
    ['a block that is stored while it waits for other texts', otherTexts, block, 'blocked'],
  ])('%s stops a text that is being sent', async (_, held, meanwhile, outcome) => {
    await sql`insert into public.business_settings (setting_key, setting_value)
      values ('twilio_phone_number', ${demoBusinessNumber}) on conflict do nothing`;
    await sql`delete from public.contacts where address = '+19185550121'`;
    await sql`insert into public.contacts (address, texting_allowed_by) values ('+19185550121', 'text')`;
    const other = await sql.reserve();
    await other`begin`;
    await other.unsafe(held);
    const sent =
      sql`select outcome from public.begin_message(${demoBusinessNumber}, '+19185550121', 'On our way',
      gen_random_uuid(), null, gen_random_uuid(), '[]')`.execute();
    await untilOneWaits();
    await sql.unsafe(meanwhile);
    await other`commit`;
    other.release();
    expect(await sent).toEqual([{ outcome }]);
  });

  test('twenty changes of a setting are twenty events for an alert, and none waits while alerts are being claimed', async () => {
    const id = '00000000-0000-4000-8000-000000000078';
    await sql`insert into auth.users (id, email) values (${id}, 'alerted@example.com')`;
    await sql`insert into private.alert_settings (user_id, kinds, phone) values (${id}, '["care"]', '+19185550144')`;
    const other = await sql.reserve();
    await other`begin`;
    await other`select public.claim_alerts(60, '12:00', '[]')`;
    await Promise.all(
      twenty.map(
        (index) => sql`insert into public.business_settings as s (setting_key, setting_value)
          values ('call_forwarding_number', ${`+1918555${1_000 + index}`})
          on conflict (setting_key) do update set setting_value = excluded.setting_value`,
      ),
    );
    await other`commit`;
    other.release();
    expect(await sql`select event ->> 'problem' as problem from private.alert_queue`).toEqual(
      twenty.map(() => ({ problem: 'forwarding' })),
    );
    await sql`select public.claim_alerts(60, '12:00', '[]')`;
    expect(await sql`select held from private.alert_throttle where kind = 'care'`).toEqual([{ held: 20 }]);
  });

  const machine = { zip: '74012', equipment: 'Excavator', urgency: 'This week' };
  const consent = { sms_consent: true, consent_text: 'words', consent_version: '1' };
  const submit = async (description: string, limits: postgres.JSONValue = []) => {
    const quote = { name: 'Dana', phone: '+19185550143', description, page: '/', ...machine, ...consent };
    const [answer] = await sql<{ outcome: string; wait_seconds: number }[]>`
      select * from public.submit_quote(${sql.json(quote)}, 'Excavator', '[]', ${sql.json(limits)})`;
    return answer;
  };

  test('the same quote request on twenty connections is stored once', async () => {
    const answers = await Promise.all(twenty.map(() => submit('Will not start')));
    expect(answers.filter((answer) => answer?.outcome === 'stored')).toHaveLength(1);
    expect(answers.filter((answer) => answer?.outcome === 'repeated')).toHaveLength(19);
    const [stored] =
      await sql`select c.unread_count, (select count(*)::int from public.quote_requests) as requests,
      (select count(*)::int from public.messages m where m.contact_id = c.id) as messages
      from public.contacts c where c.address = '+19185550143'`;
    expect(stored).toEqual({ unread_count: 1, requests: 1, messages: 1 });
  });

  test('a limit of five requests allows exactly five', async () => {
    const limits = [{ key: 'somebody', limit: 5, seconds: 600 }];
    const answers = await Promise.all(twenty.map((index) => submit(`Truck ${index}`, limits)));
    expect(answers.filter((answer) => answer?.outcome === 'stored')).toHaveLength(5);
    const refused = answers.filter((answer) => answer?.outcome === 'limited');
    expect(refused).toHaveLength(15);
    for (const answer of refused) {
      expect(answer?.wait_seconds).toBeGreaterThan(590);
    }
  });
});
