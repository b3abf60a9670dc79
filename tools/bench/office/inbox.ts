import postgres from 'postgres';
import { startRealPostgres } from '../../../tests/support/database/real-postgres.ts';
/** Measures database queries in a small and in a large office, on real PostgreSQL. */
import { demoBusinessNumber } from '../../local-stack/demo-number.ts';
import { runBeforeExit } from '../ending.ts';
import { say, type Measuring } from '../measuring.ts';
import { findMedian, type Report, type Row } from '../report.ts';
import { makeNumber, writeInboxSeed } from './inbox-seed.ts';

const little = 2_000;
const messagesPerContact = 20;
const mostTimesSlower = 1.5;
/** Repetitions of each query per run. */
const timesPerRun = 8;
/** The admin who asks for news. */
const admin = '00000000-0000-4000-8000-000000000001';

type Office = { sql: ReturnType<typeof postgres>; messages: number; contacts: number };

/** Starts a separate server with the messages of ten business numbers. */
async function openOffice(messages: number): Promise<Office> {
  const contacts = messages / messagesPerContact;
  const database = await startRealPostgres();
  const sql = postgres(database.url, {
    max: 1,
    onnotice: () => undefined,
    connection: { 'request.jwt.claim.sub': admin },
  });
  runBeforeExit(async () => {
    await sql.end();
    await database.stop();
  });
  await sql.unsafe(writeInboxSeed({ conversations: contacts, messages }));
  await sql.unsafe(`
    update public.contacts set business_number = '+1918555014' || abs(hashtext(address)) % 10 where true;
    insert into public.business_settings (setting_key, setting_value)
      values ('twilio_phone_number', '${demoBusinessNumber}');
    insert into auth.users (id, email) values ('${admin}', 'admin@example.com');
    insert into public.user_roles (user_id, role) values ('${admin}', 'admin')`);
  await sql.unsafe('vacuum analyze');
  return { sql, messages, contacts };
}

type Question = {
  subject: string;
  /** Whether its result grows with the office, so that its time may grow too. */
  isGrowing?: boolean;
  statement: (office: Office) => string | Promise<string>;
};

const list = 'select * from public.list_conversations';
const person = ({ contacts }: Office) => makeNumber(contacts - 7);

const questions: readonly Question[] = [
  { subject: 'the list', statement: () => `${list}('open')` },
  {
    subject: 'the list from its middle',
    async statement({ sql, contacts }) {
      const [middle] = await sql`select id, last_message_at::text as at from public.contacts
        order by last_message_at desc, id desc offset ${contacts / 2} limit 1`;
      return `${list}('all', null, '${middle?.at}', '${middle?.id}')`;
    },
  },
  {
    subject: 'a conversation',
    statement: (office) => `select * from public.list_messages('${person(office)}')`,
  },
  { subject: 'search: a number', statement: (office) => `${list}('all', '${person(office).slice(-7)}')` },
  { subject: 'search: a text', statement: ({ messages }) => `${list}('all', 'truck ${messages - 77}')` },
  { subject: 'search: a common word', isGrowing: true, statement: () => `${list}('all', 'crane')` },
  { subject: 'news', statement: () => 'select public.inbox_news()' },
];

export async function measureInbox({ messages, runs }: Measuring): Promise<Report> {
  const offices: Office[] = [];
  for (const size of [little, messages]) {
    say(`inbox: filling an office with ${size} messages`);
    offices.push(await openOffice(size));
  }
  const rows: Row[] = [];
  for (const { subject, isGrowing = false, statement } of questions) {
    say(`inbox: ${subject}`);
    const turns = await Promise.all(
      offices.map(async (office) => ({ office, asked: await statement(office), times: new Array<number>() })),
    );
    for (let time = 0; time < runs * timesPerRun; time += 1) {
      // Alternate which one runs first.
      for (const { office, asked, times } of time % 2 === 0 ? turns : turns.toReversed()) {
        const began = performance.now();
        await office.sql.unsafe(asked);
        times.push(performance.now() - began);
      }
    }
    const [small = 0, large = 0] = turns.map(({ times }) => findMedian(times));
    rows.push({
      subject,
      figures: {
        'little ms': { value: small, digits: 1 },
        'much ms': { value: large, digits: 1 },
        ratio: { value: large / small, digits: 2, atMost: isGrowing ? undefined : mostTimesSlower },
      },
    });
  }
  return {
    title: `Inbox: the same questions with ${little} messages and with ${messages}, medians of ${runs * timesPerRun}`,
    rows,
    notes: ['What a common word finds grows with the office, so its time has no target.'],
  };
}
