/**
 * Sending against a Twilio that breaks half of its answers, and the caps on spending, on a PostgreSQL
 * server: there requests that come at once really are at once.
 */
import { randomUUID } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webhookPaths } from '../../supabase/functions/_shared/contract/webhooks';
import { createHandler as createQuoteHandler } from '../../supabase/functions/request-quote/handler';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import { createHandler as createVoiceHandler } from '../../supabase/functions/twilio-manage/handler';
import type { Env } from '../../supabase/functions/_shared/env';
import { takeConsoleErrors } from '../support/console-guard';
import { dice, inFlight, isDeep, noteFigure, sized } from '../support/fuzz';
import {
  adminCall,
  businessNumber,
  newSid,
  origin,
  read,
  twilioMessage,
  webhookRequest,
  type Handler,
  type Person,
} from '../support/functions-harness';
import { startServerWorld, type ServerWorld } from '../support/server-harness';

type CreateHandler = (env: Env) => Handler;

const messagesUrl = 'https://api.twilio.com/2010-04-01/Accounts/:account/Messages.json';
const customers = Array.from({ length: 20 }, (_, index) => `+1918555${3000 + index}`);
const customer = (index: number) => customers[index % customers.length] ?? '';

let world: ServerWorld;
let admin: Person;

beforeAll(async () => {
  world = await startServerWorld();
  admin = await world.signedAdmin();
  await world.saveSetting('twilio_phone_number', businessNumber);
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.twilioRequests.length = 0;
  world.twilioMessages.length = 0;
  await world.execute(`
    truncate public.contacts, private.reconciled cascade;
    insert into public.contacts (address, texting_allowed_by)
    select number, 'text' from unnest(string_to_array('${customers.join(' ')}', ' ')) number`);
});
afterEach(() => {
  world.server.resetHandlers();
  takeConsoleErrors();
});

const sendText = async (handler: Handler, to: string, body: string, more: object = {}) => {
  const request = { action: 'sendMessage', from: businessNumber, to, body, ...more };
  const response = await adminCall(handler, 'sms-handler', request, admin.token);
  return { ...(await read(response)), retryAfter: Number(response.headers.get('retry-after') ?? 0) };
};

/**
 * A Twilio that answers half of the sends properly and loses the other answers, each in another way; one
 * time in ten what it said can't be noted either. Or one that answers 500 to every second text after taking
 * it. Answers what it has accepted.
 */
function unreliableTwilio(roll: () => number, failsOnceTaken: boolean) {
  const accepted: { sid: string; body: string; callback: URL }[] = [];
  world.server.use(
    http.post(`${origin}/rest/v1/rpc/update_message_status`, () =>
      roll() < 0.1 ? HttpResponse.error() : undefined,
    ),
  );
  const wasBusy = new Set<string>();
  const visits = { elsewhere: 0 };
  const text = (words: string, status: number) => new HttpResponse(words, { status });
  world.server.use(
    http.all('https://evil.example/*', () => {
      visits.elsewhere += 1;
      return HttpResponse.json({ sid: newSid('SM'), status: 'queued' }, { status: 201 });
    }),
    http.post(messagesUrl, async ({ request }) => {
      const form = new URLSearchParams(await request.text());
      const body = form.get('Body') ?? '';
      const accept = () => {
        const sid = newSid('SM');
        accepted.push({ sid, body, callback: new URL(form.get('StatusCallback') ?? '') });
        const sent = { direction: 'outbound-api', from: businessNumber, to: form.get('To') };
        world.twilioMessages.unshift(twilioMessage({ sid, ...sent, body, status: 'sent' }));
        return { sid, status: 'queued' };
      };
      if (wasBusy.has(body) || roll() < 0.5) return HttpResponse.json(accept(), { status: 201 });
      const failOnceTaken = () => (accept(), HttpResponse.json({ message: 'oops' }, { status: 500 }));
      if (failsOnceTaken) return failOnceTaken();
      const ways = [
        () => (accept(), HttpResponse.error()),
        () => HttpResponse.error(),
        failOnceTaken,
        () => HttpResponse.json({ message: 'oops' }, { status: 503 }),
        () => (accept(), text('<h1>Welcome</h1>', 200)),
        () => text('<h1>Sorry</h1>', 502),
        () => text(JSON.stringify(accept()).slice(0, 20), 201),
        () => (accept(), text(`{"sid":"${'x'.repeat(1_100_000)}"}`, 201)),
        () => new HttpResponse(null, { status: 307, headers: { location: 'https://evil.example/' } }),
        () => {
          wasBusy.add(body);
          return HttpResponse.json({ code: 20429, message: 'Too many', status: 429 }, { status: 429 });
        },
      ];
      const way = ways[Math.floor(roll() * ways.length)];
      return way?.() ?? HttpResponse.error();
    }),
  );
  return { accepted, visits };
}

