/** The office under load, and the requests that are sent to it. */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { webhookPaths } from '../../../supabase/functions/_shared/contract/webhooks.ts';
import { demoBusinessNumber } from '../../local-stack/demo-number.ts';
import { signWebhook } from '../../twilio-emulator/signature.ts';
import { runBeforeExit } from '../ending.ts';

export const authToken = 'load-0123456789abcdef0123456789ab';

/** How many people send the texts. */
const senders = 1_000;

/** The message that load-office.ts sends when it is ready. */
const loadOffice = v.object({
  /** The port of sms-handler's own process, without a gateway in front. */
  port: v.number(),
  /** The ports of twilio-manage and request-quote. */
  callsPort: v.number(),
  quotesPort: v.number(),
  /** The functions' address that webhooks are signed for. */
  publicUrl: v.string(),
  databaseUrl: v.string(),
});
export type LoadOffice = v.InferOutput<typeof loadOffice>;

/** Starts the office. It ends when the bench does. */
export async function startLoadOffice(): Promise<LoadOffice> {
  // A group of its own: Ctrl-C reaches it through us alone, once.
  const child = fork('tools/bench/office/load-office.ts', { execArgv: ['--import', 'tsx'], detached: true });
  const ended = once(child, 'exit');
  runBeforeExit(async () => {
    if (child.connected) {
      child.disconnect();
    }
    await ended;
  });
  const [office]: unknown[] = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  if (office === undefined) {
    throw new Error('The office to load did not start.');
  }
  return v.parse(loadOffice, office);
}

/** A webhook, signed as Twilio signs it. `base`: the functions' address that it is signed for. */
export function makeSignedPost(
  base: string,
  path: string,
  fields: Record<string, string>,
  token = authToken,
) {
  const form = new URLSearchParams(fields);
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': signWebhook(token, base + path, form),
  };
  return { path, headers, body: form.toString() };
}

/** A text with a new SID. */
export function makeText(publicUrl: string, token = authToken) {
  const fields = {
    MessageSid: `SM${randomBytes(16).toString('hex')}`,
    AccountSid: `AC${'0'.repeat(32)}`,
    From: `+1918${5_550_000 + Math.floor(Math.random() * senders)}`,
    To: demoBusinessNumber,
    Body: 'The excavator at yard 7 lost its left track, can you come today?',
    NumMedia: '0',
    NumSegments: '1',
    ApiVersion: '2010-04-01',
  };
  return makeSignedPost(publicUrl, webhookPaths.inboundMessage, fields, token);
}

export type Post = { port: number; path: string; headers: Record<string, string>; body: string };
type Answered = { ms: number; status: number };

/** The status is 0 when there is no answer. */
async function send({ port, path, headers, body }: Post): Promise<Answered> {
  const begun = performance.now();
  let status = 0;
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    ({ status } = response);
  } catch {
    // No answer.
  }
  return { ms: performance.now() - begun, status };
}

/** Sends `perSecond` requests each second without waiting for answers, as a real sender would. */
export async function sendPaced(perSecond: number, seconds: number, next: () => Post): Promise<Answered[]> {
  const begun = performance.now();
  const sent: Promise<Answered>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    await pause(Math.max(0, begun + (index * 1_000) / perSecond - performance.now()));
    sent.push(send(next()));
  }
  return Promise.all(sent);
}

export function findPercentile(answers: readonly Answered[], percent: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? Number.NaN;
}

export const findWrongAnswers = (answers: readonly Answered[]) => ({
  value: answers.filter(({ status }) => status !== 200).length,
  atMost: 0,
});
