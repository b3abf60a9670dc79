import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createPublicEndpoint } from '../../supabase/functions/_shared/http/endpoint';
import { readEnv } from '../../supabase/functions/_shared/runtime/env';
import { HttpError } from '../../supabase/functions/_shared/runtime/http-error';
import { logFailure } from '../../supabase/functions/_shared/runtime/log';
import { findDeno } from '../../tools/local-stack/functions/deno-path';
import { findFreePort } from '../../tools/local-stack/functions/free-port';
import { makeKeyPair } from '../../tools/local-stack/push/push-keys';
import { newsLines, takeConsoleErrors } from '../support/console-guard';

/** Sends an alert to this address with the functions' own code and runtime. Returns what Deno logs. */
async function pushInDeno(localPushUrl: string, endpoint: string) {
  const vapid = { ...makeKeyPair(), subject: 'mailto:office@example.com' };
  const device = { endpoint, p256dh: makeKeyPair().publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  const settings = { vapid, localPushUrl };
  const alert = { kind: 'text', title: 'New text', body: '', url: '/admin/dashboard', count: 1, unread: 1 };
  const script = `import { push } from './supabase/functions/_shared/alerts/push.ts';
    await push(${JSON.stringify(settings)}, ${JSON.stringify(device)}, ${JSON.stringify(alert)});`;
  const args = ['run', '--node-modules-dir=manual', '--cached-only', '--no-prompt', '--allow-net', '-'];
  const deno = spawn(findDeno(), [...args], { stdio: ['pipe', 'ignore', 'pipe'] });
  deno.stdin.end(script);
  const [errors] = await Promise.all([text(deno.stderr), once(deno, 'exit')]);
  return { code: deno.exitCode, errors };
}

const variables: Record<string, string> = { SUPABASE_URL: 'https://a.example', SUPABASE_SECRET_KEY: 'x' };
const handler = createPublicEndpoint(
  '/request-quote',
  readEnv((name) => variables[name]),
  (body) => {
    if (body['fails'] === true) {
      throw new Error(`the database refused ${String(body['phone'])}`);
    }
    throw new HttpError(429, 'too_many_requests', 'Please wait.');
  },
);
const headers = { 'content-type': 'application/json' };
const post = (path: string, body: string) =>
  handler(new Request(`https://edge.internal${path}`, { method: 'POST', headers, body }));

test('the log of the functions names a failure by the request id in the answer, and the answer does not give the cause (T58, T63)', async () => {
  const response = await post('/request-quote', '{"fails":true,"phone":"+19185550199"}');
  expect(response.status).toBe(500);
  const body = await response.text();
  const id = response.headers.get('x-request-id') ?? '';
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(body).toBe('{"error":"Something went wrong on our side. Please try again.","code":"internal"}');
  const [line = ''] = takeConsoleErrors();
  const reason = 'Error: the database refused …0199';
  const failure = { level: 'error', where: '/request-quote', code: 'internal', reason, request: id };
  expect(JSON.parse(line)).toEqual(failure);
});

test('the log of the functions holds no request body, no address that a caller made up, and no line for a refused request (T63)', async () => {
  await post('/request-quote', '{"name":"Dana Fields","description":"secret words"}');
  await post('/request-quote/918-555-0199%0Aforged', '{}');
  expect([newsLines(), takeConsoleErrors()]).toEqual([[], []]);
});

test.each([
  ['19185550143 called', '…0143 called'],
  ['From=+447911123456&Body', 'From=…3456&Body'],
  ['(918) 555-0143', '…0143'],
  ['918.555.0143, 918\u00a0555\u20110144', '…0143, …0144'],
  ['To=%2B19185550143', 'To=%2B…0143'],
  // As Deno’s fetch words it.
  [
    'error sending request for url (https://fcm.googleapis.com/fcm/send/dXb-9:APA91bH_x)',
    'error sending request for url (https://fcm.googleapis.com)',
  ],
  ['https://dana:hunter2@example.com/a?token=1', 'https://example.com'],
  ['wss://a.example/realtime?apikey=sb_publishable_x', 'wss://a.example'],
  ['to dana.fields+x@example.co.uk failed', 'to [e-mail address] failed'],
  ['email=dana%40example.com', 'email=[e-mail address]'],
  ['Bearer abc', '[withheld]'],
  ['token eyJhbGciOi.eyJzdWIi.c2ln is bad', 'token [withheld] is bad'],
  ['key sb_secret_abc', 'key [withheld]'],
  [`token ${'0123456789abcdef'.repeat(2)}`, 'token [withheld]'],
  [
    'Unexpected token "s", "secret wor"... is not valid JSON',
    'Unexpected token "s", [withheld]... is not valid JSON',
  ],
  // These help whoever reads the log, and tell nothing about anybody.
  [`CA${'0123456789abcdef'.repeat(2)}`, `CA${'0123456789abcdef'.repeat(2)}`],
  ['0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5b-d9cb-469f-a165-70867728950e'],
  ['at 2026-11-28T20:16:08Z from 203.0.113.207:5432', 'at 2026-11-28T20:16:08Z from 203.0.113.207:5432'],
  ['SQL state 23505, relation "public.contacts"', 'SQL state 23505, relation "public.contacts"'],
])('the log of the functions shows "%s" as "%s", also in a cause (T63)', (text, masked) => {
  logFailure('sms', 'x', new Error(text));
  logFailure('sms', 'x', new AggregateError([new Error('No', { cause: new Error(text) })], 'All failed'));
  logFailure(text, 'x', '');
  const [own = '', nested = '', place = ''] = takeConsoleErrors();
  expect(JSON.parse(own)).toMatchObject({ reason: `Error: ${masked}` });
  expect(JSON.parse(nested)).toMatchObject({
    reason: `AggregateError: All failed (Error: No (Error: ${masked}))`,
  });
  expect(JSON.parse(place)).toMatchObject({ where: masked });
});

test('the log of the functions does not repeat what a schema refused, and ends with errors that cause each other (T63)', () => {
  const parsed = v.safeParse(v.object({ body: v.number() }), { body: 'secret words' });
  if (parsed.success) {
    throw new Error('the words were accepted');
  }
  logFailure('sms', 'x', new v.ValiError(parsed.issues));
  const first = new Error('one');
  first.cause = new Error('two', { cause: first });
  logFailure('sms', 'x', first);
  const [refused = '', endless = ''] = takeConsoleErrors();
  expect(JSON.parse(refused)).toMatchObject({ reason: 'ValiError: body is not number' });
  expect(endless).toContain('Error: one (Error: two (Error: one');
});

test('the log of the functions in Deno names only the host of a push service that can’t be reached (T63)', async () => {
  const origin = `http://127.0.0.1:${await findFreePort()}`;
  const { code, errors } = await pushInDeno(origin, `${origin}/dXb-9:APA91bH_x`);
  expect(code).toBe(0);
  expect(errors).toContain('"code":"push_failed"');
  expect(errors).toContain(origin);
  expect(errors).not.toContain('dXb-9');
});
