/** Texts whose answer from Twilio was lost: when they count as failed, when they are sent again, and what undoes a failure. */
import { randomUUID } from 'node:crypto';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { introduction } from '../../../supabase/functions/_shared/contract/conversations';
import { listingLagMs, queueLimitMs } from '../../../supabase/functions/_shared/domain/text-delivery';
import { takeConsoleErrors } from '../../support/console-guard';
import { faultyNetwork, type Fault } from '../../support/faults';
import { secretKey } from '../../support/functions-harness';
import { customer, startOffice } from '../../support/office-setup';
import { newSid, twilioError } from '../../support/twilio-rows';

const { services, ask, post, text, send, messages, lastStatus, twilioAnswers } = await startOffice();
const { twilioDelays } = services;
const network = faultyNetwork(services);

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const notConfirmed = { status: 202, body: { code: 'not_confirmed' } };
const atTwilio = () => services.twilioMessages.filter(({ direction }) => direction !== 'inbound');
const reconcile = async () => {
  expect((await ask({ action: 'reconcile' }, secretKey)).body).toMatchObject({
    isComplete: true,
    setAside: 0,
  });
};

/** Sends a text whose answer is lost before or after Twilio has taken it. Returns the key, which is the row's id. */
async function sendUnconfirmed(kind: Fault['kind']): Promise<string> {
  await text();
  const idempotencyKey = randomUUID();
  network.strike({ link: 'twilio', kind, path: '/Messages.json' });
  expect(await send({ idempotencyKey })).toMatchObject(notConfirmed);
  network.strike(null);
  expect(takeConsoleErrors().join()).toContain('"code":"not_sent"');
  expect(atTwilio()).toHaveLength(kind === 'lost after' ? 1 : 0);
  return idempotencyKey;
}

/** A text that Twilio has, although the office calls it failed, as an earlier release may have left it. */
async function wronglyFailed(): Promise<string> {
  const id = await sendUnconfirmed('lost after');
  await services.passTime(hourMs);
  await services.execute(`update public.messages set status = 'failed' where id = '${id}'`);
  return id;
}

