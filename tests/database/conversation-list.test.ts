/** Inbox behavior that needs a PostgreSQL server: the cost of its queries in a large office, and what Realtime sends. */
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { callNews, conversationNews } from '../../supabase/functions/_shared/contract/news';
import { writeInboxSeed, makeNumber } from '../../tools/bench/office/inbox-seed';
import { demoBusinessNumber } from '../../tools/local-stack/demo-number';
import { openMigratedPostgres } from '../support/database/migrated-postgres';

const people = 3_000;
const pageSize = 50;

const { sql } = await openMigratedPostgres(1);
await sql.unsafe(writeInboxSeed({ conversations: people, messages: 24_000 }));

/** Runs a statement and counts the rows that it reads; `scans` counts reads of whole tables. */
async function reading(statement: string) {
  const counts = `select relname, seq_scan::int as scans, (seq_tup_read + idx_tup_fetch)::int as read
    from pg_stat_xact_user_tables where schemaname = 'public' and relname in ('contacts', 'messages')`;
  return sql.begin(async (transaction) => {
    const counted = async () => {
      const found = { scans: 0, contacts: 0, messages: 0 };
      for (const { relname, scans, read } of await transaction.unsafe(counts)) {
        found.scans += Number(scans);
        if (relname === 'contacts') {
          found.contacts = Number(read);
        } else {
          found.messages = Number(read);
        }
      }
      return found;
    };
    const before = await counted();
    const rows: Record<string, unknown>[] = (await transaction.unsafe(statement)).map((row) => ({ ...row }));
    const after = await counted();
    const [conversations, messages] = [after.contacts - before.contacts, after.messages - before.messages];
    return { rows, scans: after.scans - before.scans, conversations, messages };
  });
}

const listed = ({ rows }: Awaited<ReturnType<typeof reading>>) => rows.map((row) => row['other_number']);

test('the first and the last page of the list cost the same and read at most three messages for each row', async () => {
  const page = (newest: number) => Array.from({ length: pageSize }, (_, at) => makeNumber(newest - at));
  const first = await reading('select * from public.list_conversations()');
  expect(listed(first)).toEqual(page(people));
  const [cursor] = await sql`select id, last_message_at::text as at from public.contacts
    order by last_message_at desc, id desc offset ${people - pageSize - 1} limit 1`;
  const last = await reading(`select * from public.list_conversations(
    p_before_at => '${String(cursor?.['at'])}', p_before_id => '${String(cursor?.['id'])}')`);
  expect(listed(last)).toEqual(page(pageSize));
  for (const { scans, conversations, messages } of [first, last]) {
    expect(scans).toBe(0);
    // Who wrote last, and which text allows an answer.
    expect(messages).toBeLessThanOrEqual(3 * pageSize);
    expect(conversations).toBeLessThan(6 * pageSize);
  }
});

test('the list of open conversations does not read all the done ones', async () => {
  await sql`update public.contacts set is_done = (address > ${makeNumber(60)})`;
  const open = await reading(`select * from public.list_conversations('open')`);
  await sql`update public.contacts set is_done = false`;
  await sql`vacuum analyze public.contacts`;
  expect(listed(open)[0]).toBe(makeNumber(60));
  expect(open.scans).toBe(0);
  expect(open.conversations).toBeLessThan(6 * pageSize);
});

test('the list of one’s own conversations reads only those, and their further numbers and files only theirs', async () => {
  const member = '00000000-0000-4000-8000-000000000002';
  await sql`insert into auth.users (id) values (${member})`;
  await sql`insert into public.user_roles (user_id, role) values (${member}, 'dispatcher')`;
  await sql`update public.contacts set assigned_to = ${member} where address <= ${makeNumber(40)}`;
  await sql`update public.messages m set media = '[{"url": "x", "contentType": "image/png"}]' from public.contacts c
    where c.id = m.contact_id and c.address = ${makeNumber(7)}`;
  await sql`vacuum analyze public.contacts, public.messages`;
  const mine = await reading(`select * from public.list_conversations('mine', p_member_id => '${member}')`);
  expect(listed(mine)[0]).toBe(makeNumber(40));
  const details = await reading(`select * from public.contact_details('${makeNumber(7)}')`);
  const files = await reading(`select * from public.list_files('${makeNumber(7)}')`);
  expect(details.rows).toMatchObject([{ assigned_to: member, others: [] }]);
  expect(files.rows.length).toBeGreaterThan(0);
  for (const { scans, conversations, messages } of [mine, details, files]) {
    expect(scans).toBe(0);
    expect(conversations).toBeLessThan(6 * 40);
    expect(messages).toBeLessThanOrEqual(3 * 40);
  }
  await sql`update public.contacts set assigned_to = null where assigned_to = ${member}`;
  await sql`update public.messages set media = '[]' where media <> '[]'`;
  await sql`vacuum analyze public.contacts, public.messages`;
});

test('a page of a conversation reads one page of messages, however long the conversation is', async () => {
  const thread = await reading(`select * from public.list_messages('${makeNumber(7)}', p_limit => 5)`);
  expect(thread.rows).toHaveLength(5);
  expect(thread.rows[0]).toMatchObject({ is_retried: false });
  expect(thread.rows[0]?.['next_cursor']).toMatch(/Z_/);
  expect(thread.scans).toBe(0);
  expect(thread.messages).toBeLessThan(3 * 6 + 1);
});

