import { XMLParser } from 'fast-xml-parser';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandler } from '../../supabase/functions/twilio-manage/handler';
import { takeConsoleErrors } from '../support/console-guard';
import {
  accountSid,
  adminCall,
  businessNumber,
  newSid,
  origin,
  read,
  startFunctionWorld,
  twilioError,
  twilioNumber,
  webhookRequest,
  type FunctionWorld,
  type Handler,
  type Person,
  type Resolver,
} from '../support/functions-harness';

const numbersUrl = 'https://api.twilio.com/2010-04-01/Accounts/:account/IncomingPhoneNumbers.json';
const voiceUrl = `${origin}/functions/v1/twilio-manage/voice`;
const mechanic = '+19185550111';

let world: FunctionWorld;
let admin: Person;
let handler: Handler;

beforeAll(async () => {
  world = await startFunctionWorld();
  admin = await world.person(true);
});
afterAll(() => world.stop());
beforeEach(async () => {
  handler = createHandler(world.env());
  world.twilioRequests.length = 0;
  world.twilioCalls.length = 0;
  world.twilioNumbers.splice(0, Number.POSITIVE_INFINITY, twilioNumber(businessNumber));
  await world.forgetSettings();
  await world.saveSetting('twilio_phone_number', businessNumber);
});
afterEach(() => world.server.resetHandlers());

const call = async (body: object) => read(await adminCall(handler, 'twilio-manage', body, admin.token));
const forwardingNumber = async () =>
  (await world.rows('business_settings?select=setting_value&setting_key=eq.call_forwarding_number'))[0]?.[
    'setting_value'
  ];

