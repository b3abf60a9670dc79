/** What is left of texts that come in while the database is stopped, locked or not answering. */
import { delay, http, HttpResponse } from 'msw';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Env } from '../../supabase/functions/_shared/env';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import { takeConsoleErrors } from '../support/console-guard';
import { inFlight, isDeep, noteFigure, sized } from '../support/fuzz';
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

let world: ServerWorld;
let admin: Person;

beforeAll(async () => {
  world = await startServerWorld();
  admin = await world.signedAdmin();
  await world.saveSetting('twilio_phone_number', businessNumber);
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.twilioMessages.length = 0;
  await world.execute('truncate public.contacts, private.reconciled cascade');
});
afterEach(() => {
  world.server.resetHandlers();
  takeConsoleErrors();
});

const sender = (index: number) => `+1918555${4000 + (index % 40)}`;
const inbound = (sid: string, index: number) =>
  webhookRequest('/sms-handler/inbound', {
    ...{ MessageSid: sid, From: sender(index), To: businessNumber, Body: `Text ${index}`, NumMedia: '0' },
  });

type OutageCounts = {
  acknowledged: number;
  /** 503: Twilio knows that it wasn't taken. */
  refused: number;
  otherAnswers: number;
  slowestMs: number;
  acknowledgedButMissing: number;
  stored: number;
  /** More rows than texts, or more unread than rows. */
  duplicates: number;
};

/**
 * Delivers texts, each once and twenty at a time, while the server is stopped at once so many times and
 * started again a moment later. Then catches up with Twilio's list.
 */
async function deliverThroughStops(
  create: CreateHandler,
  count: number,
  stops: number,
): Promise<OutageCounts> {
  const handler = create(world.env());
  const sids = Array.from({ length: count }, () => newSid('SM'));
  const stopBefore = new Set(
    Array.from({ length: stops }, (_, index) => Math.floor((count * (index + 1)) / (stops + 1))),
  );
  const acknowledged = new Set<string>();
  let refused = 0;
  let otherAnswers = 0;
  let slowestMs = 0;
  let outage = Promise.resolve();
  await inFlight(20, sids, async (sid, index) => {
    if (stopBefore.has(index)) {
      outage = world.postgres.crash().then(async () => {
        await delay(isDeep ? 2_000 : 300);
        await world.postgres.restart();
      });
    }
    const started = performance.now();
    const { status } = await handler(inbound(sid, index));
    slowestMs = Math.max(slowestMs, performance.now() - started);
    if (status === 200) acknowledged.add(sid);
    else if (status === 503) refused += 1;
    else otherAnswers += 1;
    // As fast as refusals come, the whole corpus would fall into the first outage.
    if (status !== 200) await delay(100);
  });
  await outage;

  for (const [index, sid] of sids.entries()) {
    world.twilioMessages.unshift(twilioMessage({ sid, from: sender(index), body: `Text ${index}` }));
  }
  const stored = async () =>
    new Set(
      (await world.query('select provider_sid from public.messages')).map((row) => row['provider_sid']),
    );
  const before = await stored();
  for (let isComplete: unknown = false; isComplete !== true;) {
    const answer = await read(await adminCall(handler, 'sms-handler', { action: 'reconcile' }, admin.token));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    isComplete = answer.body['isComplete'];
  }
  const [totals] = await world.query(`select (select count(*)::int from public.messages) as texts,
    (select sum(unread_count)::int from public.contacts) as unread`);
  const after = await stored();
  return {
    acknowledged: acknowledged.size,
    refused,
    otherAnswers,
    slowestMs: Math.round(slowestMs),
    acknowledgedButMissing: [...acknowledged].filter((sid) => !before.has(sid)).length,
    stored: sids.filter((sid) => after.has(sid)).length,
    duplicates: Math.max(Number(totals?.['texts']), Number(totals?.['unread'])) - after.size,
  };
}

describe('G8 R6 R7 texts that come in while the database is stopped', () => {
  const count = sized({ slice: 300, deep: 6_000 });
  const stops = isDeep ? 3 : 1;

  test('are either stored or refused, and after catching up all there', { timeout: 300_000 }, async () => {
    const counts = await deliverThroughStops(createHandler, count, stops);
    expect(counts).toMatchObject({
      acknowledged: count - counts.refused,
      otherAnswers: 0,
      acknowledgedButMissing: 0,
      stored: count,
      duplicates: 0,
    });
    expect(counts.refused).toBeGreaterThan(0);
    noteFigure({
      target: 'G8',
      figure: `${count} deliveries over ${stops} immediate stops of PostgreSQL: ${counts.refused} refused with 503, acknowledged but missing ${counts.acknowledgedButMissing}, duplicates ${counts.duplicates}, after catching up ${counts.stored} of ${count}`,
    });
  });
});

describe('R8 while something else holds the table', () => {
  test('texts are refused before Twilio gives up, and taken again as soon as it is free', async () => {
    const handler = createHandler(world.env());
    const other = postgres(world.postgres.url, { max: 1 });
    const sids = Array.from({ length: 10 }, () => newSid('SM'));
    const deliver = () =>
      inFlight(10, sids, async (sid, index) => (await handler(inbound(sid, index))).status);
    try {
      await other.begin(async (transaction) => {
        await transaction.unsafe('lock table public.messages in access exclusive mode');
        expect(new Set(await deliver())).toEqual(new Set([503]));
      });
    } finally {
      await other.end();
    }
    expect(new Set(await deliver())).toEqual(new Set([200]));
    expect(await world.query('select count(*)::int from public.messages')).toEqual([{ count: 10 }]);
  });
});

test('R6 a database that takes the question and never answers is given up before Twilio gives up', async () => {
  let gaveUp = 0;
  world.server.use(
    http.post(`${origin}/rest/v1/rpc/receive_message`, async ({ request }) => {
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      gaveUp += 1;
      return HttpResponse.error();
    }),
  );
  expect((await createHandler(world.env())(inbound(newSid('SM'), 0))).status).toBe(503);
  await expect.poll(() => gaveUp).toBe(1);
});