type SendingCounts = {
  submissions: number;
  /** Answers that are neither a success nor the sentence that nobody knows. */
  otherAnswers: number;
  accepted: number;
  duplicates: number;
  elsewhere: number;
  /** Twilio has it, and our row doesn't have Twilio's name for it. */
  withoutSid: number;
  stillUnknown: number;
  unknownButAccepted: number;
};

/**
 * Sends `count` texts, each submitted three times by dice: at once or one after the other, to three
 * instances of the function. Afterwards half of the callbacks come, and catching up does the rest.
 */
async function sendThrice(
  create: CreateHandler,
  count: number,
  { failsOnceTaken = false } = {},
): Promise<SendingCounts> {
  const roll = dice();
  const { accepted, visits } = unreliableTwilio(roll, failsOnceTaken);
  const instances = [1, 2, 3].map(() => create(world.env()));
  const anInstance = () => instances[Math.floor(roll() * instances.length)] ?? create(world.env());
  let otherAnswers = 0;
  const keys = Array.from({ length: count }, () => randomUUID());
  await inFlight(16, keys, async (idempotencyKey, index) => {
    const submit = async () => {
      const { status, body } = await sendText(anInstance(), customer(index), `Text ${index}`, {
        idempotencyKey,
      });
      if (status !== 200 && !(status === 202 && body['code'] === 'not_confirmed')) otherAnswers += 1;
    };
    if (roll() < 0.5) await Promise.all([submit(), submit(), submit()]);
    else for (let time = 0; time < 3; time += 1) await submit();
  });

  world.server.resetHandlers();
  await inFlight(
    16,
    accepted.filter(() => roll() < 0.5),
    async ({ sid, callback }) => {
      const path = callback.pathname.replace('/functions/v1', '') + callback.search;
      await anInstance()(webhookRequest(path, { MessageSid: sid, MessageStatus: 'delivered' }));
    },
  );
  for (let isComplete: unknown = false; isComplete !== true;) {
    const answer = await read(
      await adminCall(anInstance(), 'sms-handler', { action: 'reconcile' }, admin.token),
    );
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    isComplete = answer.body['isComplete'];
  }

  const rows = await world.query(
    "select id, body, provider_sid, status from public.messages where direction = 'outbound'",
  );
  const sidOf = new Map(rows.map((row) => [row['id'], row['provider_sid']]));
  const open = rows.filter(({ status }) => status === 'unknown' || status === 'pending');
  const atTwilio = new Set<unknown>(accepted.map(({ body }) => body));
  return {
    submissions: 3 * count,
    otherAnswers,
    accepted: atTwilio.size,
    duplicates: accepted.length - atTwilio.size,
    elsewhere: visits.elsewhere,
    withoutSid: accepted.filter(
      ({ sid, callback }) => sidOf.get(callback.searchParams.get('message')) !== sid,
    ).length,
    stillUnknown: open.length,
    unknownButAccepted: open.filter(({ body }) => atTwilio.has(body)).length,
  };
}

