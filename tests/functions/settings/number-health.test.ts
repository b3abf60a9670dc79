/** How far a number is set up at Twilio, and setting up what is missing. */
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeConsoleErrors } from '../../support/console-guard';
import {
  accountSid,
  businessNumber,
  origin,
  twilioError,
  twilioNumber,
} from '../../support/functions-harness';
import { rowsOf, startOffice, twilioApi } from '../../support/office-setup';

const functionsUrl = `${origin}/functions/v1`;
const inboundUrl = `${functionsUrl}/sms-handler/inbound`;
const voiceUrl = `${functionsUrl}/twilio-manage/voice`;
const fallbackUrl = `${origin}/voice-fallback.xml`;
const connected = {
  ...{ sms_url: inboundUrl, sms_method: 'POST', sms_fallback_url: inboundUrl, sms_fallback_method: 'POST' },
  ...{ voice_url: voiceUrl, voice_method: 'POST' },
  ...{ voice_fallback_url: fallbackUrl, voice_fallback_method: 'GET' },
};
const sidOf = (number: string) => `PN${number.slice(1).padStart(32, '0')}`;

const { services, admin, configure, ask: call } = await startOffice();
beforeEach(() => {
  services.twilioNumbers.length = 0;
});

const number = (changes: object = {}, phoneNumber = businessNumber) => {
  services.twilioNumbers.push(twilioNumber(phoneNumber, { ...changes }));
};
const health = async () => {
  const { status, body } = await call({ action: 'getNumberHealth' });
  expect(status).toBe(200);
  const [first] = rowsOf(body['numbers']);
  return { ...body, first };
};
const change = v.object({ field: v.string(), from: v.string(), to: v.string() });
const steps = v.array(v.object({ step: v.string(), isOptional: v.boolean(), changes: v.array(change) }));
const stepsOf = (answer: Record<string, unknown> | undefined) => v.parse(steps, answer?.['steps']);
const writes = () => services.twilioRequests.filter(({ method }) => method === 'POST');
const auditLines = () => services.rows('audit_log?select=actor,action,subject,old_value,new_value&order=id');

