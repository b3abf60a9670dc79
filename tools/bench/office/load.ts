/** Webhooks and readers as fast as they are answered, through the real function, on both databases. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { webhookPaths } from '../../../supabase/functions/_shared/contract/webhooks.ts';
import { isJsonObject } from '../../../supabase/functions/_shared/json.ts';
import { signWebhook } from '../../twilio-emulator/signature.ts';
import { beforeExit } from '../ending.ts';
import { businessNumber, type LoadOffice, loadDatabases } from './load-database.ts';
import type { Measuring } from '../measuring.ts';
import type { Figure, Report, Row, Target } from '../report.ts';

/** Five runs make the minute that the targets speak of. */
const secondsPerRun = 12;
/** Senders of texts, who write again and again. */
const senders = 1_000;

const databaseNames: Record<(typeof loadDatabases)[number], string> = {
  pglite: 'PGlite',
  postgres: 'PostgreSQL',
};

function isLoadOffice(value: unknown): value is LoadOffice {
  return (
    isJsonObject(value) &&
    ['functionUrl', 'publicUrl', 'authToken', 'adminToken'].every((name) => typeof value[name] === 'string')
  );
}

async function openOffice(kind: string): Promise<{ office: LoadOffice; close: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/bench/office/load-office.ts', kind], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Ctrl-C reaches it through us alone, once.
    detached: true,
  });
  const ended = once(child, 'exit');
  const close = async () => {
    child.stdin.end();
    await ended;
  };
  beforeExit(close);
  const lines: unknown[] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(() => {
      throw new Error(`The office on ${kind} did not start.`);
    }),
  ]);
  const office: unknown = JSON.parse(String(lines[0]));
  if (!isLoadOffice(office)) throw new Error('The office said something else.');
  return { office, close };
}

type Post = { path: string; headers: Record<string, string>; body: string };

const path = webhookPaths.inboundMessage;

/** A text that nobody has sent before. */
function inboundText({ publicUrl, authToken }: LoadOffice, isForged: boolean): Post {
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
  return {
    path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signWebhook(isForged ? 'not the token' : authToken, publicUrl + path, form),
    },
    body: form.toString(),
  };
}

const listRequest = ({ adminToken }: LoadOffice): Post => ({
  path: '/sms-handler',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
  body: JSON.stringify({ action: 'getConversations', state: 'open' }),
});

type Load = {
  subject: string;
  connections: number;
  /** The class of status that every answer must have. */
  expected: '2xx' | '4xx';
  perSecond?: Target;
  longest?: Target;
  post: (office: LoadOffice) => Post;
};

const loads: readonly Load[] = [
  {
    subject: 'texts that come in',
    connections: 20,
    expected: '2xx',
    perSecond: { atLeast: 500 },
    longest: { atMost: 100 },
    post: (office) => inboundText(office, false),
  },
  {
    subject: 'forged posts',
    connections: 20,
    expected: '4xx',
    perSecond: { atLeast: 5_000 },
    post: (office) => inboundText(office, true),
  },
  {
    subject: 'the list of conversations',
    connections: 10,
    expected: '2xx',
    longest: { atMost: 300 },
    post: listRequest,
  },
];

async function measure(load: Load, office: LoadOffice, seconds: number): Promise<Row['figures']> {
  const result = await autocannon({
    url: office.functionUrl,
    connections: load.connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, method: 'POST', ...load.post(office) }) }],
  });
  const wrong = result.errors + result['2xx'] + result['4xx'] + result['5xx'] - result[load.expected];
  const figure = (value: number, target?: Target): Figure => ({ value, ...(target && { target }) });
  return {
    'per second': figure(result.requests.average, load.perSecond),
    median: figure(result.latency.p50),
    p99: figure(result.latency.p99, load.longest),
    errors: figure(wrong, { atMost: 0 }),
  };
}

/** The webhook and the list under load; a minute each with the usual number of runs. */
export async function measureLoad(measuring: Measuring): Promise<Report | null> {
  if (!measuring.isAsked('/admin/dashboard')) return null;
  const seconds = secondsPerRun * measuring.runs;
  const rows: Row[] = [];
  for (const kind of loadDatabases) {
    const { office, close } = await openOffice(kind);
    for (const load of loads) {
      const subject = `${load.subject}, ${databaseNames[kind]}`;
      measuring.say(`load: ${subject}, ${seconds} s`);
      rows.push({ subject, figures: await measure(load, office, seconds) });
    }
    await close();
  }
  return {
    section: 'load',
    title: 'Load: one function in Deno, its database and whoever loads it on the same processors',
    subject: 'requests',
    columns: [
      { name: 'per second' },
      { name: 'median', unit: 'ms' },
      { name: 'p99', unit: 'ms' },
      { name: 'errors' },
    ],
    rows,
    notes: [
      `${seconds} s each: ${loads.map(({ subject, connections }) => `${subject} over ${connections} connections`).join(', ')}.`,
      'A text is signed, new, and from one of a thousand senders. An error is any answer but 200, or 403 to forged posts.',
      'The data API is @supabase/lite in Node on both; hosted PostgREST is not measured here.',
    ],
  };
}
