/**
 * Texts through a Twilio that breaks half of its answers, and the limits on texts. They run on a PostgreSQL server, where
 * simultaneous requests really are simultaneous.
 */
import { randomUUID } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHandler as createSmsHandler } from '../../supabase/functions/sms-handler/handler';
import { takeConsoleErrors } from '../support/console-guard';
import { adminCall, catchUp, read, webhookRequest, type Handler } from '../support/function-requests';
import { origin } from '../support/functions-harness';
import { seededRandom, inFlight, isDeep, noteFigure, sized } from '../support/fuzz';
import { startOfficeOn } from '../support/office-setup';
import { startServicesOnPostgres } from '../support/postgres-services';
import { businessNumber, newSid, twilioError, twilioMessage } from '../support/twilio-rows';
import { genuine, postTo, webhookNames } from './webhook-posts';

const messagesUrl = 'https://api.twilio.com/2010-04-01/Accounts/:account/Messages.json';
const customers = Array.from({ length: 20 }, (_, index) => `+1918555${3000 + index}`);
const customer = (index: number) => customers[index % customers.length] ?? '';

const { services, createHandler, quote } = await startOfficeOn(await startServicesOnPostgres());
const admin = await services.signedAdmin();
beforeEach(() =>
  services.execute(`insert into public.contacts (address, texting_allowed_by)
    select number, 'text' from unnest(string_to_array('${customers.join(' ')}', ' ')) number`),
);
afterEach(() => void takeConsoleErrors());

const sendText = async (handler: Handler, to: string, body: string, more: object = {}) => {
  const request = { action: 'sendMessage', from: businessNumber, to, body, ...more };
  const response = await adminCall(handler, 'sms-handler', request, admin.token);
  return { ...(await read(response)), retryAfter: Number(response.headers.get('retry-after') ?? 0) };
};

/**
 * A Twilio that answers half of the texts properly and breaks the other answers in different ways. One status in ten
 * cannot be stored either. Returns the texts that Twilio accepted.
 */
function unreliableTwilio(random: () => number) {
  const accepted: { sid: string; body: string; callback: URL }[] = [];
  services.server.use(
    http.post(`${origin}/rest/v1/rpc/update_message_status`, () =>
      random() < 0.1 ? HttpResponse.error() : undefined,
    ),
  );
  const wasBusy = new Set<string>();
  services.server.use(
    http.post(messagesUrl, async ({ request }) => {
      const form = new URLSearchParams(await request.text());
      const body = form.get('Body') ?? '';
      const accept = () => {
        const sid = newSid('SM');
        accepted.push({ sid, body, callback: new URL(form.get('StatusCallback') ?? '') });
        const sent = { direction: 'outbound-api', from: businessNumber, to: form.get('To') };
        services.twilioMessages.unshift(twilioMessage({ sid, ...sent, body, status: 'sent' }));
        return JSON.stringify({ sid, status: 'queued' });
      };
      const answer = (words: string | null, status: number, headers = {}) =>
        new HttpResponse(words, { status, headers });
      if (wasBusy.has(body) || random() < 0.5) {
        return answer(accept(), 201);
      }
      const ways = [
        () => (accept(), HttpResponse.error()),
        () => HttpResponse.error(),
        () => (accept(), answer('{"message":"oops"}', 500)),
        () => answer('{"message":"oops"}', 503),
        () => (accept(), answer('<h1>Welcome</h1>', 200)),
        () => answer('<h1>Sorry</h1>', 502),
        () => answer(accept().slice(0, 20), 201),
        () => (accept(), answer(`{"sid":"${'x'.repeat(1_100_000)}"}`, 201)),
        () => answer(null, 307, { location: 'https://evil.example/' }),
        () => answer('{"code":30001,"message":"Full","status":400}', 400),
        () => (wasBusy.add(body), answer('{"code":20429,"message":"Too many","status":429}', 429)),
      ];
      return ways[Math.floor(random() * ways.length)]?.();
    }),
  );
  return accepted;
}

/** A handler that picks one of three instances of the function. */
function someInstance(random: () => number, limits: Record<string, string | undefined> = {}): Handler {
  const instances = [1, 2, 3].map(() => createSmsHandler(services.env(limits)));
  return (request) => instances[Math.floor(random() * 3)]?.(request) ?? Promise.reject(new Error('none'));
}