test.each([
  ['a text', 'truck 23999', makeNumber(people - 1)],
  ['a name', 'fleet 2998', makeNumber(2998)],
  ['part of a number', '(218) 000-0301', makeNumber(301)],
])('the search for %s reads only what it finds', async (_, search, found) => {
  const { rows, scans, conversations, messages } = await reading(
    `select * from public.list_conversations(p_search => '${search}')`,
  );
  expect(rows).toMatchObject([{ other_number: found }]);
  expect(scans).toBe(0);
  expect(conversations).toBeLessThan(50);
  expect(messages).toBeLessThan(10);
});

describe('the news for an open office', () => {
  beforeAll(async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    await sql`insert into auth.users (id) values (${id})`;
    await sql`insert into public.user_roles (user_id, role) values (${id}, 'dispatcher')`;
    await sql`select set_config('request.jwt.claim.sub', ${id}, false)`;
  });

  test('reads no table in full, and neither does marking a text as read', async () => {
    await sql`update public.contacts set unread_count = (address <= ${makeNumber(60)})::integer`;
    await sql`vacuum analyze public.contacts, public.messages`;
    const news = await reading(`
      select news ->> 'unread' as unread, jsonb_array_length(news -> 'changes') as listed
      from public.inbox_news() news`);
    expect(news).toMatchObject({ rows: [{ unread: '60', listed: 20 }], scans: 0 });
    const heartbeat = await reading(`select public.note_presence('${makeNumber(7)}') as others`);
    expect(heartbeat).toMatchObject({ rows: [{ others: [] }], scans: 0 });
    expect(heartbeat.conversations).toBeLessThan(5);
    const [seen] = await sql`select m.id from public.messages m join public.contacts c on c.id = m.contact_id
      where c.address = ${makeNumber(7)} order by m.created_at desc limit 1`;
    const mark = `select public.mark_read('${makeNumber(7)}', '${String(seen?.['id'])}') as done`;
    expect(await reading(mark)).toMatchObject({ rows: [{ done: true }], scans: 0 });
  });

  const topic = async (): Promise<unknown> => {
    const [row] = await sql`select public.inbox_news() ->> 'realtime_topic' as topic`;
    return row?.['topic'];
  };
  const isHeardOn = async (where: unknown) => {
    await sql`select set_config('realtime.topic', ${String(where)}, false), set_config('role', 'authenticated', false)`;
    const heard = await sql`select from realtime.messages limit 1`;
    await sql`reset role`;
    return heard.length > 0;
  };
  const receive = async (to: string): Promise<unknown> => {
    const sid = `SM${randomBytes(16).toString('hex')}`;
    const [row] =
      await sql`select public.receive_message(${demoBusinessNumber}, ${to}, 'Smoke', ${sid}) as outcome`;
    return row?.['outcome'];
  };

  test('is sent by the database with the row, on a private topic for people who have a role now', async () => {
    await sql`delete from realtime.messages`;
    const to = makeNumber(70);
    await sql`update public.contacts set unread_count = 1, name = 'Dana' where address = ${to}`;
    await receive(to);
    const [contact] =
      await sql`select to_jsonb(changed_at) ->> 0 as at from public.contacts where address = ${to}`;
    await sql`insert into public.calls (call_sid, direction, from_number, to_number, business_number, arrived_at, status)
      values (${`CA${'1'.repeat(32)}`}, 'inbound', ${to}, ${demoBusinessNumber}, ${demoBusinessNumber}, now(), 'ringing')`;
    const told = await sql`select topic, event, private, payload from realtime.messages order by inserted_at`;
    const [, text, call] = told;
    expect(told).toHaveLength(3);
    expect(text).toMatchObject({ topic: await topic(), event: 'conversation', private: true });
    const counts = { unreadCount: 2, unreadBefore: 1, changedAt: String(contact?.['at']) };
    const listed = { otherNumber: to, lastMessage: 'Smoke', isDone: false, lastFailed: false };
    const news = { otherNumber: to, contactName: 'Dana', ...counts, listed };
    expect(v.parse(conversationNews, text?.['payload'])).toMatchObject(news);
    expect(call).toMatchObject({ topic: await topic(), event: 'call', private: true });
    expect(v.parse(callNews, call?.['payload'])).toMatchObject({ otherNumber: to });
    const before = await topic();
    await sql`update public.user_roles set role = 'admin' where true`;
    expect([await isHeardOn(await topic()), await isHeardOn(before)]).toEqual([true, false]);
  });

  test('does not prevent storing a text when Realtime fails or is missing', async () => {
    expect(await topic()).toMatch(/^office:/);
    await sql`alter table realtime.messages add constraint full_up check (event is null) not valid`;
    expect(await receive(makeNumber(71))).toBe('new');
    await sql`drop schema realtime cascade`;
    expect(await receive(makeNumber(71))).toBe('new');
    await sql`drop trigger broadcast_change on public.contacts`;
    expect(await topic(), 'the office asks').toBeNull();
  });
});
