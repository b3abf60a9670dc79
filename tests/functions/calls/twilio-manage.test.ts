/** The numbers of the account, and where calls are forwarded. How calls are answered: call-handling.test.ts. */
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { saveForwardingNumber } from '../../../supabase/functions/_shared/database/settings';
import { takeConsoleErrors } from '../../support/console-guard';
import { origin, type Resolver } from '../../support/functions-harness';
import { mechanic, startOffice } from '../../support/office-setup';
import { accountSid, businessNumber, twilioError, twilioNumber } from '../../support/twilio-rows';

const demo = 'https://demo.twilio.com/welcome';
const voiceUrl = `${origin}/functions/v1/twilio-manage/voice`;
const other = '+19185550102';
const [trunk, application] = [`TK${'0'.repeat(32)}`, `AP${'0'.repeat(32)}`];

const { services, admin, configure, ask, databaseAnswers, twilioAnswers } = await startOffice();

const listNumbers = () => ask({ action: 'getPhoneNumbers' });
test('the list of numbers shows each number with its active voice webhook', async () => {
  services.twilioNumbers.push(
    twilioNumber(other, { voiceUrl: demo }),
    twilioNumber('+19185550103', { voiceUrl, trunkSid: trunk }),
    twilioNumber('+19185550104', { voiceUrl, voiceApplicationSid: application }),
  );
  const active = [null, demo, null, null];
  const phoneNumbers = services.twilioNumbers.map(({ sid, phoneNumber, friendlyName }, index) => {
    return { sid, phoneNumber, friendlyName, voiceUrl: active[index] };
  });
  expect(await listNumbers()).toEqual({ status: 200, body: { phoneNumbers } });
});

test('the list of numbers includes every page, even when the API’s address has a path', async () => {
  for (let index = 1000; index < 1450; index += 1) {
    services.twilioNumbers.push(twilioNumber(`+1918600${index}`));
  }
  expect((await listNumbers()).body['phoneNumbers']).toHaveLength(451);
  expect(services.twilioRequests).toHaveLength(3);
  const local = 'http://localhost:5173/__twilio';
  services.server.use(
    http.get(`${local}/2010-04-01/*`, ({ request }) =>
      fetch(request.url.replace(local, 'https://api.twilio.com'), { headers: request.headers }),
    ),
  );
  configure({ TWILIO_API_URL: local });
  expect((await listNumbers()).body['phoneNumbers']).toHaveLength(451);
});

const leadingTo = (next_page_uri: string) => () =>
  HttpResponse.json({ incoming_phone_numbers: [], next_page_uri });
const redirecting: Resolver = ({ request }) =>
  request.url.endsWith('&moved')
    ? HttpResponse.json({ incoming_phone_numbers: [] })
    : Response.redirect(`${request.url}&moved`, 307);
test.each<[string, number, Resolver]>([
  ['a next page on another host', 1, leadingTo('https://evil.example/2010-04-01/x')],
  ['a next page on another host without a scheme', 1, leadingTo('//evil.example/2010-04-01/x')],
  ['a lost connection', 1, () => HttpResponse.error()],
  ['a redirect, which it does not follow', 1, redirecting],
  ['a list without its rows', 1, () => HttpResponse.json({ page: 0 })],
  ['an answer that is not an object', 1, () => HttpResponse.json([])],
  ['an HTML page', 1, () => HttpResponse.html('<h1>Welcome</h1>')],
  ['5 MB', 1, () => HttpResponse.json({ incoming_phone_numbers: [], padding: 'x'.repeat(5_000_000) })],
  ['a 500, three times', 3, () => HttpResponse.json({ message: 'oops' }, { status: 500 })],
])('the list of numbers R1 T64 is replaced by an error message after %s', async (_, attempts, resolver) => {
  const asked = twilioAnswers('get', 'IncomingPhoneNumbers.json', resolver);
  const error = 'Twilio is not answering. Please try again in a moment.';
  for (const action of ['getPhoneNumbers', 'getNumberHealth']) {
    expect(await ask({ action })).toEqual({ status: 502, body: { error, code: 'twilio_unreachable' } });
  }
  expect(asked).toHaveBeenCalledTimes(2 * attempts);
});

