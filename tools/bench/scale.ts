/** `npm run bench:scale`: times the office's PostgreSQL queries on a million generated messages. */
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { startRealPostgres } from '../../tests/support/database/real-postgres';
import { runCommand } from '../command';
import { inboxSeed, seededNumber } from './office/inbox-seed';
import { median } from './report';

const usage = `Usage: npm run bench:scale -- [--messages=1000000]
Fills a PostgreSQL of its own with ten numbers, a contact for each fifty messages, and prints times and sizes.`;

const repetitions = 15;
const loadSeconds = 5;
const clients = 8;
const noLimits = '[{"limit": 100000, "seconds": 60}]';

type Client = ReturnType<typeof postgres>;

const connect = (url: string, max: number) => postgres(url, { max, onnotice: () => undefined });

const print = (subject: string, figure: string) => console.log(`${subject.padEnd(44)} ${figure}`);

async function time(sql: Client, subject: string, statement: string): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < repetitions; run += 1) {
    const started = performance.now();
    await sql.unsafe(statement);
    times.push(performance.now() - started);
  }
  print(subject, `${median(times).toFixed(1)} ms (worst ${Math.max(...times).toFixed(1)})`);
}

/** Queries per second with several clients at once, and the wait for one query. */
async function load(url: string, subject: string, statement: (turn: number) => string): Promise<void> {
  const sql = connect(url, clients);
  const times: number[] = [];
  const end = performance.now() + loadSeconds * 1000;
  let turn = 0;
  const client = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      turn += 1;
      await sql.unsafe(statement(turn));
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  await sql.end();
  print(
    subject,
    `${Math.round(times.length / loadSeconds)} a second, ${median(times).toFixed(1)} ms each (worst ${Math.max(...times).toFixed(0)})`,
  );
}

async function measure(sql: Client, url: string, messages: number): Promise<void> {
  const conversations = messages / 50;
  const person = seededNumber(conversations - 7);
  const list = 'select * from public.list_conversations';
  await time(sql, 'list, newest page', `${list}('open')`);
  const [middle] = await sql`select id, last_message_at::text as at from public.contacts
    order by last_message_at desc, id desc offset ${conversations / 2} limit 1`;
  await time(sql, 'list, from the middle', `${list}('all', null, '${middle?.at}', '${middle?.id}')`);
  await time(sql, 'thread', `select * from public.list_messages('${person}')`);
  await time(sql, 'search: a number', `${list}('all', '${person.slice(-7)}')`);
  await time(sql, 'search: one text', `${list}('all', 'truck ${messages - 77}')`);
  await time(sql, 'search: a word in each eleventh text', `${list}('all', 'crane')`);
  await time(sql, 'news', 'select public.inbox_news()');
  await time(sql, 'retention, nothing due', 'select public.delete_expired()');
  await load(url, `inbound texts, ${clients} clients`, (turn) => {
    const sid = `SMff${turn.toString(16).padStart(30, '0')}`;
    return `select public.receive_message('+19185550142', '${seededNumber((turn % conversations) + 1)}', 'A new text', '${sid}')`;
  });
  await load(
    url,
    `outbound texts, ${clients} clients`,
    (
      turn,
    ) => `select public.begin_message('+19185550142', '${seededNumber((turn % conversations) + 1)}', 'An answer',
      gen_random_uuid(), null, gen_random_uuid(), '${noLimits}')`,
  );
  const [written] = await sql`select count(*) from public.messages where status = 'pending'`;
  print('outbound texts, written', String(written?.count));
  const sizes = await sql`select relname, pg_size_pretty(pg_table_size(oid)) as rows,
    pg_size_pretty(pg_indexes_size(oid)) as indexes from pg_class where oid in ('public.contacts'::regclass, 'public.messages'::regclass)`;
  for (const { relname, rows, indexes } of sizes) print(`size of ${relname}`, `${rows}, indexes ${indexes}`);
}

await runCommand(import.meta.url, usage, async (args) => {
  const { values } = parseArgs({ args, options: { messages: { type: 'string', default: '1000000' } } });
  const messages = Number(values.messages);
  const database = await startRealPostgres();
  const sql = connect(database.url, 1);
  try {
    const started = performance.now();
    await sql.unsafe(inboxSeed({ conversations: messages / 50, messages }));
    await sql.unsafe(`
      update public.contacts set business_number = '+1918555014' || abs(hashtext(address)) % 10 where true;
      insert into public.business_settings (setting_key, setting_value)
        values ('twilio_phone_number', '+19185550142')`);
    await sql.unsafe('vacuum analyze');
    print(
      `${messages.toLocaleString('en-US')} messages written`,
      `${Math.round((performance.now() - started) / 1000)} s`,
    );
    await measure(sql, database.url, messages);
  } finally {
    await sql.end();
    await database.stop();
  }
  return true;
});
