import { expect, test } from 'vitest';
import { publicEndpoint } from '../../supabase/functions/_shared/http/endpoint';
import { readEnv } from '../../supabase/functions/_shared/env';
import { logFailure } from '../../supabase/functions/_shared/log';
import { HttpError } from '../../supabase/functions/_shared/http/http-error';
import { newsLines, takeConsoleErrors } from '../support/console-guard';

const variables: Record<string, string> = { SUPABASE_URL: 'https://a.example', SUPABASE_SECRET_KEY: 'x' };
const handler = publicEndpoint(
  '/request-quote',
  readEnv((name) => variables[name]),
  (body) => {
    if (body['fails'] === true) throw new Error(`the database refused ${String(body['phone'])}`);
    throw new HttpError(429, 'too_many_requests', 'Please wait.');
  },
);
const headers = { 'content-type': 'application/json' };
const post = (path: string, body: string) =>
  handler(new Request(`https://edge.internal${path}`, { method: 'POST', headers, body }));

test('T58, T63 the log of the functions names a failure by the request id in the answer, and the answer does not give the cause', async () => {
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

test('T63 the log of the functions holds no request body, no address that a caller made up, and no line for a refused request', async () => {
  await post('/request-quote', '{"name":"Dana Fields","description":"secret words"}');
  await post('/request-quote/918-555-0199%0Aforged', '{}');
  expect([newsLines(), takeConsoleErrors()]).toEqual([[], []]);
});

test.each([
  ['19185550143 called', '…0143 called'],
  ['From=+447911123456&Body', 'From=…3456&Body'],
])('T63 the log of the functions masks the phone number in "%s"', (text, masked) => {
  logFailure('sms', 'x', new Error(text));
  expect(takeConsoleErrors().join()).toContain(masked);
});
