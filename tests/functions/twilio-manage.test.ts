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
  twilioCall,
  twilioError,
  twilioNumber,
  webhookRequest,
  type FunctionWorld,
  type Handler,
  type Person,
  type Resolver,
} from '../support/functions-harness';

const numbersUrl = 'https://api.twilio.com/2010-04-01/Accounts/:account/IncomingPhoneNumbers.json';
const callsUrl = 'https://api.twilio.com/2010-04-01/Accounts/:account/Calls.json';
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

describe('the call log', () => {
  test('is newest first, with times in ISO and durations in seconds', async () => {
    const [older, newer] = [newSid('CA'), newSid('CA')];
    world.twilioCalls.push(
      twilioCall({ sid: older, start_time: 'Sat, 21 Nov 2026 04:20:24 +0000', duration: '61' }),
      twilioCall({
        sid: newer,
        direction: 'outbound-api',
        from: businessNumber,
        to: mechanic,
        status: 'busy',
        start_time: 'Sat, 21 Nov 2026 05:00:00 +0000',
        duration: null,
      }),
    );
    const unknown = { waited: null, contactName: null, conversation: null, voicemail: null };
    expect((await call({ action: 'getCallLogs' })).body['calls']).toEqual([
      {
        sid: newer,
        direction: 'outbound',
        from: businessNumber,
        to: mechanic,
        startTime: '2026-11-21T05:00:00.000Z',
        status: 'busy',
        duration: 0,
        outcome: null,
        ...unknown,
      },
      {
        sid: older,
        direction: 'inbound',
        from: '+19185550199',
        to: businessNumber,
        startTime: '2026-11-21T04:20:24.000Z',
        status: 'completed',
        duration: 61,
        outcome: 'not_rung',
        ...unknown,
      },
    ]);
  });

  test.each([
    [[{ status: 'completed', duration: '42' }], { status: 'completed', duration: 42, outcome: 'answered' }],
    [[{ status: 'no-answer', duration: '0' }], { status: 'no-answer', duration: 0, outcome: 'missed' }],
    [[{ status: 'busy', duration: '' }], { status: 'busy', duration: 0, outcome: 'missed' }],
    [
      [{ status: 'canceled' }, { status: 'completed', duration: '9' }],
      { status: 'completed', duration: 9, outcome: 'brief' },
    ],
    [[], { status: 'completed', duration: 30, outcome: 'not_rung' }],
  ])('lists a forwarded call once, with the outcome of its legs %j', async (legs, outcome) => {
    const parent = twilioCall({ status: 'completed', duration: '30' });
    world.twilioCalls.push(
      ...legs.map((leg) =>
        twilioCall({ parent_call_sid: parent['sid'], direction: 'outbound-dial', to: mechanic, ...leg }),
      ),
      parent,
    );
    const { body } = await call({ action: 'getCallLogs' });
    expect(body['calls']).toHaveLength(1);
    expect(body['calls']).toMatchObject([{ sid: parent['sid'], direction: 'inbound', ...outcome }]);
  });

  test('says how long the caller waited', async () => {
    const parent = twilioCall({ end_time: 'Sat, 21 Nov 2026 04:21:12 +0000', duration: '42' });
    world.twilioCalls.push(
      twilioCall({
        parent_call_sid: parent['sid'],
        direction: 'outbound-dial',
        end_time: 'Sat, 21 Nov 2026 04:21:12 +0000',
        duration: '40',
      }),
      parent,
    );
    expect((await call({ action: 'getCallLogs' })).body['calls']).toMatchObject([
      { waited: 8, duration: 40 },
    ]);
  });

  test('does not claim to know what happened on a SIP trunk', async () => {
    world.twilioCalls.push(twilioCall({ direction: 'trunking-originating' }));
    expect((await call({ action: 'getCallLogs' })).body['calls']).toMatchObject([
      { direction: 'inbound', outcome: null },
    ]);
  });

  test('names callers, and says whether they may be texted', async () => {
    const conversation = (other: string, name: string | null, more: string) =>
      `insert into public.contacts (address, name, texting_allowed_by, opted_out_by_contact, last_message_at)
       values ('${other}', ${name === null ? 'null' : `'${name}'`}, ${more}, now());`;
    await world.execute(
      conversation('+19185550171', 'Dale', "'text', false") +
        conversation('+19185550172', 'Tom', "'text', true") +
        conversation('+19185550173', null, 'null, false') +
        conversation('+19185550174', 'Hank', "'form', false"),
    );
    const from = [
      '+19185550171',
      '+19185550172',
      '+19185550173',
      '+19185550174',
      '+19185550175',
      'anonymous',
    ];
    world.twilioCalls.push(...from.map((number) => twilioCall({ from: number })));
    const { body } = await call({ action: 'getCallLogs' });
    expect(body['calls']).toMatchObject([
      { from: from[0], contactName: 'Dale', conversation: { textBlock: null } },
      { from: from[1], contactName: 'Tom', conversation: { textBlock: 'opted_out' } },
      { from: from[2], contactName: null, conversation: { textBlock: 'no_consent' } },
      { from: from[3], contactName: 'Hank', conversation: { textBlock: null } },
      { from: from[4], contactName: null, conversation: null },
      { from: from[5], contactName: null, conversation: null },
    ]);
    await world.execute("delete from public.contacts where address like '+1918555017_'");
  });

  test('finds the name of each of hundreds of callers', async () => {
    const numbers = Array.from({ length: 400 }, (_, index) => `+1918600${String(index).padStart(4, '0')}`);
    await world.execute(
      `insert into public.contacts (address, name, last_message_at)
       select '+1918600' || lpad(n::text, 4, '0'), 'Caller ' || n, now() from generate_series(0, 399) n`,
    );
    world.twilioCalls.push(...numbers.map((from) => twilioCall({ from })));
    const { body } = await call({ action: 'getCallLogs' });
    expect(body['calls']).toMatchObject(numbers.map((from, n) => ({ from, contactName: `Caller ${n}` })));
    await world.execute("delete from public.contacts where address like '+1918600%'");
  });

  test('shows a call that has not started yet, and stays empty without calls', async () => {
    expect((await call({ action: 'getCallLogs' })).body['calls']).toEqual([]);
    world.twilioCalls.push(twilioCall({ status: 'queued', start_time: null, duration: null }));
    expect((await call({ action: 'getCallLogs' })).body).toMatchObject({
      calls: [{ status: 'queued', startTime: null, duration: 0, outcome: 'ongoing' }],
    });
  });

  test('asks for thirty days in one request', async () => {
    for (let index = 0; index < 900; index += 1) world.twilioCalls.push(twilioCall());
    const before = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await call({ action: 'getCallLogs' });
    expect(body['calls']).toHaveLength(900);
    expect(world.twilioRequests).toHaveLength(1);
    const asked = new URL(world.twilioRequests[0]?.path ?? '', 'https://api.twilio.com').searchParams;
    expect(Object.fromEntries(asked)).toEqual({ PageSize: '1000', 'StartTime>': before });
    expect(body['completeSince']).toBe(`${before}T00:00:00.000Z`);
  });

  test('stops at 3000 rows, and says from when on the list is whole', async () => {
    const rows = Array.from({ length: 3500 }, (_, index) => {
      const at = new Date(Date.UTC(2026, 10, 20) - index * 60_000).toUTCString().replace('GMT', '+0000');
      return twilioCall({ start_time: at, date_created: at });
    });
    world.twilioCalls.push(...rows);
    const { body } = await call({ action: 'getCallLogs' });
    expect(body['calls']).toHaveLength(3000);
    expect(world.twilioRequests).toHaveLength(3);
    expect(body['completeSince']).toBe(new Date(Date.UTC(2026, 10, 20) - 2999 * 60_000).toISOString());
  });

  test('fails with a sentence when Twilio does', async () => {
    world.server.use(http.get(callsUrl, () => HttpResponse.error()));
    expect(await call({ action: 'getCallLogs' })).toMatchObject({
      status: 502,
      body: { code: 'twilio_unreachable' },
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
    ['911', 'forwarding_not_allowed', /United States and Canada/],
    ['22395', 'forwarding_not_allowed', /United States and Canada/],
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
      Number: mechanic,
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
        Dial: { ...dialled.Dial, '@callerId': businessNumber },
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
