/** Measures how long texts wait while many offices are open. */
import postgres from 'postgres';
import { say, type Measuring } from '../measuring.ts';
import type { Report, Row } from '../report.ts';
import { makeText, sendPaced, findPercentile, startLoadOffice, findWrongAnswers } from './requests.ts';

const offices = 100;
const textsPerSecond = 50;
const secondsPerRun = 4;
const mostTimesAlone = 1.5;
const person = '00000000-0000-4000-8000-000000000001';

/** After how many seconds each office asks again, and whether the database tells Realtime of each change. */
const watching: readonly [subject: string, everySeconds: number | null, isTold: boolean][] = [
  ['no open office', null, false],
  [`${offices} offices ask`, 4, false],
  [`${offices} offices are told`, 60, true],
];

export async function measureWatchers({ runs }: Measuring): Promise<Report> {
  const { port, publicUrl, databaseUrl } = await startLoadOffice();
  const sql = postgres(databaseUrl, { max: 10, connection: { 'request.jwt.claim.sub': person } });
  await sql.unsafe(`insert into auth.users (id) values ('${person}');
    insert into public.user_roles (user_id, role) values ('${person}', 'dispatcher')`);
  const texts = (seconds: number) =>
    sendPaced(textsPerSecond, seconds, () => ({ port, ...makeText(publicUrl) }));
  // Otherwise the first row would pay for what compiles only once.
  await texts(3 * secondsPerRun);

  const seconds = secondsPerRun * runs;
  const rows: Row[] = [];
  for (const [subject, everySeconds, isTold] of watching) {
    say(`watchers: ${subject}, ${seconds} s`);
    await sql.unsafe(`alter table public.contacts ${isTold ? 'enable' : 'disable'} trigger broadcast_change`);
    const ask = () => void sql`select public.inbox_news()`.execute();
    const asking = everySeconds && setInterval(ask, (everySeconds * 1_000) / offices);
    const answers = await texts(seconds);
    if (asking) {
      clearInterval(asking);
    }
    const p95 = findPercentile(answers, 95);
    const alone = rows[0]?.figures['p95 ms']?.value ?? p95;
    rows.push({
      subject,
      figures: {
        'p50 ms': { value: findPercentile(answers, 50), digits: 1 },
        'p95 ms': { value: p95, digits: 1 },
        'p95 to none': { value: p95 / alone, digits: 2, atMost: isTold ? mostTimesAlone : undefined },
        'wrong answers': findWrongAnswers(answers),
      },
    });
  }
  await sql.end();
  return {
    title: `Texts (${textsPerSecond} a second) beside open offices, ${seconds} s each`,
    rows,
    notes: ['The offices ask PostgreSQL itself; Realtime, which tells them, is not measured.'],
  };
}
