/** A call from the office to a customer: the owner’s phone rings, a 1 connects, and the customer sees the business number. */
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { read } from '../../support/function-requests';
import { origin, type Resolver } from '../../support/functions-harness';
import { mechanic, startOffice } from '../../support/office-setup';
import { businessNumber, newSid, twilioCall, twilioError } from '../../support/twilio-rows';

const customer = '+19185550161';
const query = `?to=${encodeURIComponent(customer)}`;

const { services, admin, answerTo, ask, post, twilioAnswers } = await startOffice();
beforeEach(() => services.saveSetting('call_forwarding_number', mechanic));

const start = (to = customer) => ask({ action: 'startCall', to });
const lines = () => services.rows('audit_log?select=actor,action,subject&action=eq.call.start');
const leg = { From: businessNumber, To: mechanic, Direction: 'outbound-api' };
const bridge = (fields: Record<string, string> = {}, search = query) =>
  post(`/twilio-manage/bridge${search}`, { ...leg, CallSid: newSid('CA'), ...fields });
const spoken = async (fields?: Record<string, string>) => (await bridge(fields)).text();

test('starting a call rings the owner’s phone from the business number and logs the customer', async () => {
  const { status, body } = await start('(918) 555-0161');
  expect([status, body['success'], String(body['callSid']).slice(0, 2)]).toEqual([200, true, 'CA']);
  const Url = `${origin}/functions/v1/twilio-manage/bridge${query}`;
  expect(services.twilioRequests.map(({ form }) => form)).toEqual([
    { From: businessNumber, To: mechanic, Url, Timeout: '25', Method: 'POST' },
  ]);
  expect(await lines()).toEqual([{ actor: admin.id, action: 'call.start', subject: customer }]);
});

const noBusiness = `delete from public.business_settings where setting_key = 'twilio_phone_number'`;
const noForwarding = noBusiness.replace('twilio_phone_number', 'call_forwarding_number');
const taken = (key: string, count: number) => `insert into private.rate_limits (key, ends_at, taken)
    values ('${key}', now() + interval '10 minutes', ${count})`;
const error =
  'The office has made as many calls as its limit allows. Try again in 10 minutes, or call from your own phone.';
const tooMany = { code: 'too_many_calls', error };
test.each([
  ['to a premium number', '+19005550100', '', 400, { code: 'calling_not_allowed' }],
  ['to the owner’s own phone', mechanic, '', 400, { code: 'own_number' }],
  ['to the business number', businessNumber, '', 400, { code: 'own_number' }],
  ['to a malformed number', 'Dana', '', 400, { code: 'invalid_number' }],
  ['without a business number', customer, noBusiness, 400, { error: 'Please save a phone number first' }],
  ['without a forwarding number', customer, noForwarding, 400, { code: 'no_number_to_ring' }],
  ['after 30 calls in an hour', customer, taken('3600 call', 30), 429, tooMany],
  ['after 100 calls in a day', customer, taken('86400 call', 100), 429, tooMany],
])('starting a call rings and logs nothing %s', async (_, to, sql, status, body) => {
  await services.execute(sql);
  const answer = await answerTo({ action: 'startCall', to });
  if (status === 429) {
    expect(Number(answer.headers.get('retry-after'))).toBeLessThan(601);
  }
  expect(await read(answer)).toMatchObject({ status, body });
  expect([...services.twilioRequests, ...(await lines())]).toEqual([]);
});

test.each<[string, Resolver, number, string]>([
  ['refuses', () => twilioError(400, 21210), 400, 'twilio_21210'],
  ['gives no usable answer', () => HttpResponse.error(), 502, 'call_not_confirmed'],
  ['fails itself', () => twilioError(503, 20503), 502, 'call_not_confirmed'],
])('when Twilio %s, the office is told and the attempt is logged', async (_, resolver, status, code) => {
  twilioAnswers('post', 'Calls.json', resolver);
  expect(await start()).toMatchObject({ status, body: { code } });
  expect(await lines()).toHaveLength(1);
});

test('the owner who picks up hears who will be called and is asked to press 1', async () => {
  await services.execute(
    `insert into public.contacts (address, name, last_message_at) values ('${customer}', 'Dana & Sons', now())`,
  );
  const twiml = await spoken();
  expect(twiml).toContain('<Say>Call to Dana &amp; Sons, 9 1 8, 5 5 5, 0 1 6 1. Press 1 to connect.</Say>');
  expect(twiml).toMatch(/^[^]*<Gather numDigits="1" [^>]*action="[^"]*bridge\?to=%2B19185550161"/);
  expect(twiml).not.toContain('<Dial');
});

test('the owner who picks up is connected only after a 1, and the customer sees the business number', async () => {
  expect(await spoken({ Digits: '1' })).toMatch(
    new RegExp(`<Dial callerId="\\${businessNumber}"[^]*<Number>\\${customer}</Number></Dial>`),
  );
  for (const fields of [{}, { Digits: '2' }, { Digits: '' }, { Digits: '11' }]) {
    expect(await spoken(fields)).not.toContain('<Dial');
  }
});

test('the owner who picks up hears when the customer did not answer, and nothing more after a talk', async () => {
  expect(await spoken({ DialCallStatus: 'no-answer' })).toContain('They did not answer.');
  expect(await spoken({ DialCallStatus: 'completed', Digits: '1' })).not.toMatch(/<Say|<Dial/);
});

test.each(['', '?to=%2B19005550100', '?to=%2B442071838750'])(
  'the owner who picks up is never connected to "%s"',
  async (search) => expect((await bridge({ Digits: '1' }, search)).status).toBe(400),
);

const logged = async () => (await ask({ action: 'getCallLogs' })).body['calls'];
const ours = { direction: 'outbound-api', from: businessNumber, to: mechanic } as const;

test('the call log shows a started call at once with the customer, and as canceled when they were never called', async () => {
  const sid = String((await start()).body['callSid']);
  expect(await logged()).toMatchObject([{ sid, to: customer, status: 'ringing' }]);
  for (const status of ['no-answer', 'completed'] as const) {
    services.twilioCalls.splice(0, 1, twilioCall({ sid, ...ours, status, duration: 12 }));
    expect(await logged()).toMatchObject([{ sid, to: customer, status: 'canceled', duration: 0 }]);
  }
});

test('the call log shows the customer even if the reconciliation stored the call first, with our own phone', async () => {
  const call = twilioCall({ ...ours, status: 'ringing', duration: null });
  services.twilioCalls.push(call);
  expect(await logged()).toMatchObject([{ to: mechanic, status: 'ringing' }]);
  await bridge({ CallSid: call.sid, DialCallStatus: 'completed', DialCallDuration: '95' });
  expect(await logged()).toMatchObject([{ to: customer, status: 'completed', duration: 95 }]);
});
