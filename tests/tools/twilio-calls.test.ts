import twilio from 'twilio';
import { describe, expect, test } from 'vitest';
import {
  accountSid,
  apiPath,
  authToken,
  basic,
  business,
  customer,
  mechanic,
  otherLine,
  startExchange,
  twiml,
  type Exchange,
  containing,
  including,
  like,
  matching,
} from './twilio-exchange.ts';

const dial = (attributes = '', target = `<Number>${mechanic}</Number>`) =>
  `<Response><Dial answerOnBridge="true" timeout="20" action="voice-result" ${attributes}>${target}</Dial></Response>`;
const sorry = '<Response><Say>Nobody is free. Please text us.</Say><Hangup/></Response>';

/** An exchange whose first number is forwarded by the given TwiML. */
async function startForwarding(voice: string, result = '<Response><Hangup/></Response>'): Promise<Exchange> {
  const exchange = await startExchange(({ path }) => twiml(path.endsWith('/voice') ? voice : result));
  await point(exchange, { VoiceUrl: `${exchange.functionsUrl}/twilio-manage/voice` });
  return exchange;
}

async function point(exchange: Exchange, form: Record<string, string>) {
  const sid = /PN\w{32}/.exec(JSON.stringify(await exchange.rest('GET', '/IncomingPhoneNumbers.json')))?.[0];
  await exchange.rest('POST', `/IncomingPhoneNumbers/${sid}.json`, form);
}

const ring = (exchange: Exchange, outcome: string, more: object = {}) =>
  exchange.control('call', { from: customer, outcome, ...more });

describe('a forwarded call', () => {
  test('that is answered has two legs, real durations, and reports them to the action', async () => {
    const exchange = await startForwarding(dial());
    const { body } = await ring(exchange, 'answered', { seconds: 95 });
    expect(body).toMatchObject({
      call: {
        ...{ status: 'completed', duration: 95, from: customer, to: business },
        legs: [{ to: mechanic, status: 'completed', duration: 95, shownCallerId: customer }],
      },
    });
    const [voice, result] = exchange.received;
    expect(Object.fromEntries(voice?.form ?? [])).toMatchObject({
      ...{ AccountSid: accountSid, From: customer, Caller: customer, To: business, Called: business },
      ...{ CallStatus: 'ringing', Direction: 'inbound', ApiVersion: '2010-04-01', CallerCity: 'TULSA' },
    });
    expect(result?.path).toBe('/twilio-manage/voice-result');
    expect(Object.fromEntries(result?.form ?? [])).toMatchObject({
      ...{
        DialCallStatus: 'completed',
        DialCallDuration: '95',
        DialBridged: 'true',
        CallStatus: 'in-progress',
      },
      ...{ CallSid: voice?.form.get('CallSid'), DialCallSid: matching(/^CA\w{32}$/) },
    });
    for (const { signature, url, form } of exchange.received) {
      expect(twilio.validateRequest(authToken, signature, url, Object.fromEntries(form))).toBe(true);
    }
    const parentSid = voice?.form.get('CallSid');
    const list = await exchange.rest('GET', `/Calls.json?ParentCallSid=${parentSid}`);
    expect(list.body).toMatchObject({
      calls: [{ direction: 'outbound-dial', parent_call_sid: parentSid, duration: '95', from: customer }],
    });
  });

  test.each([
    ['busy', 'busy', 'busy'],
    ['no-answer', 'no-answer', 'no-answer'],
    ['failed', 'failed', 'failed'],
    ['canceled', 'canceled', 'canceled'],
  ])('that ends %s reports it, and was never answered', async (outcome, dialStatus, status) => {
    const exchange = await startForwarding(dial());
    expect((await ring(exchange, outcome)).body).toMatchObject({
      call: { status, duration: null, legs: [{ status: dialStatus, duration: null }] },
    });
    expect(exchange.received[1]?.form.get('DialCallStatus')).toBe(dialStatus);
    expect(exchange.received[1]?.form.has('DialCallDuration')).toBe(false);
  });

  test('whose caller hears a sentence afterwards was answered: completed, though nobody talked', async () => {
    const exchange = await startForwarding(dial(), sorry);
    const { body } = await ring(exchange, 'no-answer');
    expect(body).toMatchObject({ call: { status: 'completed', legs: [{ status: 'no-answer' }] } });
    expect(body).toMatchObject({
      call: {
        steps: including(
          like({ kind: 'say', text: 'Nobody is free. Please text us.' }),
          like({ kind: 'miss', text: 'Nobody answers for 20 s' }),
        ),
      },
    });
  });
});

