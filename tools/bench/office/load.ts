/** Measures webhooks sent as fast as they are answered, with the real function and PostgreSQL. */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import * as v from 'valibot';
import { webhookPaths } from '../../../supabase/functions/_shared/contract/webhooks.ts';
import { signWebhook } from '../../twilio-emulator/signature.ts';
import { beforeExit } from '../ending.ts';
import { say, type Measuring } from '../measuring.ts';
import type { Report, Row } from '../report.ts';
import { authToken, businessNumber, loadOffice } from './inbox-seed.ts';

/** Five runs make up the minute of the targets. */
const secondsPerRun = 12;
const connections = 20;
/** How many people send the texts. */
const senders = 1_000;

/** `token` signs the texts; every answer must have a status of the class `expected`. */
const loads = [
  { subject: 'texts that come in', token: authToken, expected: '2xx', atLeast: 500, p99AtMost: 100 },
  { subject: 'forged posts', token: 'not the token', expected: '4xx', atLeast: 5_000, p99AtMost: undefined },
] as const;
type Load = (typeof loads)[number];

type LoadOffice = v.InferOutput<typeof loadOffice>;

/** Starts the office. It ends when the bench does. */
export async function openOffice() {
  // A group of its own: Ctrl-C reaches it through us alone, once.
  const child = fork('tools/bench/office/load-office.ts', { execArgv: ['--import', 'tsx'], detached: true });
  const ended = once(child, 'exit');
  beforeExit(async () => {
    if (child.connected) child.disconnect();
    await ended;
  });
  const [office]: unknown[] = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  if (office === undefined) throw new Error('The office to load did not start.');
  return v.parse(loadOffice, office);
}

/** A webhook, signed as Twilio signs it. `base`: the functions' address that it is signed for. */
export function signedPost(base: string, path: string, fields: Record<string, string>, token = authToken) {
  const form = new URLSearchParams(fields);
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': signWebhook(token, base + path, form),
  };
  return { path, headers, body: form.toString() };
}

/** A text with a new SID. */
export function newText(publicUrl: string, token = authToken) {
  const fields = {
    MessageSid: `SM${randomBytes(16).toString('hex')}`,
    AccountSid: `AC${'0'.repeat(32)}`,
    From: `+1918${5_550_000 + Math.floor(Math.random() * senders)}`,
    To: businessNumber,
    Body: 'The excavator at yard 7 lost its left track, can you come today?',
    NumMedia: '0',
    NumSegments: '1',
    ApiVersion: '2010-04-01',
  };
  return signedPost(publicUrl, webhookPaths.inboundMessage, fields, token);
}

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
      { setupRequest: (request) => ({ ...request, method: 'POST', ...newText(publicUrl, load.token) }) },
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
  const office = await openOffice();
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