describe('a text whose answer was lost', () => {
  test('is queued, not failed, while it waits in Twilio’s queue, where no list by day shows it', async () => {
    await sendUnconfirmed('lost after');
    await services.passTime(11 * minuteMs);
    await reconcile();
    expect(await lastStatus()).toEqual(['queued', null]);
    Object.assign(atTwilio()[0] ?? {}, { status: 'delivered', sentAt: new Date().toISOString() });
    await reconcile();
    expect(await lastStatus()).toEqual(['delivered', null]);
  });

  test('is not confirmed while Twilio’s lists don’t show it, for as long as Twilio may queue it', async () => {
    twilioDelays.listLagMs = 9.5 * hourMs;
    await sendUnconfirmed('lost after');
    for (const hours of [0.5, 8.5]) {
      await services.passTime(hours * hourMs);
      await reconcile();
      expect(await lastStatus()).toEqual(['unknown', null]);
    }
    await services.passTime(hourMs);
    await reconcile();
    expect(await lastStatus()).toEqual(['queued', null]);
  });

  test('has failed once Twilio’s queue is over without it, and can then be sent again', async () => {
    const id = await sendUnconfirmed('lost before');
    await services.passTime(queueLimitMs);
    await reconcile();
    expect(await lastStatus()).toEqual(['unknown', null]);
    await services.passTime(listingLagMs + 2 * minuteMs);
    await reconcile();
    expect((await messages()).at(-1)).toMatchObject({
      status: 'failed',
      errorCode: null,
      failure: 'It never reached Twilio.',
    });
    expect((await send({ retryOf: id })).body).toMatchObject({ message: { status: 'queued' } });
    expect(atTwilio()).toHaveLength(1);
  });

  test('is not sent again while Twilio may have it without listing it yet', async () => {
    twilioDelays.listLagMs = listingLagMs;
    const idempotencyKey = await sendUnconfirmed('lost after');
    for (const minutes of [2, 7]) {
      await services.passTime(minutes * minuteMs);
      expect(await send({ idempotencyKey })).toMatchObject(notConfirmed);
    }
    await services.passTime(3 * minuteMs);
    expect((await send({ idempotencyKey })).body).toMatchObject({ message: { status: 'queued' } });
    expect(atTwilio()).toHaveLength(1);
  });

  test('is found by a repeat before Twilio’s lists have had their time', async () => {
    const idempotencyKey = await sendUnconfirmed('lost after');
    await services.passTime(2 * minuteMs);
    expect((await send({ idempotencyKey })).status).toBe(200);
    expect(atTwilio()).toHaveLength(1);
  });

  test('is sent by a repeat once Twilio would list it', async () => {
    const idempotencyKey = await sendUnconfirmed('lost before');
    await services.passTime(2 * minuteMs);
    expect(await send({ idempotencyKey })).toMatchObject(notConfirmed);
    await services.passTime(10 * minuteMs);
    expect((await send({ idempotencyKey })).status).toBe(200);
    expect(atTwilio()).toHaveLength(1);
  });

  test('is settled when a repeat of it was lost too, long after its row was written', async () => {
    const idempotencyKey = await sendUnconfirmed('lost before');
    await services.passTime(hourMs);
    network.strike({ link: 'twilio', kind: 'lost after', nth: 2, path: '/Messages.json' });
    expect(await send({ idempotencyKey })).toMatchObject(notConfirmed);
    network.strike(null);
    takeConsoleErrors();
    Object.assign(atTwilio()[0] ?? {}, { status: 'sent', sentAt: new Date().toISOString() });
    await reconcile();
    expect(await lastStatus()).toEqual(['sent', null]);
  });

  test('answers with what Twilio has reported meanwhile', async () => {
    await text();
    twilioAnswers('post', 'Messages.json', async ({ request }) => {
      const form = new URLSearchParams(await request.clone().text());
      const { search } = new URL(form.get('StatusCallback') ?? '');
      await post(`/sms-handler/status${search}`, { MessageSid: newSid('SM'), MessageStatus: 'sent' });
      return twilioError(500, 20500);
    });
    expect((await send()).body).toMatchObject({ message: { status: 'sent' } });
    takeConsoleErrors();
  });

  test('is found among any number of later texts to the same person', async () => {
    const idempotencyKey = await sendUnconfirmed('lost after');
    const [taken] = atTwilio();
    if (!taken) {
      throw new Error('Twilio has no text');
    }
    await services.passTime(11 * minuteMs);
    for (let later = 0; later < 600; later += 1) {
      const createdAt = new Date().toISOString();
      services.twilioMessages.push({ ...taken, sid: newSid('SM'), body: `Later ${later}`, createdAt });
    }
    expect((await send({ idempotencyKey })).status).toBe(200);
    expect(atTwilio()).toHaveLength(601);
  });

  test('is not sent again while Twilio lists more texts than can be read', async () => {
    const idempotencyKey = await sendUnconfirmed('lost after');
    await services.passTime(11 * minuteMs);
    twilioAnswers('get', 'Messages.json', ({ request }) => {
      const next_page_uri = `${new URL(request.url).pathname}?PageToken=more`;
      return HttpResponse.json({ messages: [], next_page_uri });
    });
    expect(await send({ idempotencyKey })).toMatchObject(notConfirmed);
    expect(atTwilio()).toHaveLength(1);
  });
});

describe('the introduction of a first text whose answer was lost', () => {
  const permission = { how: 'phone', note: 'Asked for the ETA' };
  const bodies = async () => (await messages()).map(({ body }) => body);
  /** Sends a text to somebody who has never written; its answer is lost. */
  async function sendFirst(kind: Fault['kind'], body: string): Promise<string> {
    await ask({ action: 'startConversation', to: customer, permission });
    const idempotencyKey = randomUUID();
    network.strike({ link: 'twilio', kind, path: '/Messages.json' });
    expect(await send({ idempotencyKey, body })).toMatchObject(notConfirmed);
    network.strike(null);
    takeConsoleErrors();
    return idempotencyKey;
  }

  test.each(['lost before', 'lost after'] as const)(
    'comes again with the next texts until Twilio is known to have one (%s)',
    async (kind) => {
      await sendFirst(kind, 'On my way');
      await send({ body: 'On my way now' });
      await send({ body: 'Here now' });
      expect(await bodies()).toEqual([
        `On my way ${introduction}`,
        `On my way now ${introduction}`,
        'Here now',
      ]);
    },
  );

  test('also comes with the next text while the first is still being sent', async () => {
    const key = await sendFirst('lost before', 'On my way');
    await services.execute(`update public.messages set status = 'pending' where id = '${key}'`);
    await send({ body: 'Ten minutes out' });
    expect((await bodies()).at(-1)).toBe(`Ten minutes out ${introduction}`);
  });

  test('does not keep a longer text from being repeated once it has its row', async () => {
    await ask({ action: 'startConversation', to: customer, permission });
    await send({ body: 'On my way' });
    const [first] = await messages();
    const body = 'x'.repeat(1_600);
    const key = await sendFirst('lost before', body);
    await services.execute(
      `update public.messages set status = 'undelivered' where id = '${String(first?.['id'])}'`,
    );
    await services.passTime(listingLagMs + 2 * minuteMs);
    expect(await send({ idempotencyKey: key, body })).toMatchObject({
      status: 200,
      body: { message: { body } },
    });
  });
});