describe('the health of a number', () => {
  test('that is fully connected leaves nothing to do', async () => {
    number({ ...connected, capabilities: { sms: true, mms: true, voice: true, fax: false } });
    expect((await call({ action: 'getNumberHealth' })).body).toEqual({
      numbers: [
        {
          ...{ sid: sidOf(businessNumber), phoneNumber: businessNumber, registration: '10dlc', steps: [] },
          ...{ standing: 'unregistered', isServiceRead: true, unregisteredAt: null },
          capabilities: { sms: true, mms: true, voice: true },
          texts: { route: 'here', url: inboundUrl, fallback: 'advised', fallbackUrl: inboundUrl },
          calls: { route: 'here', url: voiceUrl, fallback: 'advised', fallbackUrl },
        },
      ],
      isCallFallbackCustom: false,
    });
  });

  const demo = 'https://demo.twilio.com/welcome';
  test.each([
    [{ sms_url: '' }, 'texts', { route: 'nowhere', url: null }],
    [{ sms_url: `${inboundUrl}/` }, 'texts', { route: 'elsewhere' }],
    [{ sms_method: 'GET' }, 'texts', { route: 'wrong_method' }],
    [{ sms_application_sid: `AP${'0'.repeat(32)}` }, 'texts', { route: 'application', url: inboundUrl }],
    [{ voice_url: voiceUrl.replace('https', 'http') }, 'calls', { route: 'elsewhere' }],
    [{ trunk_sid: `TK${'0'.repeat(32)}` }, 'calls', { route: 'trunk' }],
    [{ sms_fallback_url: demo }, 'texts', { fallback: 'other', fallbackUrl: demo }],
    [{ voice_fallback_url: '' }, 'calls', { fallback: 'none' }],
    [{ voice_fallback_method: 'POST' }, 'calls', { fallback: 'other' }],
  ])('with %j says of its %s %j', async (changes, part, expected) => {
    number({ ...connected, ...changes });
    const { first } = await health();
    expect(first).toMatchObject({ [part]: expected });
  });

  test.each([
    ['+19185550143', '10dlc'],
    ['+18885550143', 'toll_free'],
    ['+442079460143', 'none'],
  ])('%s has to be registered as: %s', async (phoneNumber, registration) => {
    number(connected, phoneNumber);
    expect((await health()).first).toMatchObject({ registration, capabilities: null });
  });

  const serviceSid = `MG${'0'.repeat(32)}`;
  const service = (changes: object, campaign: string | null = 'VERIFIED') => {
    const hasCampaign = campaign === null ? [] : [{ campaign_status: campaign }];
    services.twilioMessaging
      .set('Services', [{ sid: serviceSid, inbound_request_url: null, inbound_method: 'POST', ...changes }])
      .set(`Services/${serviceSid}/PhoneNumbers`, [{ sid: sidOf(businessNumber) }])
      .set(`Services/${serviceSid}/Compliance/Usa2p`, hasCampaign);
  };

  test.each([
    [{ use_inbound_webhook_on_number: true }, 'VERIFIED', 'here', 'registered'],
    [{ use_inbound_webhook_on_number: true }, 'FAILED', 'here', 'rejected'],
    [{ use_inbound_webhook_on_number: true }, 'A new word', 'here', 'unread'],
    [{ use_inbound_webhook_on_number: true }, null, 'here', 'unregistered'],
    [{ use_inbound_webhook_on_number: false }, 'VERIFIED', 'dropped', 'registered'],
    [{ inbound_request_url: 'https://other.example/' }, 'VERIFIED', 'service', 'registered'],
    [{ inbound_request_url: inboundUrl }, 'VERIFIED', 'here', 'registered'],
  ])(
    'in a Messaging Service with %j and campaign %s: its texts go %s, and it is %s',
    async (changes, campaign, route, standing) => {
      number(connected);
      service(changes, campaign);
      expect((await health()).first).toMatchObject({ texts: { route }, standing, isServiceRead: true });
    },
  );

  test.each([
    ['TWILIO_APPROVED', 'registered'],
    ['TWILIO_REJECTED', 'rejected'],
  ])('whose toll-free verification is %s is %s', async (status, standing) => {
    const tollFree = '+18885550143';
    number(connected, tollFree);
    services.twilioMessaging.set('Tollfree/Verifications', [
      { tollfree_phone_number_sid: sidOf(tollFree), status },
    ]);
    expect((await health()).first).toMatchObject({ standing });
  });

  test.each([
    ['Services', { texts: { route: 'here' }, standing: 'unread', isServiceRead: false }],
    [
      'Services/:sid/Compliance/Usa2p',
      { texts: { route: 'dropped' }, standing: 'unread', isServiceRead: true },
    ],
  ])('says that %s could not be read, and all the rest', async (path, expected) => {
    number(connected);
    service({ use_inbound_webhook_on_number: false });
    services.server.use(http.get(`https://messaging.twilio.com/v1/${path}`, () => twilioError(403, 20003)));
    expect((await health()).first).toMatchObject({ ...expected, calls: { route: 'here' } });
    takeConsoleErrors();
  });

  test('tells when carriers last refused one of its texts as unregistered, for two weeks', async () => {
    number(connected);
    number(connected, '+19185550102');
    await services.execute(`
      with own as (
        insert into public.contacts (business_number, address, last_message, last_message_at)
        values ('${businessNumber}', '+19185550199', 'Hello', now()),
               ('+19185550102', '+19185550198', 'Hello', now())
        returning id, business_number
      )
      insert into public.messages (contact_id, business_number, direction, body, status, error_code, created_at)
      select id, business_number, 'outbound', 'Hello', 'undelivered', code, now() - age
      from own join (values
        ('${businessNumber}', 30034, interval '3 days'),
        ('${businessNumber}', 30034, interval '5 days'),
        ('${businessNumber}', 30003, interval '1 day'),
        ('+19185550102', 30034, interval '15 days')
      ) as failures (number, code, age) on number = business_number`);
    const { body } = await call({ action: 'getNumberHealth' });
    const [first, second] = rowsOf(body['numbers']).map((row) => row['unregisteredAt']);
    const threeDaysAgo = Date.now() - 3 * 24 * 3_600_000;
    expect(Math.abs(Date.parse(String(first)) - threeDaysAgo)).toBeLessThan(60_000);
    expect(second).toBeNull();
  });

  test('asks for the owner’s own fallback once one is set', async () => {
    const bin = 'https://handler.twilio.com/twiml/EH00000000000000000000000000000000';
    configure({ VOICE_FALLBACK_URL: bin });
    number({ ...connected, voice_fallback_url: '' });
    const { first, ...rest } = await health();
    expect(rest).toMatchObject({ isCallFallbackCustom: true });
    expect(stepsOf(first)).toEqual([
      {
        step: 'calls_fallback',
        isOptional: false,
        changes: [
          { field: 'VoiceFallbackUrl', from: '', to: bin },
          { field: 'VoiceFallbackMethod', from: 'GET', to: 'POST' },
        ],
      },
    ]);
  });

  test('leaves out what the number can’t do', async () => {
    number({ capabilities: { sms: false, mms: false, voice: true, fax: false } });
    expect(stepsOf((await health()).first).map(({ step }) => step)).toEqual(['calls', 'calls_fallback']);
  });
});

