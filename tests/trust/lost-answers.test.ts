/**
 * Sending while one answer is lost: between the office and the function, the function and the database, or
 * the function and Twilio, before or after what was asked was done. On a PostgreSQL server.
 */
import { randomUUID } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import { createHandler as createVoiceHandler } from '../../supabase/functions/twilio-manage/handler';
import { takeConsoleErrors } from '../support/console-guard';
import { faultyNetwork, type FaultyNetwork } from '../support/faults';
import { noteFigure } from '../support/fuzz';
import {
  adminCall,
  businessNumber,
  newSid,
  read,
  twilioMessage,
  webhookRequest,
  type Person,
} from '../support/functions-harness';
import { startServerWorld, type ServerWorld } from '../support/server-harness';

const messagesUrl = 'https://api.twilio.com/2010-04-01/Accounts/:account/Messages.json';
const customer = '+19185550164';
const words = 'On our way';
const noon = new Date('2026-11-20T18:00:00Z');

const messages = '/Messages.json';

let world: ServerWorld;
let network: FaultyNetwork;
let admin: Person;
/** The texts that Twilio has taken. */
let taken: string[] = [];

beforeAll(async () => {
  world = await startServerWorld();
  network = faultyNetwork(world);
  admin = await world.signedAdmin();
  await world.saveSetting('twilio_phone_number', businessNumber);
  await world.execute(`update public.call_handling set text_back_on = true, text_back_text = '${words}',
    text_back_when = 'any_time' where id`);
});
afterAll(() => world.stop());
beforeEach(async () => {
  taken = [];
  world.server.use(http.post(messagesUrl, ({ request }) => takeText(request)));
  world.twilioMessages.length = 0;
  world.twilioRequests.length = 0;
  await world.execute(`truncate public.contacts cascade;
    insert into public.contacts (address, texting_allowed_by) values ('${customer}', 'text')`);
});
afterEach(() => {
  world.server.resetHandlers();
  takeConsoleErrors();
});

/** Twilio as it is: what it takes is in its list from then on. */
async function takeText(request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.clone().text());
  const sid = newSid('SM');
  taken.push(form.get('Body') ?? '');
  const text = { from: form.get('From'), to: form.get('To'), body: form.get('Body'), status: 'queued' };
  world.twilioMessages.unshift(twilioMessage({ sid, direction: 'outbound-api', ...text }));
  return HttpResponse.json({ sid, status: 'queued' }, { status: 201 });
}

/** Loses so many answers at a path: `before` nothing is done, `after` it has been done. */
function lose(path: string, moment: 'before' | 'after', times: number): void {
  const link = path === messages ? 'twilio' : 'database';
  network.strike({ link, kind: `lost ${moment}`, times, path });
}

const endClaims = () =>
  world.execute("update public.messages set claimed_until = now() - interval '1 second'");
const row = async () => {
  const [message] = await world.query(
    "select status, provider_sid from public.messages where direction = 'outbound'",
  );
  return message;
};

const points: [string, string, number][] = [
  ['the role', '/rpc/office_access', 1],
  ['the row', '/rpc/begin_message', 1],
  ['the row, twice', '/rpc/begin_message', 2],
  ['Twilio', messages, 1],
  ['the status', '/rpc/update_message_status', 1],
];
const moments = ['before', 'after'] as const;
const cases = points.flatMap(([name, path, times]) =>
  moments.map((moment) => ({ name, moment, path, times })),
);