test('texts through a Twilio that breaks half of its answers go out once each (G9, R2, R3, R4, T64)', async () => {
  const count = sized({ slice: 24, deep: 2_000 });
  const random = seededRandom();
  const accepted = unreliableTwilio(random);
  const handler = someInstance(random);
  const otherAnswers: string[] = [];
  await inFlight(16, Array.from({ length: count }), async (_, index) => {
    const idempotencyKey = randomUUID();
    const submit = async () => {
      const { status, body } = await sendText(handler, customer(index), `Text ${index}`, {
        idempotencyKey,
      });
      const isKnown = status === 200 || ['not_confirmed', 'twilio_30001'].includes(String(body['code']));
      if (!isKnown) {
        otherAnswers.push(`${status} ${JSON.stringify(body)}`);
      }
    };
    // All at once or one after the other.
    if (random() < 0.5) {
      await Promise.all([submit(), submit(), submit()]);
    } else {
      for (let time = 0; time < 3; time += 1) {
        await submit();
      }
    }
  });
  expect(otherAnswers).toEqual([]);
  const texts = new Set(accepted.map(({ body }) => body));
  expect(texts.size, 'none went out twice').toBe(accepted.length);

  // Half of the callbacks arrive; reconciliation settles the rest.
  services.server.resetHandlers();
  for (const { sid, callback } of accepted.filter(() => random() < 0.5)) {
    const path = callback.pathname.replace('/functions/v1', '') + callback.search;
    await handler(webhookRequest(path, { MessageSid: sid, MessageStatus: 'delivered' }));
  }
  await catchUp(handler, admin);
  const rows = await services.query(
    "select id, body, provider_sid, status from public.messages where direction = 'outbound'",
  );
  const sids = new Map(rows.map((row) => [row['id'], row['provider_sid']]));
  for (const { sid, callback } of accepted) {
    expect(sids.get(callback.searchParams.get('message'))).toBe(sid);
  }
  const open = rows.filter(({ status }) => ['unknown', 'pending', 'failed'].includes(String(status)));
  expect(open.filter(({ body }) => texts.has(String(body)))).toEqual([]);
  expect(open).toHaveLength(count - texts.size);
  expect(texts.size).toBeGreaterThan(count / 2);
  expect(open.length).toBeGreaterThan(0);
  noteFigure('G9', `${count} texts, 3 times each: ${texts.size} accepted once, ${open.length} unknown`);
});

/** Attempts this many texts, twenty at a time. An undefined limit keeps its default. */
async function attempt(count: number, TEXTS_PER_MINUTE?: string, TEXTS_PER_DAY?: string) {
  const handler = someInstance(seededRandom(), { TEXTS_PER_MINUTE, TEXTS_PER_DAY });
  const answers = await inFlight(20, Array.from({ length: count }), (_, index) =>
    sendText(handler, customer(index), `Attempt ${index}`),
  );
  return {
    sent: answers.filter(({ status }) => status === 200).length,
    refused: answers.filter(({ body }) => body['code'] === 'too_many_texts'),
    atTwilio: services.twilioRequests.filter(({ method }) => method === 'POST').length,
  };
}

test('the limits on texts allow thirty in a minute, however many are tried at once (G14, T40)', async () => {
  const { sent, refused, atTwilio } = await attempt(40);
  expect([sent, refused.length, atTwilio]).toEqual([30, 10, 30]);
  for (const { status, body, retryAfter } of refused) {
    expect(status).toBe(429);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(body['error']).toMatch(/This one was not sent: try again in \d+ seconds?\.$/);
  }
  expect(await services.rows('messages?select=id&direction=eq.outbound')).toHaveLength(30);
});

test('the limits on texts allow the daily number and not one more (G14, T40)', async () => {
  const [cap, count] = isDeep ? [200, 1_000] : [12, 30];
  const { sent, refused, atTwilio } = await attempt(count, '999999', isDeep ? undefined : String(cap));
  expect([sent, refused.length, atTwilio]).toEqual([cap, count - cap, cap]);
  for (const { body, retryAfter } of refused) {
    expect(retryAfter).toBeGreaterThan(85_000);
    expect(body['error']).toMatch(/try again in 24 hours\.$/);
  }
  noteFigure('G14', `${count} attempts to send: ${atTwilio} reached Twilio, cap ${cap}`);
});

test('the limits on texts count a text that is sent again, but not a request that is merely repeated (G14, T40)', async () => {
  const handler = createSmsHandler(services.env({ TEXTS_PER_MINUTE: '1', TEXTS_PER_DAY: undefined }));
  const key = { idempotencyKey: randomUUID() };
  services.server.use(http.post(messagesUrl, () => twilioError(400, 21614)));
  for (let time = 0; time < 2; time += 1) {
    expect((await sendText(handler, customer(0), 'To a landline', key)).body['code']).toBe('twilio_21614');
  }
  const [failed] = await services.query("select id from public.messages where body = 'To a landline'");
  const again = { retryOf: failed?.['id'], idempotencyKey: randomUUID() };
  expect((await sendText(handler, customer(0), 'To a landline', again)).status).toBe(429);
  await services.execute("update private.rate_limits set ends_at = ends_at - interval '61 seconds'");
  expect((await sendText(handler, customer(0), 'To a landline', again)).body['code']).toBe('twilio_21614');
});

// access.test.ts and webhooks.test.ts show the same for actions without a login and for posts without a signature.
test('what anybody may post never makes Twilio do anything (T39)', async () => {
  const random = seededRandom();
  const statuses: number[] = [];
  for (let round = 0; round < sized({ slice: 2, deep: 50 }); round += 1) {
    for (const name of webhookNames) {
      const post = postTo(name, random);
      const handler = createHandler(post.path.startsWith('/sms-handler') ? 'sms-handler' : 'twilio-manage');
      statuses.push((await handler(genuine(post))).status);
    }
    for (const website of ['', 'https://spam.example']) {
      const fields = { phone: customer(0), smsConsent: true, description: `No. ${round}`, website };
      statuses.push((await quote(fields)).status);
    }
  }
  expect(
    statuses.filter((status) => status >= 500),
    takeConsoleErrors().join('\n'),
  ).toEqual([]);
  expect(statuses).toEqual(expect.arrayContaining([200, 204]));
  expect(services.twilioRequests).toEqual([]);
  noteFigure('G14', `${statuses.length} requests that anybody may send: 0 calls of Twilio's API`);
});
