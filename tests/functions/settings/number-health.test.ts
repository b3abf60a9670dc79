/** How far a number is set up at Twilio, and setting up what is missing. */
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import type { NumberRecord } from '../../../tools/twilio-emulator/store';
import { takeConsoleErrors } from '../../support/console-guard';
import { origin } from '../../support/functions-harness';
import { parseRows, startOffice } from '../../support/office-setup';
import { accountSid, businessNumber, twilioError, twilioNumber } from '../../support/twilio-rows';

const functionsUrl = `${origin}/functions/v1`;
const inboundUrl = `${functionsUrl}/sms-handler/inbound`;
const voiceUrl = `${functionsUrl}/twilio-manage/voice`;
const fallbackUrl = `${origin}/voice-fallback.xml`;
const demo = 'https://demo.twilio.com/welcome';
const bin = 'https://handler.twilio.com/twiml/EH00000000000000000000000000000000';
const texted = { smsUrl: inboundUrl, smsFallbackUrl: inboundUrl };
const connected = { ...texted, voiceUrl, voiceFallbackUrl: fallbackUrl, voiceFallbackMethod: 'GET' };
const { sid } = twilioNumber(businessNumber);
const account = `/2010-04-01/Accounts/${accountSid}`;

const { services, admin, configure, ask: call, databaseAnswers, twilioAnswers } = await startOffice();
beforeEach(() => {
  services.twilioNumbers.length = 0;
});

const number = (changes: Partial<NumberRecord> = {}, phoneNumber = businessNumber) =>
  services.twilioNumbers.push(twilioNumber(phoneNumber, changes));
const health = async () => {
  const { status, body } = await call({ action: 'getNumberHealth' });
  expect(status).toBe(200);
  return { ...body, first: parseRows(body['numbers'])[0] };
};
const change = v.object({ field: v.string(), from: v.string(), to: v.string() });
const steps = v.array(v.object({ step: v.string(), isOptional: v.boolean(), changes: v.array(change) }));
const readSteps = (answer: Record<string, unknown> | undefined) => v.parse(steps, answer?.['steps']);
const writes = () => services.twilioRequests.filter(({ method }) => method === 'POST');
const auditLines = () => services.rows('audit_log?select=actor,action,subject,old_value,new_value&order=id');