describe('a text that was called failed although Twilio has it', () => {
  let id = '';
  beforeEach(async () => {
    id = await wronglyFailed();
  });
  const sid = () => atTwilio()[0]?.sid ?? '';

  test('takes the status that Twilio reports', async () => {
    await post(`/sms-handler/status?message=${id}`, { MessageSid: sid(), MessageStatus: 'queued' });
    expect(await lastStatus()).toEqual(['queued', null]);
    const failed = { MessageSid: sid(), MessageStatus: 'failed', ErrorCode: '30008' };
    await post(`/sms-handler/status?message=${id}`, failed);
    for (const MessageStatus of ['queued', 'sent']) {
      await post(`/sms-handler/status?message=${id}`, { MessageSid: sid(), MessageStatus });
    }
    expect(await lastStatus()).toEqual(['failed', 30008]);
  });

  test('takes the error of a failure that Twilio reports', async () => {
    const failed = { MessageSid: sid(), MessageStatus: 'failed', ErrorCode: '30008' };
    await post(`/sms-handler/status?message=${id}`, failed);
    expect(await lastStatus()).toEqual(['failed', 30008]);
  });

  test('takes the status that Twilio lists', async () => {
    Object.assign(atTwilio()[0] ?? {}, { status: 'delivered', sentAt: new Date().toISOString() });
    await reconcile();
    expect(await lastStatus()).toEqual(['delivered', null]);
  });

  test('is not sent a second time by "Try again", which shows that it was sent after all', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send({ retryOf: id })));
    expect(answers.map(({ status }) => status)).toContain(200);
    for (const { status, body } of answers) {
      if (status === 200) {
        expect(body).toMatchObject({ message: { id, status: 'queued' } });
      } else {
        expect(body).toMatchObject({ code: 'not_failed' });
      }
    }
    expect(atTwilio()).toHaveLength(1);
    expect(await messages()).toHaveLength(2);
    expect(await lastStatus()).toEqual(['queued', null]);
  });

  test('is sent again by "Try again" when it failed at Twilio', async () => {
    Object.assign(atTwilio()[0] ?? {}, { status: 'failed', errorCode: 30008 });
    expect((await send({ retryOf: id })).body).toMatchObject({ message: { status: 'queued' } });
    expect((await messages()).map(({ status, errorCode }) => [status, errorCode])).toEqual([
      ['received', null],
      ['failed', 30008],
      ['queued', null],
    ]);
  });

  test('is not sent by "Try again" while Twilio can’t say whether it has it', async () => {
    const posted = twilioAnswers('post', 'Messages.json');
    twilioAnswers('get', 'Messages.json');
    expect(await send({ retryOf: id })).toMatchObject({ status: 409, body: { code: 'not_looked_up' } });
    expect(posted).not.toHaveBeenCalled();
    expect(await messages()).toHaveLength(2);
    expect(takeConsoleErrors().join()).toContain('"code":"not_looked_up"');
  });

  test('is not called failed by a run that looked before Twilio’s report', async () => {
    await post(`/sms-handler/status?message=${id}`, { MessageSid: sid(), MessageStatus: 'sent' });
    await services.query(`select public.update_message_status('failed', '${id}')`);
    expect(await lastStatus()).toEqual(['sent', null]);
  });
});

test('a text that Twilio refused is not taken for a later one with the same words', async () => {
  await text();
  twilioAnswers('post', 'Messages.json', () => twilioError(400, 21614));
  const refused = randomUUID();
  expect((await send({ idempotencyKey: refused })).status).toBe(400);
  services.server.resetHandlers();
  takeConsoleErrors();
  const accepted = await sendUnconfirmed('lost after');
  await services.passTime(11 * minuteMs);
  await reconcile();
  const statuses = await services.query(
    `select id, status from public.messages where id in ('${refused}', '${accepted}') order by created_at`,
  );
  expect(statuses).toEqual([
    { id: refused, status: 'failed' },
    { id: accepted, status: 'queued' },
  ]);
});

test('the database and the functions wait equally long for Twilio', async () => {
  expect(
    await services.query(`select extract(epoch from private.listing_lag())::int * 1000 as lag,
      extract(epoch from private.queue_limit())::int * 1000 as queue`),
  ).toEqual([{ lag: listingLagMs, queue: queueLimitMs }]);
});