describe('the list of numbers', () => {
  test('names each number and the voice webhook that is active', async () => {
    world.twilioNumbers.push(
      twilioNumber('+19185550102', { voice_url: 'https://demo.twilio.com/welcome' }),
      twilioNumber('+19185550103', { voice_url: voiceUrl, trunk_sid: `TK${'0'.repeat(32)}` }),
      twilioNumber('+19185550104', { voice_url: voiceUrl, voice_application_sid: `AP${'0'.repeat(32)}` }),
    );
    const number = (phoneNumber: string, url: string | null) => ({
      sid: `PN${phoneNumber.slice(1).padStart(32, '0')}`,
      phoneNumber,
      friendlyName: `Line ${phoneNumber.slice(-4)}`,
      voiceUrl: url,
    });
    expect(await call({ action: 'getPhoneNumbers' })).toEqual({
      status: 200,
      body: {
        phoneNumbers: [
          number(businessNumber, null),
          number('+19185550102', 'https://demo.twilio.com/welcome'),
          number('+19185550103', null),
          number('+19185550104', null),
        ],
      },
    });
  });

  test('goes through every page', async () => {
    for (let index = 0; index < 450; index += 1) {
      world.twilioNumbers.push(twilioNumber(`+1918600${String(index).padStart(4, '0')}`));
    }
    const { body } = await call({ action: 'getPhoneNumbers' });
    expect(body['phoneNumbers']).toHaveLength(451);
    expect(world.twilioRequests).toHaveLength(3);
  });

  test('finds the next page when the API has a path of its own', async () => {
    for (let index = 0; index < 250; index += 1) {
      world.twilioNumbers.push(twilioNumber(`+1918601${String(index).padStart(4, '0')}`));
    }
    const local = 'http://localhost:5173/__twilio';
    world.server.use(
      http.get(`${local}/2010-04-01/*`, ({ request }) =>
        fetch(request.url.replace(local, 'https://api.twilio.com'), { headers: request.headers }),
      ),
    );
    handler = createHandler(world.env({ TWILIO_API_URL: local }));
    expect((await call({ action: 'getPhoneNumbers' })).body['phoneNumbers']).toHaveLength(251);
  });

  test.each(['https://evil.example/2010-04-01/x', '//evil.example/2010-04-01/x', '/other/path'])(
    'does not follow Twilio to %s',
    async (uri) => {
      world.server.use(
        http.get(numbersUrl, () => HttpResponse.json({ incoming_phone_numbers: [], next_page_uri: uri })),
      );
      expect(await call({ action: 'getPhoneNumbers' })).toMatchObject({ status: 502 });
      expect(takeConsoleErrors()).toHaveLength(1);
    },
  );

  const broken: [string, number, Resolver][] = [
    ['a lost connection', 1, () => HttpResponse.error()],
    ['HTML with 200', 1, () => new HttpResponse('<h1>hello</h1>')],
    ['a list without its rows', 1, () => HttpResponse.json({ page: 0 })],
    [
      'a redirect',
      1,
      () => new HttpResponse(null, { status: 302, headers: { location: 'https://evil.example' } }),
    ],
    ['a 500, three times', 3, () => HttpResponse.json({ message: 'oops' }, { status: 500 })],
  ];
  test.each(broken)('fails with a sentence after %s', async (_, attempts, resolver) => {
    let asked = 0;
    world.server.use(
      http.get(numbersUrl, (info) => {
        asked += 1;
        return resolver(info);
      }),
    );
    expect(await call({ action: 'getPhoneNumbers' })).toEqual({
      status: 502,
      body: { error: 'Twilio is not answering. Please try again in a moment.', code: 'twilio_unreachable' },
    });
    expect(asked).toBe(attempts);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('survives a short bout of failures', async () => {
    const failures = [twilioError(429, 20429), HttpResponse.json({}, { status: 503 })];
    world.server.use(http.get(numbersUrl, () => failures.pop()));
    expect((await call({ action: 'getPhoneNumbers' })).status).toBe(200);
  });

  test('says so when the credentials are wrong or not set yet', async () => {
    handler = createHandler(world.env({ TWILIO_API_KEY_SID: 'SK1', TWILIO_API_KEY_SECRET: 'wrong' }));
    expect(await call({ action: 'getPhoneNumbers' })).toMatchObject({
      status: 502,
      body: { code: 'twilio_20003' },
    });
    handler = createHandler(world.env({ TWILIO_ACCOUNT_SID: '', TWILIO_AUTH_TOKEN: '' }));
    expect(await call({ action: 'getPhoneNumbers' })).toMatchObject({
      status: 503,
      body: { code: 'twilio_not_configured' },
    });
    takeConsoleErrors();
  });
});

describe('T35 T36 T37 T38 setting call forwarding', () => {
  const forward = (forwardTo: unknown, phoneNumber: unknown = businessNumber) =>
    call({ action: 'updateCallForwarding', phoneNumber, forwardTo });
  const writes = () => world.twilioRequests.filter(({ method }) => method === 'POST');

  test('points the number at the voice webhook and saves the target', async () => {
    expect(await forward('(918) 555-0111')).toEqual({ status: 200, body: { success: true } });
    expect(writes()).toEqual([
      {
        method: 'POST',
        path: `/2010-04-01/Accounts/${accountSid}/IncomingPhoneNumbers/PN${businessNumber.slice(1).padStart(32, '0')}.json`,
        form: { VoiceUrl: voiceUrl, VoiceMethod: 'POST', VoiceApplicationSid: '' },
      },
    ]);
    expect(await forwardingNumber()).toBe(mechanic);
  });

  test('leaves a line that says who changed it from what to what', async () => {
    await forward(mechanic);
    await forward('+19185550112');
    await forward('+19185550112');
    const lines = await world.rows(
      'audit_log?select=actor,action,old_value,new_value&subject=eq.call_forwarding_number&order=id.desc&limit=2',
    );
    expect(lines).toEqual([
      { actor: admin.id, action: 'setting.update', old_value: mechanic, new_value: '+19185550112' },
      { actor: admin.id, action: 'setting.insert', old_value: null, new_value: mechanic },
    ]);
  });

  test('points that number and no other of the account', async () => {
    world.twilioNumbers.unshift(twilioNumber('+19185550102'));
    expect((await forward(mechanic)).status).toBe(200);
    expect(writes().map(({ path }) => path)).toEqual([
      expect.stringContaining(businessNumber.slice(1).padStart(32, '0')),
    ]);
  });

  test('does not claim success when Twilio keeps another address', async () => {
    const kept = twilioNumber(businessNumber, { voice_url: 'https://demo.twilio.com/welcome' });
    world.server.use(
      http.post(`https://api.twilio.com/2010-04-01/Accounts/${accountSid}/IncomingPhoneNumbers/*`, () =>
        HttpResponse.json(kept),
      ),
    );
    expect(await forward(mechanic)).toMatchObject({ status: 409, body: { code: 'number_routed_elsewhere' } });
    expect(await forwardingNumber()).toBeUndefined();
  });

  test.each([
    [{ voice_application_sid: `AP${'0'.repeat(32)}` }, 'VoiceApplicationSid'],
    [{ voice_url: 'https://other.example/voice' }, 'VoiceUrl'],
  ])('asks before it replaces %j, and notes it', async (foreign, field) => {
    world.twilioNumbers[0] = twilioNumber(businessNumber, foreign);
    const asked = await forward(mechanic);
    expect(asked).toMatchObject({ status: 409, body: { code: 'replaces_set_up', changes: [{ field }] } });
    expect([writes(), await forwardingNumber()]).toEqual([[], undefined]);
    const agree = (replacing: unknown) =>
      call({ action: 'updateCallForwarding', phoneNumber: businessNumber, forwardTo: mechanic, replacing });
    const others = [{ field, from: 'something else', to: '' }];
    for (const shown of [others, [], 'all', null]) expect([400, 409]).toContain((await agree(shown)).status);
    expect(writes()).toEqual([]);

    expect(await agree(asked.body['changes'])).toEqual({ status: 200, body: { success: true } });
    expect(world.twilioNumbers[0]).toMatchObject({ voice_url: voiceUrl, voice_application_sid: '' });
    const [line] = await world.rows(
      'audit_log?select=action,subject,old_value&order=id.desc&action=eq.number.connect',
    );
    expect(line).toEqual({
      ...{
        action: 'number.connect',
        subject: `${businessNumber} ${field}`,
        old_value: Object.values(foreign)[0],
      },
    });
  });

  test('doesn’t ask about the address that Twilio gives a new number', async () => {
    world.twilioNumbers[0] = twilioNumber(businessNumber, {
      voice_url: 'https://demo.twilio.com/welcome/voice/',
    });
    expect((await forward(mechanic)).status).toBe(200);
  });

  test('does not claim success for a number on a SIP trunk', async () => {
    world.twilioNumbers[0] = twilioNumber(businessNumber, { trunk_sid: `TK${'0'.repeat(32)}` });
    const { status, body } = await forward(mechanic);
    expect({ status, code: body['code'] }).toEqual({ status: 409, code: 'number_routed_elsewhere' });
    expect(body['error']).toMatch(/SIP trunk or an application/);
    expect(await forwardingNumber()).toBeUndefined();
  });

  test.each([
    ['', 'no_forwarding_number', 'Please enter a number to forward calls to'],
    ['  ', 'no_forwarding_number', 'Please enter a number to forward calls to'],
    [undefined, 'no_forwarding_number', 'Please enter a number to forward calls to'],
    [{ number: mechanic }, 'no_forwarding_number', 'Please enter a number to forward calls to'],
    ['call me', 'invalid_number', 'The number to forward to is not a valid phone number.'],
    ['911', 'forwarding_not_allowed', /short number/],
    ['22395', 'forwarding_not_allowed', /short number/],
    ['+19005551234', 'forwarding_not_allowed', /premium or special-service/],
    [businessNumber, 'forwarding_loop', /round in circles/],
    ['918-555-0143', 'forwarding_loop', /round in circles/],
    ['+19185550102', 'forwarding_loop', /round in circles/],
  ])('to %j is refused', async (forwardTo, code, sentence) => {
    world.twilioNumbers.push(twilioNumber('+19185550102'));
    const { status, body } = await forward(forwardTo);
    expect({ status, code: body['code'] }).toEqual({ status: 400, code });
    expect(body['error']).toMatch(sentence);
    expect(writes()).toEqual([]);
    expect(await forwardingNumber()).toBeUndefined();
  });

  const costly = (
    '+19005551234 +19765551234 +19189761234 +15005551234 +15335551234 +17005551234 +16005551234 ' +
    '+12425551234 +12465551234 +12645551234 +12685551234 +12845551234 +13405551234 +13455551234 +14415551234 ' +
    '+14735551234 +16495551234 +16585551234 +16645551234 +16705551234 +16715551234 +16845551234 +17215551234 ' +
    '+17585551234 +17675551234 +17845551234 +17875551234 +18095551234 +18295551234 +18495551234 +18685551234 ' +
    '+18695551234 +18765551234 +19395551234 +442079460000 +870773111632 +881612345678 +882161234567 +5352123456 ' +
    '+2521234567 +37123456789 +96012345678 +6799212345 +525512345678 +1911 +11234567890'
  ).split(' ');
  test.each(costly)('to %s, which costs or isn’t an ordinary number here, is refused', async (number) => {
    expect(await forward(number)).toMatchObject({ status: 400, body: { code: 'forwarding_not_allowed' } });
    expect(writes()).toEqual([]);
  });

  test.each(['+19185550111', '+14055551234', '+15795551234', '+14165551234', '+18005551234', '+19075551234'])(
    'to %s is allowed',
    async (number) => {
      expect((await forward(number)).status).toBe(200);
      expect(await forwardingNumber()).toBe(number);
    },
  );

  test.each([
    ['+19185550102', 403, 'wrong_number', 'Only the saved business number can be forwarded.'],
    ['', 400, 'invalid_number', 'The business number is not a valid phone number.'],
  ])('of the number %j is refused', async (phoneNumber, status, code, error) => {
    world.twilioNumbers.push(twilioNumber('+19185550102'));
    expect(await forward(mechanic, phoneNumber)).toEqual({ status, body: { code, error } });
    expect(world.twilioRequests).toEqual([]);
  });

  test('needs a saved business number, and one of this account', async () => {
    world.twilioNumbers.length = 0;
    expect(await forward(businessNumber)).toMatchObject({ body: { code: 'forwarding_loop' } });
    expect(await forward(mechanic)).toEqual({
      status: 400,
      body: {
        code: 'number_not_owned',
        error: 'The business number is not a number of this Twilio account.',
      },
    });
    await world.forgetSettings();
    expect(await forward(mechanic)).toEqual({
      status: 400,
      body: { error: 'Please save a phone number first', code: 'no_business_number' },
    });
    expect(writes()).toEqual([]);
  });

  test('may be repeated after it failed half-way', async () => {
    world.server.use(http.patch(`${origin}/rest/v1/business_settings`, () => HttpResponse.error()));
    expect(await forward(mechanic)).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    world.server.resetHandlers();
    expect((await forward(mechanic)).status).toBe(200);
    expect(await forwardingNumber()).toBe(mechanic);
    takeConsoleErrors();
  });
});

describe('a call that comes in', () => {
  const ring = (changes: Record<string, string> = {}, path = '/twilio-manage/voice') =>
    handler(
      webhookRequest(path, {
        CallSid: newSid('CA'),
        AccountSid: accountSid,
        From: '+19185550199',
        To: businessNumber,
        CallStatus: 'ringing',
        Direction: 'inbound',
        ApiVersion: '2010-04-01',
        ...changes,
      }),
    );
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });
  const twiml = async (response: Response) => {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/xml');
    const parsed: unknown = parser.parse(await response.text(), true);
    return typeof parsed === 'object' && parsed !== null && 'Response' in parsed
      ? parsed.Response
      : undefined;
  };
  const dialled = {
    Dial: {
      '@answerOnBridge': 'true',
      '@timeout': '20',
      '@action': `${origin}/functions/v1/twilio-manage/voice-result`,
      '@method': 'POST',
      Number: {
        '#text': mechanic,
        '@url': `${origin}/functions/v1/twilio-manage/screen`,
        '@method': 'POST',
      },
    },
  };
  const politeSentence: unknown = expect.stringContaining('Thank you for calling');
  const turnedAway = { Say: politeSentence, Hangup: '' };

  test('rings the forwarding number with the caller’s own number', async () => {
    await world.saveSetting('call_forwarding_number', mechanic);
    expect(await twiml(await ring())).toEqual(dialled);
  });

  test('follows the target from one call to the next, and nothing in the address', async () => {
    await world.saveSetting('call_forwarding_number', '+19185550112');
    await ring();
    await world.saveSetting('call_forwarding_number', mechanic);
    expect(await twiml(await ring({}, '/twilio-manage/voice?forwardTo=%2B19005551234'))).toEqual(dialled);
  });

  test.each(['anonymous', 'Restricted', '', '266696687', 'sip:someone@example.com'])(
    'from %j shows the business number instead',
    async (from) => {
      await world.saveSetting('call_forwarding_number', mechanic);
      expect(await twiml(await ring({ From: from }))).toEqual({
        Dial: {
          ...dialled.Dial,
          '@callerId': businessNumber,
          Number: {
            ...dialled.Dial.Number,
            '@url': `${origin}/functions/v1/twilio-manage/screen?withheld=true`,
          },
        },
      });
    },
  );

  test('is answered politely while there is nowhere to forward it', async () => {
    expect(await twiml(await ring())).toEqual(turnedAway);
    await world.saveSetting('call_forwarding_number', businessNumber);
    expect(await twiml(await ring())).toEqual(turnedAway);
  });

  test('that is malformed is refused', async () => {
    expect((await ring({ To: 'nobody' })).status).toBe(400);
  });

  test.each([
    ['completed', { Hangup: '' }],
    ['answered', { Hangup: '' }],
    ['busy', turnedAway],
    ['no-answer', turnedAway],
    ['failed', turnedAway],
    ['canceled', turnedAway],
    ['something new', { Hangup: '' }],
  ])('ends well when the forwarded leg was %s', async (DialCallStatus, answer) => {
    expect(await twiml(await ring({ DialCallStatus }, '/twilio-manage/voice-result'))).toEqual(answer);
  });
});