describe('the health of a number', () => {
  test('lists nothing to do for a fully connected number', async () => {
    number(connected);
    const capabilities = { sms: true, mms: true, voice: true };
    const standing = { registration: '10dlc', standing: 'unregistered', isServiceRead: true, steps: [] };
    const texts = { route: 'here', url: inboundUrl, fallback: 'advised' };
    const calls = { route: 'here', url: voiceUrl, fallback: 'advised' };
    const report = { sid, phoneNumber: businessNumber, capabilities, ...standing, texts, calls };
    expect((await health()).first).toEqual(report);
  });

  test.each([
    [{ smsUrl: '' }, 'texts', { route: 'nowhere', url: null }],
    [{ smsUrl: `${inboundUrl}/` }, 'texts', { route: 'elsewhere' }],
    [{ smsMethod: 'GET' }, 'texts', { route: 'wrong_method' }],
    [{ smsApplicationSid: `AP${'0'.repeat(32)}` }, 'texts', { route: 'application', url: inboundUrl }],
    [{ voiceUrl: voiceUrl.replace('https', 'http') }, 'calls', { route: 'elsewhere' }],
    [{ trunkSid: `TK${'0'.repeat(32)}` }, 'calls', { route: 'trunk' }],
    [{ smsFallbackUrl: demo }, 'texts', { fallback: 'other' }],
    [{ voiceFallbackUrl: '' }, 'calls', { fallback: 'none' }],
    [{ voiceFallbackMethod: 'POST' }, 'calls', { fallback: 'other' }],
  ])('with %j reports for its %s: %j', async (changes, part, expected) => {
    number({ ...connected, ...changes });
    expect((await health()).first).toMatchObject({ [part]: expected });
  });

  test.each([
    ['+18885550143', null, { registration: 'toll_free', standing: 'unregistered' }],
    ['+18885550143', 'TWILIO_APPROVED', { standing: 'registered' }],
    ['+18885550143', 'TWILIO_REJECTED', { standing: 'rejected' }],
    ['+442079460143', null, { registration: 'none' }],
  ])('of %s with the toll-free verification %s shows %j', async (phoneNumber, tollFree, expected) => {
    number(connected, phoneNumber);
    Object.assign(services.twilioMessaging, { tollFree });
    expect((await health()).first).toMatchObject(expected);
  });

  const service = (changes = {}) => Object.assign(services.twilioMessaging, { hasService: true, ...changes });
  test.each([
    [{}, 'here', 'registered'],
    [{ campaign: 'FAILED' }, 'here', 'rejected'],
    [{ campaign: 'A new word' }, 'here', 'unread'],
    [{ campaign: null }, 'here', 'unregistered'],
    [{ useInboundWebhookOnNumber: false }, 'dropped', 'registered'],
    [{ useInboundWebhookOnNumber: false, inboundRequestUrl: demo }, 'service', 'registered'],
    [{ useInboundWebhookOnNumber: false, inboundRequestUrl: inboundUrl }, 'here', 'registered'],
  ])('in a Messaging Service with %j has the route %s and standing %s', async (changes, route, standing) => {
    number(connected);
    service(changes);
    expect((await health()).first).toMatchObject({ texts: { route }, standing, isServiceRead: true });
  });

  test.each([
    ['Services', { texts: { route: 'here' }, isServiceRead: false }],
    ['Services/:sid/Compliance/Usa2p', { texts: { route: 'dropped' }, isServiceRead: true }],
  ])('says that %s could not be read, and reports the rest', async (path, expected) => {
    number(connected);
    service({ useInboundWebhookOnNumber: false });
    services.server.use(http.get(`https://messaging.twilio.com/v1/${path}`, () => twilioError(403, 20003)));
    const rest = { standing: 'unread', calls: { route: 'here' } };
    expect((await health()).first).toMatchObject({ ...expected, ...rest });
    takeConsoleErrors();
  });

  test('asks for the owner’s own fallback once one is set', async () => {
    configure({ VOICE_FALLBACK_URL: bin });
    number({ ...connected, voiceFallbackUrl: '' });
    const { first } = await health();
    const changes = [
      { field: 'VoiceFallbackUrl', from: '', to: bin },
      { field: 'VoiceFallbackMethod', from: 'GET', to: 'POST' },
    ];
    expect(readSteps(first)).toEqual([{ step: 'calls_fallback', isOptional: false, changes }]);
  });

  test('leaves out what the number cannot do', async () => {
    const capabilities = { sms: false, mms: false, voice: true, fax: false };
    const row = { sid, phone_number: businessNumber, capabilities };
    twilioAnswers('get', 'IncomingPhoneNumbers.json', () =>
      HttpResponse.json({ incoming_phone_numbers: [row], next_page_uri: null }),
    );
    expect(readSteps((await health()).first).map(({ step }) => step)).toEqual(['calls', 'calls_fallback']);
  });
});

