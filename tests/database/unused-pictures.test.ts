/** Finding unused pictures stays quick as pictures accumulate. */
import { beforeAll, expect, test } from 'vitest';
import { openMigratedPostgres } from '../support/database/migrated-postgres';

const pictures = 20_000;
/** As long as the functions wait for the database (`_shared/database.ts`). */
const timeoutMs = 4_000;

const { sql } = await openMigratedPostgres(1);

beforeAll(async () => {
  await sql`create schema if not exists storage`;
  await sql`create table if not exists storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text, name text, created_at timestamptz default now())`;
  await sql`insert into storage.objects (bucket_id, name, created_at)
    select 'quote-media', 'picture ' || n, now() - interval '3 days' from generate_series(1, ${pictures}::int) n`;
  await sql`insert into public.contacts (address, last_message_at) values ('+19185550120', now())`;
  // What a text changes of its contact is of no interest here, and would take minutes for so many.
  await sql`alter table public.messages disable trigger user`;
  await sql`insert into public.messages (contact_id, direction, body, status, media)
    select c.id, 'inbound', '', 'received', jsonb_build_array(
      jsonb_build_object('bucket', 'quote-media', 'path', 'picture ' || n, 'contentType', 'image/jpeg'))
    from public.contacts c, generate_series(1, ${pictures}::int) n`;
  // A picture at Twilio, and one of the same name in another bucket.
  await sql`insert into public.messages (contact_id, direction, body, status, media)
    select c.id, 'inbound', '', 'received', '[{"url": "https://api.twilio.com/1", "contentType": "image/png"},
      {"bucket": "message-media", "path": "old and unused", "contentType": "image/png"}]' from public.contacts c`;
  await sql`analyze`;
  await sql`set statement_timeout = ${sql.unsafe(String(timeoutMs))}`;
}, 60_000);

const unused = async () => [...(await sql`select bucket, path from public.unused_pictures()`)];

test(`${pictures} pictures that are all used are looked through within the time that a function waits`, async () => {
  expect(await unused()).toEqual([]);
});

test('pictures without a message are found, the oldest first, once they are a day old', async () => {
  await sql`insert into storage.objects (bucket_id, name, created_at) values
    ('quote-media', 'old and unused', now() - interval '25 hours'),
    ('message-media', 'older and unused', now() - interval '26 hours'),
    ('message-media', 'old and unused', now() - interval '26 hours'),
    ('quote-media', 'young and unused', now() - interval '23 hours'),
    ('somewhere else', 'not ours', now() - interval '3 days')`;
  expect(await unused()).toEqual([
    { bucket: 'message-media', path: 'older and unused' },
    { bucket: 'quote-media', path: 'old and unused' },
  ]);
});

test('a hundred of many unused pictures are found at a time', async () => {
  await sql`delete from public.messages where body = '' and media @> '[{"bucket": "quote-media"}]'`;
  expect(await unused()).toHaveLength(100);
});