describe('phones that are asked to press 1', () => {
  const spare = '+19185550178';
  const numbers = (...phones: string[]) =>
    phones.map((phone) => `<Number url="screen">${phone}</Number>`).join('');
  const question =
    '<Response><Gather numDigits="1" timeout="6" action="screen"><Say>Press 1.</Say></Gather><Hangup/></Response>';
  /** The chain goes on to the spare phone once. */
  async function startScreening(first: string): Promise<Exchange> {
    const exchange = await startExchange(({ path, form }) => {
      if (path.endsWith('/voice')) return twiml(dial('', first));
      if (path.endsWith('/screen')) return twiml(form.has('Digits') ? '<Response/>' : question);
      const isMissed = form.get('DialBridged') === 'false' && !path.includes('last');
      return twiml(isMissed ? dial('', numbers(spare)).replace('voice-result', 'last-result') : sorry);
    });
    await point(exchange, { VoiceUrl: `${exchange.functionsUrl}/twilio-manage/voice` });
    return exchange;
  }
  const results = (exchange: Exchange) =>
    exchange.received
      .filter(({ path }) => path.endsWith('-result'))
      .map(({ form }) => [form.get('DialCallStatus'), form.get('DialBridged')]);

  test('are put through for the key alone, and told which call it is', async () => {
    const exchange = await startScreening(numbers(mechanic));
    const { body } = await ring(exchange, 'answered', { seconds: 30 });
    expect(body).toMatchObject({ call: { legs: [{ status: 'completed', duration: 30 }] } });
    expect(results(exchange)).toEqual([['completed', 'true']]);
    const [voice, asked, pressed] = exchange.received.map(({ form }) => Object.fromEntries(form));
    expect(asked).toMatchObject({
      ...{ ParentCallSid: voice?.['CallSid'], From: customer, To: mechanic, Direction: 'outbound-dial' },
    });
    expect(pressed).toMatchObject({ CallSid: asked?.['CallSid'], Digits: '1' });
  });

  test.each(['declined', 'own-voicemail'])(
    '%s: picked up, not put through, the next one rings',
    async (outcome) => {
      const exchange = await startScreening(numbers(mechanic));
      const { body } = await exchange.control('call', { from: customer, outcome: [outcome, 'answered'] });
      expect(results(exchange)).toEqual([
        ['completed', 'false'],
        ['completed', 'true'],
      ]);
      expect(body).toMatchObject({ call: { legs: [{ to: mechanic }, { to: spare, status: 'completed' }] } });
    },
  );

  test('whatever picks up first silences the others', async () => {
    const exchange = await startScreening(numbers(mechanic, spare));
    const { body } = await exchange.control('call', {
      from: customer,
      outcome: ['answered', 'own-voicemail'],
    });
    expect(body).toMatchObject({
      call: {
        legs: [{ to: mechanic, status: 'canceled' }, { to: spare, status: 'completed' }, { to: spare }],
      },
    });
    expect(results(exchange)).toEqual([
      ['completed', 'false'],
      ['completed', 'false'],
    ]);
  });

  test('do nothing else than what is known', async () => {
    const exchange = await startScreening(numbers(mechanic));
    for (const outcome of ['sings', [], ['answered', 7]]) {
      expect((await exchange.control('call', { from: customer, outcome })).status).toBe(400);
    }
  });
});

describe('the caller ID that the mechanic sees', () => {
  test.each([
    ['the caller’s by itself', '', customer, 'completed'],
    ['the business number when it is asked for', `callerId="${business}"`, business, 'completed'],
    ['another own number', `callerId="${otherLine}"`, otherLine, 'completed'],
    ['not a stranger’s (13214)', 'callerId="+19185550100"', '+19185550100', 'failed'],
  ])('is %s', async (_, attributes, shownCallerId, status) => {
    const exchange = await startForwarding(dial(attributes));
    const { body } = await ring(exchange, 'answered');
    expect(body).toMatchObject({ call: { legs: [{ shownCallerId, status }] } });
    expect(JSON.stringify(body).includes('13214')).toBe(status === 'failed');
  });

  test('must be named for a withheld caller', async () => {
    const silent = await startForwarding(dial());
    expect((await ring(silent, 'answered', { from: 'anonymous' })).body).toMatchObject({
      call: { status: 'failed', legs: [{ status: 'failed' }] },
    });
    const named = await startForwarding(dial(`callerId="${business}"`));
    expect((await ring(named, 'answered', { from: 'anonymous' })).body).toMatchObject({
      call: { status: 'completed', legs: [{ shownCallerId: business }] },
    });
  });
});