describe('G9 R2 R3 R4 T64 sends to a Twilio that breaks half of its answers', () => {
  const count = sized({ slice: 24, deep: 2_000 });

  test('go out once each, and each that went out is found again', { timeout: 300_000 }, async () => {
    const counts = await sendThrice(createHandler, count);
    expect(counts).toMatchObject({
      otherAnswers: 0,
      duplicates: 0,
      elsewhere: 0,
      withoutSid: 0,
      unknownButAccepted: 0,
      stillUnknown: count - counts.accepted,
    });
    expect(counts.accepted).toBeGreaterThan(count / 2);
    expect(counts.stillUnknown).toBeGreaterThan(0);
    noteFigure({
      target: 'G9',
      figure: `${counts.submissions} submissions of ${count} sends, half of Twilio's answers broken: ${counts.duplicates} duplicates, ${counts.withoutSid} of ${counts.accepted} accepted without a SID, ${counts.stillUnknown} unknown, none of them accepted`,
    });
  });
});

describe('G14 T40 the caps on texts', () => {
  /** So many attempts, twenty at once, over three instances of the function. */
  async function attempt(count: number, limits: Record<string, string | undefined>) {
    const instances = [1, 2, 3].map(() => createHandler(world.env(limits)));
    const answers = await inFlight(20, Array.from({ length: count }), async (_, index) => {
      const handler = instances[index % instances.length] ?? createHandler(world.env(limits));
      return sendText(handler, customer(index), `Attempt ${index}`);
    });
    return {
      sent: answers.filter(({ status }) => status === 200).length,
      refused: answers.filter(({ body }) => body['code'] === 'too_many_texts'),
      atTwilio: world.twilioRequests.filter(({ method }) => method === 'POST').length,
    };
  }
  /** Undefined is the limit as it comes. */
  const limits = (perMinute?: string, perDay?: string) => ({
    TEXTS_PER_MINUTE: perMinute,
    TEXTS_PER_DAY: perDay,
  });

  test('let thirty through in a minute, however many are tried at once', async () => {
    const { sent, refused, atTwilio } = await attempt(40, limits());
    expect([sent, refused.length, atTwilio]).toEqual([30, 10, 30]);
    for (const { status, body, retryAfter } of refused) {
      expect(status).toBe(429);
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(60);
      expect(body['error']).toMatch(/This one was not sent: try again in \d+ seconds?\.$/);
    }
    const rows = await world.query("select count(*)::int from public.messages where direction = 'outbound'");
    expect(rows).toEqual([{ count: 30 }]);
  });

  test('let the day’s number through and not one more', { timeout: 300_000 }, async () => {
    const [cap, count] = isDeep ? [200, 1_000] : [12, 30];
    const { sent, refused, atTwilio } = await attempt(
      count,
      limits('999999', isDeep ? undefined : String(cap)),
    );
    expect([sent, refused.length, atTwilio]).toEqual([cap, count - cap, cap]);
    for (const { body, retryAfter } of refused) {
      expect(retryAfter).toBeGreaterThan(85_000);
      expect(body['error']).toMatch(/try again in 24 hours\.$/);
    }
    noteFigure({
      target: 'G14',
      figure: `${count} attempts to send: ${atTwilio} reached Twilio, cap ${cap} a day`,
    });
  });

  test('count a text that is tried again, and none that is only asked for again', async () => {
    const handler = createHandler(world.env(limits('1')));
    const key = { idempotencyKey: randomUUID() };
    const refuse = () => HttpResponse.json({ code: 21614, message: 'no', status: 400 }, { status: 400 });
    world.server.use(http.post(messagesUrl, refuse));
    for (let time = 0; time < 2; time += 1) {
      expect((await sendText(handler, customer(0), 'To a landline', key)).body['code']).toBe('twilio_21614');
    }
    const [failed] = await world.query("select id from public.messages where body = 'To a landline'");
    const again = { retryOf: failed?.['id'], idempotencyKey: randomUUID() };
    expect((await sendText(handler, customer(0), 'To a landline', again)).status).toBe(429);
    await world.execute("update public.messages set created_at = now() - interval '61 seconds'");
    expect((await sendText(handler, customer(0), 'To a landline', again)).body['code']).toBe('twilio_21614');
  });
});