test('the list of numbers is complete after two failed attempts', async () => {
  const failures = [twilioError(429, 20429), HttpResponse.json({}, { status: 503 })];
  twilioAnswers('get', 'IncomingPhoneNumbers.json', () => failures.pop());
  expect((await listNumbers()).status).toBe(200);
});

test('the list of numbers says when the credentials are wrong or missing', async () => {
  configure({ TWILIO_API_KEY_SID: 'SK1', TWILIO_API_KEY_SECRET: 'wrong' });
  expect(await listNumbers()).toMatchObject({ status: 502, body: { code: 'twilio_20003' } });
  configure({ TWILIO_ACCOUNT_SID: '', TWILIO_AUTH_TOKEN: '' });
  expect(await listNumbers()).toMatchObject({ status: 503, body: { code: 'twilio_not_configured' } });
  takeConsoleErrors();
});

describe('setting call forwarding (T35, T36, T37, T38)', () => {
  const forward = (forwardTo: unknown, phoneNumber: unknown = businessNumber, more: object = {}) =>
    ask({ action: 'updateCallForwarding', phoneNumber, forwardTo, ...more });
  const saved = 'business_settings?select=setting_value&setting_key=eq.call_forwarding_number';
  const forwardingNumber = async () => (await services.rows(saved))[0]?.['setting_value'];
  const writes = () => services.twilioRequests.filter(({ method }) => method === 'POST');
  const success = { status: 200, body: { success: true } };

  test('points only that number at the voice webhook, stores the target and logs who changed it', async () => {
    // A new number has Twilio’s own address, which is replaced without a question.
    const fresh = twilioNumber(businessNumber, { voiceUrl: `${demo}/voice/` });
    services.twilioNumbers.splice(0, 1, twilioNumber(other), fresh);
    expect(await forward('(918) 555-0111')).toEqual(success);
    const path = `/2010-04-01/Accounts/${accountSid}/IncomingPhoneNumbers/${sid}.json`;
    const form = { VoiceUrl: voiceUrl, VoiceMethod: 'POST', VoiceApplicationSid: '' };
    expect(writes()).toEqual([{ method: 'POST', path, form }]);
    expect(await forwardingNumber()).toBe(mechanic);
    await forward('+19185550112');
    await forward('+19185550112');
    expect(await services.rows('audit_log?subject=eq.call_forwarding_number&order=id')).toMatchObject([
      { actor: admin.id, action: 'setting.insert', old_value: null, new_value: mechanic },
      { actor: admin.id, action: 'setting.update', old_value: mechanic, new_value: '+19185550112' },
    ]);
  });

  const { sid } = twilioNumber(businessNumber);
  const kept = { sid, phone_number: businessNumber, voice_url: demo };
  const keep = () => twilioAnswers('post', 'IncomingPhoneNumbers/*', () => HttpResponse.json(kept));
  test.each([
    ['on a SIP trunk', () => Object.assign(services.twilioNumbers[0] ?? {}, { trunkSid: trunk })],
    ['whose address Twilio did not change', keep],
  ])('does not claim success for a number %s', async (_, prepare) => {
    prepare();
    const { status, body } = await forward(mechanic);
    expect([status, body['code']]).toEqual([409, 'number_routed_elsewhere']);
    expect(body['error']).toMatch(/SIP trunk or an application/);
    expect(await forwardingNumber()).toBeUndefined();
  });

  test.each([
    [{ voiceApplicationSid: application }, 'VoiceApplicationSid'],
    [{ voiceUrl: 'https://other.example/voice' }, 'VoiceUrl'],
  ])('asks before it replaces %j, and logs it', async (foreign, field) => {
    services.twilioNumbers[0] = twilioNumber(businessNumber, foreign);
    const asked = await forward(mechanic);
    expect(asked).toMatchObject({ status: 409, body: { code: 'replaces_set_up', changes: [{ field }] } });
    const agree = (replacing: unknown) => forward(mechanic, businessNumber, { replacing });
    const others = [{ field, from: 'something else', to: '' }];
    for (const shown of [others, [], 'all', null]) {
      expect([400, 409]).toContain((await agree(shown)).status);
    }
    expect([writes(), await forwardingNumber()]).toEqual([[], undefined]);

    expect(await agree(asked.body['changes'])).toEqual(success);
    expect(services.twilioNumbers[0]).toMatchObject({ voiceUrl, voiceApplicationSid: '' });
    expect(await services.rows('audit_log?select=subject,old_value&action=eq.number.connect')).toEqual([
      { subject: `${businessNumber} ${field}`, old_value: Object.values(foreign)[0] },
    ]);
  });

  const foreign = 'https://somebody-else.example/voice';
  const writtenUnheard = () => {
    Object.assign(services.twilioNumbers[0] ?? {}, { voiceUrl });
    return HttpResponse.error();
  };
  const unsaved: Resolver = ({ request }) => (request.method === 'PATCH' ? HttpResponse.error() : undefined);
  test.each<[string, () => unknown]>([
    ['reading the numbers', () => twilioAnswers('get', '*')],
    ['the change at Twilio', () => twilioAnswers('post', '*')],
    ['Twilio’s answer to the change', () => twilioAnswers('post', '*', writtenUnheard)],
    ['saving the target', () => databaseAnswers('business_settings', unsaved)],
  ])('keeps the old target when %s fails, and can be repeated (R11)', async (_, breakIt) => {
    expect(await forward(mechanic)).toEqual(success);
    Object.assign(services.twilioNumbers[0] ?? {}, { voiceUrl: foreign });
    breakIt();
    const replacing = [{ field: 'VoiceUrl', from: foreign, to: voiceUrl }];
    const change = () => forward('+19185550112', businessNumber, { replacing });
    expect((await change()).status).toBeGreaterThanOrEqual(502);
    expect(await forwardingNumber()).toBe(mechanic);
    services.server.resetHandlers();
    for (let time = 0; time < 2; time += 1) {
      expect(await change()).toEqual(success);
      expect(await forwardingNumber()).toBe('+19185550112');
      expect(services.twilioNumbers).toMatchObject([{ voiceUrl, voiceMethod: 'POST' }]);
    }
  });

  test('by two admins at once leaves one row with the number saved last (R12)', async () => {
    const tokens = [admin.token, (await services.person('admin')).token];
    const save = (index: number) =>
      saveForwardingNumber(services.env(), `+1918555${6000 + index}`, tokens[index % 2] ?? '');
    await Promise.all(Array.from({ length: 20 }, (_, index) => save(index)));
    const [last] = await services.query(`select new_value as setting_value from public.audit_log
      where subject = 'call_forwarding_number' order by id desc limit 1`);
    expect(await services.rows(saved)).toEqual([last]);
  });

  test.each([
    ['', 'no_forwarding_number', 'Please enter a number to forward calls to'],
    ['call me', 'invalid_number', 'The number to forward to is not a valid phone number.'],
    ['911', 'forwarding_not_allowed', /short number/],
    ['+442079460000', 'forwarding_not_allowed', /in the United States and Canada/],
    ['+19005551234', 'forwarding_not_allowed', /premium or special-service/],
    ['918-555-0143', 'forwarding_loop', /round in circles/],
    [other, 'forwarding_loop', /round in circles/],
  ])('to %j is refused', async (forwardTo, code, sentence) => {
    services.twilioNumbers.push(twilioNumber(other));
    const { status, body } = await forward(forwardTo);
    expect([status, body['code']]).toEqual([400, code]);
    expect(body['error']).toMatch(sentence);
    expect([writes(), await forwardingNumber()]).toEqual([[], undefined]);
  });

  const refused = async (phoneNumber: string, status: number, code: string, error: string) =>
    expect(await forward(mechanic, phoneNumber)).toEqual({ status, body: { code, error } });
  test('needs a saved business number that belongs to this account', async () => {
    await refused(other, 403, 'wrong_number', 'Only the saved business number can be forwarded.');
    await refused('', 400, 'invalid_number', 'The business number is not a valid phone number.');
    services.twilioNumbers.length = 0;
    expect(await forward(businessNumber)).toMatchObject({ body: { code: 'forwarding_loop' } });
    const notOwned = 'The business number is not a number of this Twilio account.';
    await refused(businessNumber, 400, 'number_not_owned', notOwned);
    await services.forgetSettings();
    await refused(businessNumber, 400, 'no_business_number', 'Please save a phone number first');
    expect(writes()).toEqual([]);
  });
});