describe('other answers to a call', () => {
  test.each([
    ['a rejection', '<Response><Reject reason="busy"/></Response>', 'busy', ''],
    [
      'a sentence',
      '<Response><Say>We &amp; ours are closed.</Say></Response>',
      'completed',
      'We & ours are closed.',
    ],
    ['a hang-up', '<Response><Hangup/></Response>', 'completed', ''],
    ['no TwiML', 'Hello', 'completed', '12100'],
    ['an unknown verb', '<Response><Fax/></Response>', 'no-answer', '12200'],
    ['a loop', '<Response><Redirect>voice</Redirect></Response>', 'completed', 'round in circles'],
    ['its own number', dial('', business), 'failed', 'go in circles'],
    ['no number', dial('', 'the shop'), 'failed', '13223'],
  ])('%s', async (_, voice, status, told) => {
    const exchange = await startForwarding(voice);
    const { body } = await ring(exchange, 'answered');
    expect(body).toMatchObject({ call: { status } });
    expect(JSON.stringify(body)).toContain(told);
  });

  test('a failing webhook: the caller hears an application error', async () => {
    const exchange = await startExchange(() => new Response('{"error":"no"}', { status: 403 }));
    await point(exchange, { VoiceUrl: `${exchange.functionsUrl}/twilio-manage/voice` });
    expect((await ring(exchange, 'answered')).body).toMatchObject({
      call: {
        legs: [],
        steps: including(
          like({
            kind: 'error',
            text: 'The webhook answered 403. (11200)',
            detail: '{"error":"no"}',
          }),
          like({ kind: 'say', text: containing('application error') }),
        ),
      },
    });
  });

  test('no webhook, or an application that overrides it: nobody is asked', async () => {
    const exchange = await startExchange();
    expect(JSON.stringify((await ring(exchange, 'answered')).body)).toContain('No voice webhook is set');
    await point(exchange, {
      VoiceUrl: `${exchange.functionsUrl}/twilio-manage/voice`,
      VoiceApplicationSid: `AP${'e'.repeat(32)}`,
    });
    expect(JSON.stringify((await ring(exchange, 'answered')).body)).toContain('VoiceUrl is ignored');
    expect(exchange.received).toEqual([]);
  });
});

