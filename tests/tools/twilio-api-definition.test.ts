import { expect, test } from 'vitest';
import { checkRequest, checkResponse } from '../../tools/twilio-emulator/api-definition.ts';

const account = `/2010-04-01/Accounts/AC${'0'.repeat(32)}`;

const to = '+19185550100';
const messages = `POST ${account}/Messages.json`;

test.each<[request: string, fields: Record<string, string>, problem: string]>([
  [messages, { To: to, StatusCallback: 'http://edge_runtime/x' }, 'StatusCallback'],
  [messages, { To: to, StatusCallback: '/status' }, 'StatusCallback'],
  [messages, { From: '+19185550142', Body: 'x' }, "must have required property 'To'"],
  [messages, { To: to, ValidityPeriod: 'soon' }, 'ValidityPeriod must be integer'],
  [messages, { To: to, __proto__x: '1' }, 'Twilio has no field "__proto__x"'],
  [`POST ${account}/IncomingPhoneNumbers/SM${'1'.repeat(32)}.json`, {}, 'path.Sid'],
  [`GET ${account}/Messages.json?Limit=5`, {}, 'query: Twilio has no field "Limit"'],
  [`GET ${account}/Calls.json?PageSize=1001`, {}, 'PageSize must be <= 1000'],
  [`PUT ${account}/Messages.json`, {}, 'no operation PUT'],
  [`GET ${account}/Conferences.json`, {}, 'Conferences'],
])('the check of the API definition finds the mistake in %s with %j', (request, fields, problem) => {
  const [method = '', path = ''] = request.split(' ');
  expect(checkRequest(method, path, new URLSearchParams(fields))).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['POST', 201, { sid: `SM${'a'.repeat(32)}`, status: 'queued' }, []],
  ['POST', 201, { delivered: true }, ['answer: Twilio has no field "delivered"']],
  ['POST', 201, { date_sent: '2026-11-21T00:00:00Z' }, [expect.stringContaining('date_sent')]],
  ['GET', 200, { messages: [{ num_segments: 1 }] }, ['answer.messages.0.num_segments must be string']],
  ['POST', 200, {}, ['answer: Twilio never answers this with 200']],
])('the check of the API definition finds in an answer to %s with %i %j: %j', (method, status, body, found) =>
  expect(checkResponse(method, `${account}/Messages.json`, status, body)).toEqual(found),
);
