import { describe, expect, test } from 'vitest';
import { checkRequest, checkResponse } from '../../tools/twilio-emulator/contract.ts';

const account = `/2010-04-01/Accounts/AC${'0'.repeat(32)}`;
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('a request that Twilio would misread is a violation', () => {
  test.each([
    [
      { To: '+19185550100', StatusCallbackUrl: 'https://a.example/x' },
      'Twilio has no field "StatusCallbackUrl"',
    ],
    [{ To: '+19185550100', StatusCallback: 'http://edge_runtime/x' }, 'StatusCallback'],
    [{ To: '+19185550100', StatusCallback: '/status' }, 'StatusCallback'],
    [{ From: '+19185550142', Body: 'x' }, "must have required property 'To'"],
    [{ To: '+19185550100', ValidityPeriod: 'soon' }, 'ValidityPeriod must be integer'],
    [{ To: '+19185550100', __proto__x: '1' }, 'Twilio has no field "__proto__x"'],
  ])('sending %j', (fields, problem) => {
    expect(
      checkRequest('POST', `${account}/Messages.json`, new URLSearchParams(Object.entries(fields))),
    ).toEqual([expect.stringContaining(problem)]);
  });

  test('a SID of another kind, an unknown query field, a page that is too large, an unknown operation', () => {
    const wrongSid = `${account}/IncomingPhoneNumbers/SM${'1'.repeat(32)}.json`;
    expect(checkRequest('POST', wrongSid, form({}))).toEqual([expect.stringContaining('path Sid')]);
    expect(checkRequest('GET', `${account}/Messages.json?Limit=5`, form({}))).toEqual([
      'query: Twilio has no parameter "Limit"',
    ]);
    expect(checkRequest('GET', `${account}/Calls.json?PageSize=1001`, form({}))).toEqual([
      expect.stringContaining('PageSize must be <= 1000'),
    ]);
    expect(checkRequest('PUT', `${account}/Messages.json`, form({}))).toEqual([
      expect.stringContaining('no operation PUT'),
    ]);
    expect(checkRequest('GET', `${account}/Conferences.json`, form({}))).toHaveLength(1);
  });
});

test('an answer with an invented field, a wrong type or a wrong status is a violation', () => {
  const path = `${account}/Messages.json`;
  expect(checkResponse('POST', path, 201, { sid: `SM${'a'.repeat(32)}`, status: 'queued' })).toEqual([]);
  expect(checkResponse('POST', path, 201, { delivered: true })).toEqual([
    'answer: Twilio has no field "delivered"',
  ]);
  expect(checkResponse('POST', path, 201, { date_sent: '2026-11-21T00:00:00Z' })).toHaveLength(1);
  expect(checkResponse('GET', path, 200, { messages: [{ num_segments: 1 }] })).toEqual([
    'answer.messages.0.num_segments must be string',
  ]);
  expect(checkResponse('POST', path, 200, {})).toEqual(['answer: Twilio never answers this with 200']);
  expect(checkResponse('POST', path, 400, { error: 'no' })).not.toEqual([]);
});