describe('a caller who is asked to leave a message', () => {
  const record =
    '<Response><Say>Speak after the tone.</Say>' +
    '<Record action="voicemail" maxLength="20" playBeep="true" recordingStatusCallback="RECORDING"/>' +
    '<Say>Nothing heard.</Say><Hangup/></Response>';
  const thanks = '<Response><Say>Thank you.</Say><Hangup/></Response>';
  async function startRecording(): Promise<Exchange> {
    const exchange: Exchange = await startExchange(({ path }) =>
      twiml(
        path.endsWith('/voice')
          ? record.replace('RECORDING', `${exchange.functionsUrl}/twilio-manage/recording`)
          : thanks,
      ),
    );
    await point(exchange, { VoiceUrl: `${exchange.functionsUrl}/twilio-manage/voice` });
    return exchange;
  }
  const paths = (exchange: Exchange) => exchange.received.map(({ path }) => path.split('/').at(-1));
  const sound = async (exchange: Exchange, path: string, token = authToken) =>
    exchange.emulator.handle(
      new Request(`http://localhost/__twilio${path}`, {
        headers: { Authorization: basic(accountSid, token) },
      }),
    );

  test('speaks: the action is told, then the recording, which can be fetched and deleted', async () => {
    const exchange = await startRecording();
    const { body } = await ring(exchange, 'answered', { messageSeconds: 30 });
    expect(body).toMatchObject({
      call: {
        ...{ status: 'completed', recordings: [{ sid: matching(/^RE\w{32}$/), seconds: 20 }] },
        steps: including(
          like({ kind: 'record', text: containing('speaks for 20 s') }),
          like({ text: 'Thank you.' }),
        ),
      },
    });
    await expect.poll(() => paths(exchange)).toEqual(['voice', 'voicemail', 'recording']);
    const [voice, action, status] = exchange.received.map(({ form }) => Object.fromEntries(form));
    expect(action).toMatchObject({
      ...{ CallSid: voice?.['CallSid'], From: customer, Digits: '#', RecordingDuration: '20' },
      RecordingSid: matching(/^RE\w{32}$/),
    });
    expect(status).toMatchObject({ RecordingStatus: 'completed', RecordingSid: action?.['RecordingSid'] });
    expect(status).not.toHaveProperty('From');

    const sid = action?.['RecordingSid'] ?? '';
    const path = `/Recordings/${sid}`;
    const list = await exchange.rest('GET', `/Recordings.json?CallSid=${voice?.['CallSid']}`);
    expect(list.body).toMatchObject({ recordings: [{ sid, duration: '20', source: 'RecordVerb' }] });
    const audio = await sound(exchange, `${apiPath}${path}.wav`);
    const bytes = new Uint8Array((await audio?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(audio?.headers.get('content-type')).toBe('audio/x-wav');
    expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe('RIFF');
    expect(bytes).toHaveLength(44 + 20 * 16_000);
    expect((await sound(exchange, `${apiPath}${path}.wav`, 'wrong'))?.status).toBe(401);
    expect((await sound(exchange, `${apiPath}${path}.mp3`))?.status).toBe(404);
    expect((await exchange.rest('DELETE', `${path}.json`)).status).toBe(204);
    expect((await sound(exchange, `${apiPath}${path}.wav`))?.status).toBe(404);
    expect((await exchange.control('violations')).body).toEqual({ violations: [] });
  });

  test('hangs up in the middle: told all the same, and nothing more is heard', async () => {
    const exchange = await startRecording();
    const { body } = await ring(exchange, 'answered', { voicemail: 'hangs-up' });
    await expect.poll(() => paths(exchange)).toEqual(['voice', 'voicemail', 'recording']);
    expect(exchange.received[1]?.form.get('Digits')).toBe('hangup');
    expect(exchange.received[1]?.form.get('CallStatus')).toBe('completed');
    expect(JSON.stringify(body)).not.toContain('"kind":"say","text":"Thank you."');
  });

  test.each([
    ['says-nothing', 'Nothing heard.'],
    ['gives-up', 'hangs up before the tone'],
  ])('%s: nothing is recorded and nobody told', async (voicemail, told) => {
    const exchange = await startRecording();
    const { body } = await ring(exchange, 'answered', { voicemail });
    expect(body).toMatchObject({ call: { status: 'completed', recordings: [] } });
    expect(JSON.stringify(body)).toContain(told);
    expect(paths(exchange)).toEqual(['voice']);
  });

  test('in no other manner than these', async () => {
    const exchange = await startRecording();
    expect((await ring(exchange, 'answered', { voicemail: 'sings' })).status).toBe(400);
    expect((await ring(exchange, 'answered', { messageSeconds: 0 })).status).toBe(400);
  });
});

const asked =
  '<Response><Gather numDigits="1" action="bridge?to=1"><Say>Press 1</Say></Gather><Say>Goodbye</Say></Response>';
const connected = `<Response><Dial callerId="${business}"><Number>${customer}</Number></Dial></Response>`;

test.each([
  ['presses-1', 'completed', ['Press 1', '1 is pressed'], [customer], [null, '1']],
  ['voicemail', 'completed', ['Press 1', 'No key is pressed', 'Goodbye'], [], [null]],
  ['no-answer', 'no-answer', ['Nobody picks up'], [], []],
  ['busy', 'busy', ['The line is busy'], [], []],
])('a phone that the business calls: %s', async (manner, status, steps, connectedTo, digits) => {
  const exchange = await startExchange(({ form }) => twiml(form.get('Digits') === '1' ? connected : asked));
  await exchange.control('called', { manner });
  const url = `${exchange.functionsUrl}/twilio-manage/bridge?to=1`;
  await exchange.rest('POST', '/Calls.json', { To: mechanic, From: business, Url: url });
  const state = async () => (await exchange.control('state')).body;
  await expect.poll(state).toMatchObject({
    calls: [
      {
        ...{ status, direction: 'outbound-api', to: mechanic },
        steps: including(...steps.map((text) => like({ text }))),
        legs: connectedTo.map((to) => ({ to, status: 'completed', shownCallerId: business })),
      },
    ],
  });
  expect(exchange.received.map(({ form }) => form.get('Digits'))).toEqual(digits);
  for (const { signature, form } of exchange.received) {
    expect(twilio.validateRequest(authToken, signature, url, Object.fromEntries(form))).toBe(true);
  }
});

test('a call over the REST API follows its TwiML and can be looked up until it is over', async () => {
  const exchange = await startExchange();
  const create = (form: Record<string, string>) =>
    exchange.rest('POST', '/Calls.json', { To: customer, From: business, Twiml: sorry, ...form });
  const { status, body } = await create({});
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { status: 'queued', direction: 'outbound-api' },
  });
  const sid = /CA\w{32}/.exec(JSON.stringify(body))?.[0];
  const read = async () => (await exchange.rest('GET', `/Calls/${sid}.json`)).body;
  await expect.poll(read).toMatchObject({ status: 'completed', duration: '3' });
  expect((await create({ From: '+19185550199' })).body).toMatchObject({ code: 21210 });
  expect((await create({ To: '12' })).body).toMatchObject({ code: 21211 });
});