describe('T39 everything that anybody can reach without a login', () => {
  test('never makes Twilio do anything', async () => {
    const [sms, voice, quote] = [createHandler, createVoiceHandler, createQuoteHandler].map((create) =>
      create(world.env()),
    );
    if (!sms || !voice || !quote) throw new Error('a function is missing');
    const [from, to] = [customer(0), businessNumber];
    const call = { CallSid: newSid('CA'), From: from, To: to, CallStatus: 'ringing' };
    const recording = {
      RecordingSid: `RE${'1'.repeat(32)}`,
      RecordingDuration: '7',
      RecordingStatus: 'completed',
    };
    const forms: [Handler, string, Record<string, string>][] = [
      ...['Hello', 'STOP', 'START', 'HELP', ''].map((body): [Handler, string, Record<string, string>] => [
        sms,
        webhookPaths.inboundMessage,
        { MessageSid: newSid('SM'), From: from, To: to, Body: body, NumMedia: '0' },
      ]),
      ...['sent', 'delivered', 'failed', 'nonsense'].map(
        (status): [Handler, string, Record<string, string>] => [
          sms,
          `${webhookPaths.messageStatus}?message=${randomUUID()}`,
          { MessageSid: newSid('SM'), MessageStatus: status },
        ],
      ),
      [voice, webhookPaths.inboundCall, call],
      [voice, webhookPaths.dialResult, { ...call, DialCallStatus: 'no-answer' }],
      [voice, webhookPaths.voicemail, { ...call, ...recording }],
      [voice, webhookPaths.recordingStatus, { ...call, ...recording }],
      [voice, webhookPaths.transcript, { ...call, ...recording, TranscriptionStatus: 'completed' }],
      [voice, webhookPaths.screen, call],
      [voice, `${webhookPaths.bridge}?to=%2B19185550161`, call],
    ];
    expect(new Set(forms.map(([, path]) => path.split('?')[0]))).toEqual(
      new Set(Object.values(webhookPaths)),
    );
    const statuses = new Set<number>();
    const rounds = sized({ slice: 2, deep: 50 });
    for (let round = 0; round < rounds; round += 1) {
      await inFlight(8, forms, async ([handler, path, fields]) => {
        for (const signature of [undefined, null, 'bm8=']) {
          const given = signature === undefined ? {} : { signature };
          statuses.add((await handler(webhookRequest(path, fields, given))).status);
        }
      });
      for (const action of ['sendMessage', 'reconcile', 'getMedia', 'getPhoneNumbers', 'connectNumber']) {
        for (const name of ['sms-handler', 'twilio-manage'] as const) {
          const handler = name === 'sms-handler' ? sms : voice;
          statuses.add(
            (await adminCall(handler, name, { action, from: to, to: from, body: 'x' }, null)).status,
          );
        }
      }
      for (const website of ['', 'https://spam.example']) {
        const request = {
          ...{ name: 'Dana', phone: from, zip: '74012', equipment: 'Excavator', description: `No. ${round}` },
          ...{ urgency: 'This week', smsConsent: true, page: '/contact', website },
        };
        const headers = { 'content-type': 'application/json' };
        const response = await quote(
          new Request(`${origin}/request-quote`, { method: 'POST', headers, body: JSON.stringify(request) }),
        );
        statuses.add(response.status);
      }
    }
    expect(
      [...statuses].filter((status) => status >= 500),
      takeConsoleErrors().join('\n'),
    ).toEqual([]);
    expect(statuses).toContain(200);
    expect(statuses).toContain(204);
    expect(world.twilioRequests).toEqual([]);
    const requests = rounds * (forms.length * 3 + 12);
    noteFigure({
      target: 'G14',
      figure: `${requests} requests to the whole public surface: 0 calls of Twilio's API`,
    });
  });
});
