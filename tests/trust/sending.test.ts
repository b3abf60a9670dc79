/**
 * Sending against a Twilio that breaks half of its answers, and the caps on spending, on a PostgreSQL
 * server: there requests that come at once really are at once.
 */
import { randomUUID } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandler as createQuoteHandler } from '../../supabase/functions/request-quote/handler';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import { createHandler as createVoiceHandler } from '../../supabase/functions/twilio-manage/handler';
import { takeConsoleErrors } from '../support/console-guard';
import { seededRandom, inFlight, isDeep, noteFigure, sized } from '../support/fuzz';
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
import { startServicesOnPostgres, type PostgresServices } from '../support/postgres-services';
import { genuine, postTo, sent, webhookNames } from './webhook-posts';

const messagesUrl = 'https://api.twilio.com/2010-04-01/Accounts/:account/Messages.json';
const customers = Array.from({ length: 20 }, (_, index) => `+1918555${3000 + index}`);
const customer = (index: number) => customers[index % customers.length] ?? '';

let services: PostgresServices;
let admin: Person;

beforeAll(async () => {
  services = await startServicesOnPostgres();
  admin = await services.signedAdmin();
  await services.saveSetting('twilio_phone_number', businessNumber);
});
afterAll(() => services.stop());
beforeEach(async () => {
  services.twilioRequests.length = 0;
  services.twilioMessages.length = 0;
  await services.execute(`
    truncate public.contacts, private.reconciled cascade;
    insert into public.contacts (address, texting_allowed_by)
    select number, 'text' from unnest(string_to_array('${customers.join(' ')}', ' ')) number`);
});
afterEach(() => {
  services.server.resetHandlers();
  takeConsoleErrors();
});

const sendText = async (handler: Handler, to: string, body: string, more: object = {}) => {
  const request = { action: 'sendMessage', from: businessNumber, to, body, ...more };
  const response = await adminCall(handler, 'sms-handler', request, admin.token);
  return { ...(await read(response)), retryAfter: Number(response.headers.get('retry-after') ?? 0) };
};

/**
 * A Twilio that answers half of the sends properly and loses the other answers, each in another way; one
 * time in ten what it said can't be noted either. Answers what it has accepted.
 */
function unreliableTwilio(random: () => number) {
  const accepted: { sid: string; body: string; callback: URL }[] = [];
  services.server.use(
    http.post(`${origin}/rest/v1/rpc/update_message_status`, () =>
      random() < 0.1 ? HttpResponse.error() : undefined,
    ),
  );
  const wasBusy = new Set<string>();
  const visits = { elsewhere: 0 };
  const text = (words: string, status: number) => new HttpResponse(words, { status });
  services.server.use(
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
        services.twilioMessages.unshift(twilioMessage({ sid, ...sent, body, status: 'sent' }));
        return { sid, status: 'queued' };
      };
      if (wasBusy.has(body) || random() < 0.5) return HttpResponse.json(accept(), { status: 201 });
      const ways = [
        () => (accept(), HttpResponse.error()),
        () => HttpResponse.error(),
        () => (accept(), HttpResponse.json({ message: 'oops' }, { status: 500 })),
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
      const way = ways[Math.floor(random() * ways.length)];
      return way?.() ?? HttpResponse.error();
    }),
  );
  return { accepted, visits };
}

/** Sends each text three times, at once or one after the other, to three instances of the function. */
async function sendThrice(texts: number, random: () => number): Promise<string[]> {
  const instances = [1, 2, 3].map(() => createHandler(services.env()));
  const anInstance = () =>
    instances[Math.floor(random() * instances.length)] ?? createHandler(services.env());
  const otherAnswers: string[] = [];
  const keys = Array.from({ length: texts }, () => randomUUID());
  await inFlight(16, keys, async (idempotencyKey, index) => {
    const submit = async () => {
      const request = { idempotencyKey };
      const { status, body } = await sendText(anInstance(), customer(index), `Text ${index}`, request);
      const isKnown = status === 200 || (status === 202 && body['code'] === 'not_confirmed');
      if (!isKnown) otherAnswers.push(`${status} ${JSON.stringify(body)}`);
    };
    if (random() < 0.5) await Promise.all([submit(), submit(), submit()]);
    else for (let time = 0; time < 3; time += 1) await submit();
  });
  return otherAnswers;
}