describe('connecting a number', () => {
  const connect = (steps: unknown, sid: unknown = sidOf(businessNumber)) =>
    call({ action: 'connectNumber', sid, steps });

  test('sets everything that is missing in one request, reads it back and notes each field', async () => {
    number({ voice_url: 'https://demo.twilio.com/welcome', voice_method: 'GET' });
    const { first } = await health();
    const { status, body } = await connect(stepsOf(first));
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        success: true,
        number: { steps: [], texts: { route: 'here' }, calls: { route: 'here', fallback: 'advised' } },
      },
    });
    expect(writes()).toEqual([
      {
        method: 'POST',
        path: `/2010-04-01/Accounts/${accountSid}/IncomingPhoneNumbers/${sidOf(businessNumber)}.json`,
        form: {
          ...{ SmsUrl: inboundUrl, SmsMethod: 'POST', SmsFallbackUrl: inboundUrl, SmsFallbackMethod: 'POST' },
          ...{ VoiceUrl: voiceUrl, VoiceMethod: 'POST' },
          ...{ VoiceFallbackUrl: fallbackUrl, VoiceFallbackMethod: 'GET' },
        },
      },
    ]);
    const lines = await auditLines();
    expect(lines).toHaveLength(8);
    const line = (field: string, old_value: string | null, new_value: string) => ({
      ...{
        actor: admin.id,
        action: 'number.connect',
        subject: `${businessNumber} ${field}`,
        old_value,
        new_value,
      },
    });
    expect(lines).toContainEqual(line('VoiceUrl', 'https://demo.twilio.com/welcome', voiceUrl));
    expect(lines).toContainEqual(line('SmsUrl', null, inboundUrl));
  });

  test('leaves an application, a trunk and somebody’s fallback alone unless told otherwise', async () => {
    const application = `AP${'1'.repeat(32)}`;
    const bin = 'https://handler.twilio.com/twiml/EH00000000000000000000000000000000';
    number({
      ...connected,
      sms_url: '',
      sms_application_sid: application,
      trunk_sid: `TK${'2'.repeat(32)}`,
      voice_fallback_url: bin,
    });
    const steps = stepsOf((await health()).first);
    expect(steps.filter(({ isOptional }) => isOptional).map(({ step }) => step)).toEqual([
      'texts_application',
      'calls_fallback',
      'calls_trunk',
    ]);
    const required = steps.filter(({ isOptional }) => !isOptional);
    const { body } = await connect(required);
    expect(writes().map(({ form }) => form)).toEqual([{ SmsUrl: inboundUrl }]);
    expect(body['number']).toMatchObject({
      texts: { route: 'application' },
      calls: { route: 'trunk', fallbackUrl: bin },
    });

    const rest = stepsOf((await health()).first);
    expect(rest).toHaveLength(3);
    const after = await connect(rest);
    expect(after.body['number']).toMatchObject({
      texts: { route: 'here' },
      calls: { route: 'here' },
      steps: [],
    });
    expect(writes().at(-1)?.form).toEqual({
      SmsApplicationSid: '',
      TrunkSid: '',
      VoiceFallbackUrl: fallbackUrl,
    });
  });

  test.each([
    ['it has changed since', { voice_url: 'https://other.example/voice' }],
    ['it was connected meanwhile', connected],
  ])('is refused when %s', async (_case, changes) => {
    number();
    const shown = stepsOf((await health()).first);
    Object.assign(services.twilioNumbers[0] ?? {}, changes);
    expect(await connect(shown)).toMatchObject({ status: 409, body: { code: 'number_changed' } });
    expect(writes()).toEqual([]);
    expect(await auditLines()).toEqual([]);
  });

  test('sets nothing but its own values, whatever the request says', async () => {
    number();
    const [texts, ...others] = stepsOf((await health()).first);
    const evil = { ...texts, changes: [{ field: 'SmsUrl', from: '', to: 'https://evil.example/' }] };
    const unknown = {
      step: 'calls',
      isOptional: false,
      changes: [{ field: 'StatusCallback', from: '', to: 'x' }],
    };
    const requests = [[evil, ...others], [unknown], [], others, [texts, texts, ...others], 'all', [null]];
    for (const steps of requests) {
      const { status } = await connect(steps);
      expect([400, 409]).toContain(status);
    }
    expect(writes()).toEqual([]);
  });

  test('tells that Twilio refused it, in the log as well', async () => {
    number(connected);
    Object.assign(services.twilioNumbers[0] ?? {}, { voice_url: '' });
    const steps = stepsOf((await health()).first);
    services.server.use(http.post(`${twilioApi}/IncomingPhoneNumbers/:sid`, () => twilioError(400, 21502)));
    expect(await connect(steps)).toMatchObject({ status: 502, body: { code: 'twilio_21502' } });
    expect((await auditLines()).map(({ action }) => action)).toEqual([
      'number.connect',
      'number.connect_unconfirmed',
    ]);
    takeConsoleErrors();
  });

  test('asks Twilio for nothing when it can’t be noted who did it', async () => {
    number();
    const steps = stepsOf((await health()).first);
    services.server.use(http.post(`${origin}/rest/v1/audit_log`, () => HttpResponse.error()));
    expect(await connect(steps)).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    expect(writes()).toEqual([]);
    takeConsoleErrors();
  });
});
