/** Measures how long texts wait while many offices are open. */
import postgres from 'postgres';
import { numberAt, valueAt } from '../../test/json-values.ts';
import type { Measuring } from '../measuring.ts';
import type { Report, Row } from '../report.ts';
import { authToken } from './inbox-seed.ts';
import { paced, percentile } from './junk.ts';
import { newText, openOffice } from './load.ts';

const offices = 100;
const textsPerSecond = 50;
const secondsPerRun = 4;
const warmUpSeconds = 5;
const mostTimesAlone = 1.5;
const person = '00000000-0000-4000-8000-000000000001';

/** How often each office asks, by the name of the row. Where Realtime tells them, the database tells Realtime. */
const watching: Readonly<Record<string, { everySeconds: number | null; isTold: boolean }>> = {
  'no open office': { everySeconds: null, isTold: false },
  [`${offices} ask every 4 s`]: { everySeconds: 4, isTold: false },
  [`${offices} hear of each text`]: { everySeconds: 60, isTold: true },
};

export async function measureWatchers({ runs, say }: Measuring): Promise<Report> {
  const office = await openOffice();
  const port = numberAt(office, 'port');
  const publicUrl = String(valueAt(office, 'publicUrl'));
  const connection = { 'request.jwt.claim.sub': person };
  const sql = postgres(String(valueAt(office, 'databaseUrl')), { max: 10, connection });
  await sql`insert into auth.users (id) values (${person})`;
  await sql`insert into public.user_roles (user_id, role) values (${person}, 'dispatcher')`;
  const texts = (seconds: number) =>
    paced(textsPerSecond, seconds, () => ({ port, ...newText(publicUrl, authToken) }));
  await texts(warmUpSeconds);

  const seconds = secondsPerRun * runs;
  const rows: Row[] = [];
  let alone: number | null = null;
  for (const [subject, { everySeconds, isTold }] of Object.entries(watching)) {
    say(`watchers: ${subject}, ${seconds} s`);
    await sql.unsafe(`alter table public.contacts ${isTold ? 'enable' : 'disable'} trigger tell_offices`);
    const ask = () => void sql`select public.inbox_news()`.execute();
    const asking = everySeconds && setInterval(ask, (everySeconds * 1_000) / offices);
    const answers = await texts(seconds);
    if (asking) clearInterval(asking);
    const p95 = percentile(answers, 95);
    alone ??= p95;
    rows.push({
      subject,
      figures: {
        'p50 ms': { value: percentile(answers, 50), digits: 1 },
        'p95 ms': { value: p95, digits: 1 },
        'p95 to no office': { value: p95 / alone, digits: 2, atMost: isTold ? mostTimesAlone : undefined },
        'wrong answers': { value: answers.filter(({ status }) => status !== 200).length, atMost: 0 },
      },
    });
  }
  await sql.end();
  return {
    title: `Texts (${textsPerSecond} a second) beside ${offices} open offices, ${seconds} s each`,
    rows,
    notes: ['The offices ask PostgreSQL itself. Realtime, which tells them, is not measured.'],
  };
}
