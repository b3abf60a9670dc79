/** Measures how long texts and calls wait during junk on the quote form, and without it for comparison. */
import { randomBytes, randomInt } from 'node:crypto';
import { webhookPaths } from '../../../supabase/functions/_shared/contract/webhooks.ts';
import { quotePath, urgencyChoices } from '../../../supabase/functions/_shared/domain/quote.ts';
import { demoBusinessNumber } from '../../local-stack/demo-number.ts';
import { say, type Measuring } from '../measuring.ts';
import type { Report, Row } from '../report.ts';
import {
  makeText,
  sendPaced,
  findPercentile,
  makeSignedPost,
  startLoadOffice,
  findWrongAnswers,
  type Post,
} from './requests.ts';

const secondsPerRun = 6;
const warmUpSeconds = 5;
const textsPerSecond = 5;
const callsPerSecond = 2;
const junkPerSecond = 100;
const mostTimesQuiet = 2;

function makeCall(publicUrl: string): Omit<Post, 'port'> {
  return makeSignedPost(publicUrl, webhookPaths.inboundCall, {
    CallSid: `CA${randomBytes(16).toString('hex')}`,
    From: `+1918555${randomInt(1_000, 9_999)}`,
    To: demoBusinessNumber,
    CallStatus: 'ringing',
  });
}

/** Junk like a machine's: every second one fills the hidden field. */
function makeJunk(address: string): Omit<Post, 'port'> {
  const quote = {
    name: 'Cheap Parts',
    phone: `+1405555${randomInt(1_000, 9_999)}`,
    zip: '74012',
    equipment: 'truck',
    description: `Offer ${randomBytes(8).toString('hex')}`,
    urgency: urgencyChoices[0],
    page: '/',
    smsConsent: false,
    website: randomInt(2) === 0 ? '' : 'https://spam.example',
  };
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': address };
  return { path: quotePath, headers, body: JSON.stringify(quote) };
}

const makeAddress = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');

/** By the name of the row: where the junk comes from. Null: there is none. */
const floods: Readonly<Record<string, (() => string) | null>> = {
  quiet: null,
  [`${junkPerSecond} a second from one address`]: () => '198.51.100.1',
  [`${junkPerSecond} a second, each from another address`]: makeAddress,
};

/** Autocannon takes a fifth of the processor that fetch does. It sends all of a second's requests at once. */
async function sendJunk(port: number, address: () => string, duration: number): Promise<Row['figures']> {
  const { default: autocannon } = await import('autocannon');
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: junkPerSecond,
    overallRate: junkPerSecond,
    duration,
    requests: [{ setupRequest: (request) => ({ ...request, method: 'POST', ...makeJunk(address()) }) }],
  });
  return {
    'junk a second': { value: result.requests.average },
    'junk p99 ms': { value: result.latency.p99 },
    'junk refused': { value: result.statusCodeStats['429']?.count ?? 0 },
    'junk failed': { value: result['5xx'] + result.errors },
  };
}

export async function measureJunk({ runs }: Measuring): Promise<Report> {
  const { port, callsPort, quotesPort, publicUrl } = await startLoadOffice();
  const countTextsAndCalls = (seconds: number) =>
    Promise.all([
      sendPaced(textsPerSecond, seconds, () => ({ port, ...makeText(publicUrl) })),
      sendPaced(callsPerSecond, seconds, () => ({ port: callsPort, ...makeCall(publicUrl) })),
    ]);
  // Otherwise the first row would pay for what compiles only once.
  await Promise.all([countTextsAndCalls(warmUpSeconds), sendJunk(quotesPort, makeAddress, warmUpSeconds)]);

  const seconds = secondsPerRun * runs;
  const rows: Row[] = [];
  let quiet: { texts: number; calls: number } | null = null;
  for (const [subject, address] of Object.entries(floods)) {
    say(`junk: ${subject}, ${seconds} s`);
    const [[texts, calls], junk] = await Promise.all([
      countTextsAndCalls(seconds),
      address && sendJunk(quotesPort, address, seconds),
    ]);
    const p95 = { texts: findPercentile(texts, 95), calls: findPercentile(calls, 95) };
    quiet ??= p95;
    rows.push({
      subject,
      figures: {
        'texts p95 ms': { value: p95.texts },
        'calls p95 ms': { value: p95.calls },
        'texts to quiet': { value: p95.texts / quiet.texts, digits: 1, atMost: mostTimesQuiet },
        'calls to quiet': { value: p95.calls / quiet.calls, digits: 1, atMost: mostTimesQuiet },
        'wrong answers': findWrongAnswers([...texts, ...calls]),
        ...junk,
      },
    });
  }
  return {
    title: `Texts (${textsPerSecond} a second) and calls (${callsPerSecond}) beside junk in the quote form, ${seconds} s each`,
    rows,
    notes: ['Functions, data API, PostgreSQL and the senders share the processors.'],
  };
}