describe('connecting a number', () => {
  const connect = (steps: unknown) => call({ action: 'connectNumber', sid, steps });

  test('sets everything that is missing in one request, reads it back and logs each field', async () => {
    number({ voiceUrl: demo, voiceMethod: 'GET' });
    const { status, body } = await connect(readSteps((await health()).first));
    const done = { steps: [], texts: { route: 'here' }, calls: { route: 'here', fallback: 'advised' } };
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true, number: done } });
    const fallback = { VoiceFallbackUrl: fallbackUrl, VoiceFallbackMethod: 'GET' };
    const calls = { VoiceUrl: voiceUrl, VoiceMethod: 'POST', ...fallback };
    const form = { SmsUrl: inboundUrl, SmsFallbackUrl: inboundUrl, ...calls };
    expect(writes()).toEqual([{ method: 'POST', path: `${account}/IncomingPhoneNumbers/${sid}.json`, form }]);
    const lines = await auditLines();
    expect(lines).toHaveLength(6);
    const line = (field: string, old_value: string | null, new_value: string) => {
      const subject = `${businessNumber} ${field}`;
      return { actor: admin.id, action: 'number.connect', subject, old_value, new_value };
    };
    expect(lines).toContainEqual(line('VoiceUrl', demo, voiceUrl));
    expect(lines).toContainEqual(line('SmsUrl', null, inboundUrl));
  });

  test('leaves an application, a trunk and a foreign fallback alone unless told otherwise', async () => {
    const trunkSid = `TK${'2'.repeat(32)}`;
    const smsApplicationSid = `AP${'1'.repeat(32)}`;
    number({ ...connected, smsUrl: '', smsApplicationSid, trunkSid, voiceFallbackUrl: bin });
    const steps = readSteps((await health()).first);
    const optional = steps.filter(({ isOptional }) => isOptional).map(({ step }) => step);
    expect(optional).toEqual(['texts_application', 'calls_fallback', 'calls_trunk']);
    const { body } = await connect(steps.filter(({ isOptional }) => !isOptional));
    expect(writes().map(({ form }) => form)).toEqual([{ SmsUrl: inboundUrl }]);
    const left = { texts: { route: 'application' }, calls: { route: 'trunk', fallback: 'other' } };
    expect(body['number']).toMatchObject(left);

    const rest = readSteps((await health()).first);
    expect(rest).toHaveLength(3);
    const done = { texts: { route: 'here' }, calls: { route: 'here' }, steps: [] };
    expect((await connect(rest)).body['number']).toMatchObject(done);
    const form = { SmsApplicationSid: '', TrunkSid: '', VoiceFallbackUrl: fallbackUrl };
    expect(writes().at(-1)?.form).toEqual(form);
  });

  test.each([
    ['the number has changed since', { voiceUrl: 'https://other.example/voice' }],
    ['the number was connected meanwhile', connected],
  ])('is refused when %s', async (_case, changes) => {
    number();
    const shown = readSteps((await health()).first);
    Object.assign(services.twilioNumbers[0] ?? {}, changes);
    expect(await connect(shown)).toMatchObject({ status: 409, body: { code: 'number_changed' } });
    expect(writes()).toEqual([]);
    expect(await auditLines()).toEqual([]);
  });

  test('sets only its own values, whatever the request says', async () => {
    number();
    const [texts, ...others] = readSteps((await health()).first);
    const evil = { ...texts, changes: [{ field: 'SmsUrl', from: '', to: 'https://evil.example/' }] };
    const callback = [{ field: 'StatusCallback', from: '', to: 'x' }];
    const unknown = { step: 'calls', isOptional: false, changes: callback };
    const requests = [[evil, ...others], [unknown], [], others, [texts, texts, ...others], 'all', [null]];
    for (const steps of requests) {
      expect([400, 409]).toContain((await connect(steps)).status);
    }
    expect(writes()).toEqual([]);
  });

  test('reports a refusal by Twilio and logs it', async () => {
    number({ ...connected, voiceUrl: '' });
    const steps = readSteps((await health()).first);
    twilioAnswers('post', 'IncomingPhoneNumbers/*', () => twilioError(400, 21502));
    expect(await connect(steps)).toMatchObject({ status: 502, body: { code: 'twilio_21502' } });
    expect((await auditLines()).map(({ action }) => action)).toEqual(['number.connect']);
  });

  test('makes no change at Twilio when the audit log cannot be written', async () => {
    number();
    const steps = readSteps((await health()).first);
    databaseAnswers('audit_log');
    expect(await connect(steps)).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    expect(writes()).toEqual([]);
  });
});