describe('G9 R2 R3 R4 T64 sends to a Twilio that breaks half of its answers', () => {
  const count = sized({ slice: 24, deep: 2_000 });

  test('go out once each, and each that went out is found again', { timeout: 300_000 }, async () => {
    const random = seededRandom();
    const { accepted, visits } = unreliableTwilio(random);
    expect(await sendThrice(count, random)).toEqual([]);
    const texts = new Set(accepted.map(({ body }) => body));
    expect(texts.size, 'none went out twice').toBe(accepted.length);
    expect(visits.elsewhere).toBe(0);

    // Half of the callbacks come, and catching up does the rest.
    services.server.resetHandlers();
    const handler = createHandler(services.env());
    await inFlight(
      16,
      accepted.filter(() => random() < 0.5),
      async ({ sid, callback }) => {
        const path = callback.pathname.replace('/functions/v1', '') + callback.search;
        await handler(webhookRequest(path, { MessageSid: sid, MessageStatus: 'delivered' }));
      },
    );
    for (let isComplete: unknown = false; isComplete !== true;) {
      const answer = await read(
        await adminCall(handler, 'sms-handler', { action: 'reconcile' }, admin.token),
      );
      expect(answer.status).toBe(200);
      isComplete = answer.body['isComplete'];
    }
    const rows = await services.query(
      "select id, body, provider_sid, status from public.messages where direction = 'outbound'",
    );
    const sidOf = new Map(rows.map((row) => [row['id'], row['provider_sid']]));
    for (const { sid, callback } of accepted)
      expect(sidOf.get(callback.searchParams.get('message'))).toBe(sid);
    const open = rows.filter(({ status }) => status === 'unknown' || status === 'pending');
    expect(open.filter(({ body }) => texts.has(String(body)))).toEqual([]);
    expect(open).toHaveLength(count - texts.size);
    expect(texts.size).toBeGreaterThan(count / 2);
    expect(open.length).toBeGreaterThan(0);
    noteFigure({
      target: 'G9',
      figure: `${3 * count} submissions of ${count} sends, half of Twilio's answers broken: 0 duplicates, 0 of ${texts.size} accepted without a SID, ${open.length} unknown, none of them accepted`,
    });
  });
});

describe('G14 T40 the caps on texts', () => {
  /** So many attempts, twenty at once, over three instances of the function. */
  async function attempt(count: number, limits: Record<string, string | undefined>) {
    const instances = [1, 2, 3].map(() => createHandler(services.env(limits)));
    const answers = await inFlight(20, Array.from({ length: count }), async (_, index) => {
      const handler = instances[index % instances.length] ?? createHandler(services.env(limits));
      return sendText(handler, customer(index), `Attempt ${index}`);
    });
    return {
      sent: answers.filter(({ status }) => status === 200).length,
      refused: answers.filter(({ body }) => body['code'] === 'too_many_texts'),
      atTwilio: services.twilioRequests.filter(({ method }) => method === 'POST').length,
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
    const rows = await services.query(
      "select count(*)::int from public.messages where direction = 'outbound'",
    );
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
    const handler = createHandler(services.env(limits('1')));
    const key = { idempotencyKey: randomUUID() };
    const refuse = () => HttpResponse.json({ code: 21614, message: 'no', status: 400 }, { status: 400 });
    services.server.use(http.post(messagesUrl, refuse));
    for (let time = 0; time < 2; time += 1) {
      expect((await sendText(handler, customer(0), 'To a landline', key)).body['code']).toBe('twilio_21614');
    }
    const [failed] = await services.query("select id from public.messages where body = 'To a landline'");
    const again = { retryOf: failed?.['id'], idempotencyKey: randomUUID() };
    expect((await sendText(handler, customer(0), 'To a landline', again)).status).toBe(429);
    await services.execute("update public.messages set created_at = now() - interval '61 seconds'");
    expect((await sendText(handler, customer(0), 'To a landline', again)).body['code']).toBe('twilio_21614');
  });
});

test('T39 nothing that anybody can reach without a login makes Twilio do anything', async () => {
  const sms = createHandler(services.env());
  const voice = createVoiceHandler(services.env());
  const quote = createQuoteHandler(services.env());
  const random = seededRandom();
  const statuses = new Set<number>();
  let requests = 0;
  const note = async (answer: Promise<Response>) => {
    requests += 1;
    statuses.add((await answer).status);
  };
  const rounds = sized({ slice: 2, deep: 50 });
  for (let round = 0; round < rounds; round += 1) {
    for (const name of webhookNames) {
      const post = postTo(name, random);
      const handler = post.path.startsWith('/sms-handler') ? sms : voice;
      for (const request of [genuine(post), sent(post, null), sent(post, 'bm8=')])
        await note(handler(request));
    }
    for (const action of ['sendMessage', 'reconcile', 'getMedia', 'getPhoneNumbers', 'connectNumber']) {
      await note(adminCall(sms, 'sms-handler', { action, to: customer(0), body: 'x' }, null));
      await note(adminCall(voice, 'twilio-manage', { action }, null));
    }
    for (const website of ['', 'https://spam.example']) {
      const request = {
        ...{ name: 'Dana', phone: customer(0), zip: '74012', equipment: 'Excavator', website },
        ...{ description: `No. ${round}`, urgency: 'This week', smsConsent: true, page: '/contact' },
      };
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(request) };
      await note(quote(new Request(`${origin}/request-quote`, init)));
    }
  }
  expect(
    [...statuses].filter((status) => status >= 500),
    takeConsoleErrors().join('\n'),
  ).toEqual([]);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 204, 401, 403]));
  expect(services.twilioRequests).toEqual([]);
  noteFigure({
    target: 'G14',
    figure: `${requests} requests to the whole public surface: 0 calls of Twilio's API`,
  });
});
