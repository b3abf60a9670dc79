/** Webhooks as fast as they are answered, through the real function and PostgreSQL. */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { webhookPaths } from '../../../supabase/functions/_shared/contract/webhooks.ts';
import { numberAt, valueAt } from '../../test/json-values.ts';
import { signWebhook } from '../../twilio-emulator/signature.ts';
import { beforeExit } from '../ending.ts';
import type { Measuring } from '../measuring.ts';
import type { Figure, Report, Row } from '../report.ts';
import { authToken, businessNumber } from './inbox-seed.ts';

/** Five runs make up the minute of the targets. */
const secondsPerRun = 12;
const connections = 20;
/** Senders of texts, who write again and again. */
const senders = 1_000;

type Load = {
  subject: string;
  /** The token that signs the texts. */
  token: string;
  /** The class of status that every answer must have. */
  expected: '2xx' | '4xx';
  perSecond: Omit<Figure, 'value'>;
  p99: Omit<Figure, 'value'>;
};

const loads: readonly Load[] = [
  {
    subject: 'texts that come in',
    token: authToken,
    expected: '2xx',
    perSecond: { atLeast: 500 },
    p99: { atMost: 100 },
  },
  {
    subject: 'forged posts',
    token: 'not the token',
    expected: '4xx',
    perSecond: { atLeast: 5_000 },
    p99: {},
  },
];

/** Starts the office; it ends when the bench does. */
export async function openOffice(): Promise<unknown> {
  // A group of its own: Ctrl-C reaches it through us alone, once.
  const child = fork('tools/bench/office/load-office.ts', { execArgv: ['--import', 'tsx'], detached: true });
  const ended = once(child, 'exit');
  beforeExit(async () => {
    if (child.connected) child.disconnect();
    await ended;
  });
  const [office]: unknown[] = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  if (office === undefined) throw new Error('The office to load did not start.');
  return office;
}

const path = webhookPaths.inboundMessage;

/** A text with a new SID. */
export function newText(publicUrl: string, token: string) {
  const form = new URLSearchParams({
    MessageSid: `SM${randomBytes(16).toString('hex')}`,
    AccountSid: `AC${'0'.repeat(32)}`,
    From: `+1918${5_550_000 + Math.floor(Math.random() * senders)}`,
    To: businessNumber,
    Body: 'The excavator at yard 7 lost its left track, can you come today?',
    NumMedia: '0',
    NumSegments: '1',
    ApiVersion: '2010-04-01',
  });
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': signWebhook(token, publicUrl + path, form),
  };
  return { path, headers, body: form.toString() };
}

async function measure(load: Load, office: unknown, duration: number): Promise<Row['figures']> {
  // It comes with the bench's own package, which may have been installed only just now.
  const { default: autocannon } = await import('autocannon');
  const publicUrl = String(valueAt(office, 'publicUrl'));
  const result = await autocannon({
    url: `http://127.0.0.1:${numberAt(office, 'port')}`,
    connections,
    duration,
    requests: [
      { setupRequest: (request) => ({ ...request, method: 'POST', ...newText(publicUrl, load.token) }) },
    ],
  });
  const wrong = result.errors + result['2xx'] + result['4xx'] + result['5xx'] - result[load.expected];
  return {
    'per second': { value: result.requests.average, ...load.perSecond },
    'median ms': { value: result.latency.p50 },
    'p99 ms': { value: result.latency.p99, ...load.p99 },
    errors: { value: wrong, atMost: 0 },
  };
}

/** A minute of each load with the usual number of runs. */
export async function measureLoad({ runs, say }: Measuring): Promise<Report> {
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