describe('R5 a text of the office', () => {
  const send = async (idempotencyKey: string) =>
    read(
      await adminCall(
        createHandler(world.env()),
        'sms-handler',
        { action: 'sendMessage', from: businessNumber, to: customer, body: words, idempotencyKey },
        admin.token,
      ),
    );
  /** Called sent only when Twilio has it. */
  const isHonest = ({ status, body }: Awaited<ReturnType<typeof send>>) =>
    status === 200 ? taken.length === 1 : body['success'] !== true;

  test.each(cases)(
    'of which the answer of $name is lost $moment it is done arrives once, and is never called sent too early',
    async ({ path, times, moment }) => {
      lose(path, moment, times);
      const key = randomUUID();
      expect(isHonest(await send(key))).toBe(true);
      expect(isHonest(await send(key))).toBe(true);
      await endClaims();
      expect(isHonest(await send(key))).toBe(true);
      const last = await send(key);
      expect(last).toMatchObject({ status: 200, body: { success: true, message: { body: words } } });
      expect(taken).toEqual([words]);
      expect((await row())?.['provider_sid']).toBe(world.twilioMessages[0]?.['sid']);
    },
  );

  test('whose row was written for somebody who never heard of it is not sent yet, and says so', async () => {
    lose('/rpc/begin_message', 'after', 2);
    const key = randomUUID();
    expect(await send(key)).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    expect(await send(key)).toMatchObject({ status: 202, body: { success: false, code: 'not_confirmed' } });
    expect([taken.length, await row()]).toEqual([0, { status: 'pending', provider_sid: null }]);
    await endClaims();
    expect((await send(key)).status).toBe(200);
    expect(taken).toHaveLength(1);
  });

  test('is sent once by many who repeat it when the claim has ended', async () => {
    lose('/rpc/begin_message', 'after', 2);
    const key = randomUUID();
    await send(key);
    await endClaims();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 202]));
    expect(taken).toHaveLength(1);
  });

  test('is not sent again while Twilio can’t be looked at', async () => {
    lose(messages, 'after', 1);
    const key = randomUUID();
    expect((await send(key)).status).toBe(202);
    await endClaims();
    world.server.use(http.get(messagesUrl, () => HttpResponse.error(), { once: true }));
    expect((await send(key)).status).toBe(202);
    await endClaims();
    expect((await send(key)).status).toBe(200);
    expect(taken).toHaveLength(1);
  });

  test('is not taken for an earlier one of the same words', async () => {
    expect((await send(randomUUID())).status).toBe(200);
    lose('/rpc/begin_message', 'after', 2);
    const key = randomUUID();
    await send(key);
    await endClaims();
    expect((await send(key)).status).toBe(200);
    expect(taken).toEqual([words, words]);
  });

  test('whose recipient said STOP meanwhile is not sent any more', async () => {
    lose('/rpc/begin_message', 'after', 2);
    const key = randomUUID();
    await send(key);
    await endClaims();
    await world.execute('update public.contacts set opted_out_by_contact = true');
    expect(await send(key)).toMatchObject({ status: 409, body: { code: 'opted_out' } });
    expect(taken).toEqual([]);
  });
});

describe('the text after a missed call', () => {
  let CallSid = '';
  const running: Promise<unknown>[] = [];
  beforeAll(() => {
    vi.stubGlobal('EdgeRuntime', { waitUntil: (work: Promise<unknown>) => running.push(work) });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
  beforeEach(() => {
    CallSid = newSid('CA');
  });
  /** A call that nobody took, with all that goes on after the answer. */
  const missed = async () => {
    const handler = createVoiceHandler(world.env(), () => noon);
    const fields = { CallSid, From: customer, To: businessNumber, DialCallStatus: 'no-answer' };
    expect((await handler(webhookRequest('/twilio-manage/voice-result', fields))).status).toBe(200);
    await Promise.all(running.splice(0));
  };
  const status = async () => (await row())?.['status'];

  test.each(moments)('whose row is lost once %s it is written is sent all the same', async (moment) => {
    lose('/rpc/begin_automatic_text', moment, 1);
    await missed();
    expect(await status()).toBe('queued');
    expect(taken).toEqual([words]);
  });

  test('whose row is lost twice is sent when the call is told of again, once', async () => {
    lose('/rpc/begin_automatic_text', 'after', 2);
    await missed();
    expect(await status()).toBe('pending');
    await missed();
    expect(taken).toEqual([]);
    await endClaims();
    await missed();
    expect(await status()).toBe('queued');
    await missed();
    expect(taken).toEqual([words]);
  });

  test('whose answer of Twilio is lost is found there, not sent again', async () => {
    lose(messages, 'after', 1);
    await missed();
    expect(await status()).toBe('unknown');
    await endClaims();
    await missed();
    expect(await status()).toBe('queued');
    expect(taken).toEqual([words]);
  });
});

afterAll(() =>
  noteFigure({
    target: 'R5',
    figure: `${cases.length} single answers lost on the way of a text: each at Twilio exactly once, none called sent before`,
  }),
);
