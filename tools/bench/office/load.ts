/** Measures webhooks sent as fast as they are answered, with the real function and PostgreSQL. */
import { say, type Measuring } from '../measuring.ts';
import type { Report, Row } from '../report.ts';
import { authToken, makeText, startLoadOffice, type LoadOffice } from './requests.ts';

/** Five runs make up the minute of the targets. */
const secondsPerRun = 12;
const connections = 20;

/** `token` signs the texts; every answer must have a status of the class `expected`. */
const loads = [
  { subject: 'texts that come in', token: authToken, expected: '2xx', atLeast: 500, p99AtMost: 100 },
  { subject: 'forged posts', token: 'not the token', expected: '4xx', atLeast: 5_000, p99AtMost: undefined },
] as const;
type Load = (typeof loads)[number];

async function measure(
  load: Load,
  { port, publicUrl }: LoadOffice,
  duration: number,
): Promise<Row['figures']> {
  // Imported late, because the bench's own package may only just have been installed.
  const { default: autocannon } = await import('autocannon');
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration,
    requests: [
      { setupRequest: (request) => ({ ...request, method: 'POST', ...makeText(publicUrl, load.token) }) },
    ],
  });
  const wrong = result.errors + result['2xx'] + result['4xx'] + result['5xx'] - result[load.expected];
  return {
    'per second': { value: result.requests.average, atLeast: load.atLeast },
    'median ms': { value: result.latency.p50 },
    'p99 ms': { value: result.latency.p99, atMost: load.p99AtMost },
    errors: { value: wrong, atMost: 0 },
  };
}

/** A minute of each load with the usual number of runs. */
export async function measureLoad({ runs }: Measuring): Promise<Report> {
  const seconds = secondsPerRun * runs;
  const office = await startLoadOffice();
  const rows: Row[] = [];
  for (const load of loads) {
    say(`load: ${load.subject}, ${seconds} s`);
    rows.push({ subject: load.subject, figures: await measure(load, office, seconds) });
  }
  return {
    title: `Load: ${seconds} s each over ${connections} connections; function, PostgreSQL and sender share the processors`,
    rows,
    notes: [
      'An error is any answer but 200, or 403 to forged posts. The data API is @supabase/lite in Node.',
    ],
  };
}
