/**
 * Texts through a Twilio that queues them for hours, lists them late, loses answers, and reports statuses early, twice or
 * in any order. However they are repeated and retried, each is at Twilio once, and none is called what it isn't.
 */
import { randomUUID } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { listingLagMs, queueLimitMs } from '../../supabase/functions/_shared/domain/text-delivery';
import type { MessageRecord, MessageStatus } from '../../tools/twilio-emulator/store';
import { takeConsoleErrors } from '../support/console-guard';
import { secretKey } from '../support/functions-harness';
import { noteFigure, seededRandom, sized } from '../support/fuzz';
import { customer, startOffice } from '../support/office-setup';
import { businessNumber, newSid, twilioError, twilioMessage } from '../support/twilio-rows';

const messagesUrl = 'https://api.twilio.com/2010-04-01/Accounts/:account/Messages.json';
const minuteMs = 60_000;
const passingMs = [1, 2, 2, 4, 9, 12, 60, 240, 11 * 60].map((minutes) => minutes * minuteMs);
const endings: MessageStatus[] = ['delivered', 'delivered', 'undelivered', 'failed'];

const { services, ask, post, text, send, reset } = await startOffice();
afterEach(() => void takeConsoleErrors());

/** A text at Twilio, the address of its reports, and the statuses that it has had. */
type Taken = { message: MessageRecord; callback: string; had: MessageStatus[] };

/** One office with a few texts, and what happens to them by chance. */
function openWorld(random: () => number) {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const taken: Taken[] = [];
  const keys = new Map<string, string>();
  services.twilioDelays.listLagMs = Math.floor(random() * listingLagMs);

  const report = ({ message: { sid }, callback }: Taken, status: MessageStatus) =>
    post(callback, {
      MessageSid: sid,
      MessageStatus: status,
      ...(status === 'failed' && { ErrorCode: '30008' }),
    });

  services.server.use(
    http.post(messagesUrl, async ({ request }) => {
      const form = new URLSearchParams(await request.text());
      const chance = random();
      if (chance < 0.1) {
        return twilioError(400, 21614);
      }
      if (chance < 0.2) {
        return twilioError(503, 20500);
      }
      if (chance < 0.35) {
        return HttpResponse.error();
      }
      const { pathname, search } = new URL(form.get('StatusCallback') ?? '');
      const sent = { direction: 'outbound-api', from: businessNumber, to: form.get('To') };
      const sid = newSid('SM');
      const queued = { ...sent, sid, body: form.get('Body'), status: 'queued', sentAt: null };
      const callback = pathname.replace('/functions/v1', '') + search;
      const one: Taken = { message: twilioMessage(queued), callback, had: ['queued'] };
      taken.push(one);
      services.twilioMessages.push(one.message);
      if (chance < 0.5) {
        advance(one);
        await report(one, one.message.status);
      }
      if (chance > 0.75) {
        return HttpResponse.json({ sid, status: 'queued' }, { status: 201 });
      }
      return chance > 0.65 ? twilioError(500, 20500) : HttpResponse.error();
    }),
  );

  /** Moves a text one step on at Twilio. */
  function advance({ message, had }: Taken): void {
    const next: Partial<Record<MessageStatus, MessageStatus>> = {
      queued: 'sending',
      sending: 'sent',
      sent: pick(endings) ?? 'delivered',
    };
    message.status = next[message.status] ?? message.status;
    message.sentAt ??= new Date().toISOString();
    message.errorCode = message.status === 'failed' ? 30008 : null;
    had.push(message.status);
  }

  const rows = () =>
    services.query(
      `select m.id, m.body, m.status, m.provider_sid as sid, exists (select from public.messages r where r.retry_of = m.id)
         as is_retried from public.messages m where m.direction = 'outbound'`,
    );

  const actions = [
    async () => {
      const body = `Text ${keys.size}`;
      keys.set(body, randomUUID());
      await send({ body, idempotencyKey: keys.get(body) });
    },
    async () => {
      const open = (await rows()).filter(({ status }) => ['pending', 'unknown'].includes(String(status)));
      const again = pick(open);
      const [body, key] = pick([...keys]) ?? [];
      // The key of a text is its row's id too.
      if (again) {
        await send({ body: again['body'], idempotencyKey: again['id'] });
      } else if (body !== undefined) {
        await send({ body, idempotencyKey: key });
      }
    },
    async () => {
      const failed = (await rows()).filter(
        ({ status, is_retried: isRetried }) =>
          (status === 'failed' || status === 'undelivered') && isRetried === false,
      );
      const again = pick(failed);
      if (again) {
        await send({ body: again['body'], retryOf: again['id'] });
      }
    },
    () => {
      const one = pick(taken);
      if (one) {
        advance(one);
      }
      return Promise.resolve();
    },
    async () => {
      const one = pick(taken);
      const status = one && pick(one.had);
      if (one && status) {
        for (let times = 0; times < 2; times += 1) {
          await report(one, status);
        }
      }
    },
    async () => {
      await ask({ action: 'reconcile' }, secretKey);
    },
    () => services.passTime(pick(passingMs) ?? 0),
  ];

  async function check(): Promise<void> {
    const stored = await rows();
    for (const body of keys.keys()) {
      const there = taken.filter(({ message }) => message.body === body);
      const live = there.filter(({ message }) => !['failed', 'undelivered'].includes(message.status));
      expect(live.length, `${body} is at Twilio once`).toBeLessThanOrEqual(1);
    }
    for (const { id, body, status, sid } of stored) {
      const isThere = taken.some(({ callback }) => callback.endsWith(String(id)));
      if (status === 'failed' && sid === null) {
        expect(isThere, `${String(body)} is called failed`).toBe(false);
      }
      if (!['pending', 'unknown', 'failed'].includes(String(status))) {
        expect(isThere, `${String(body)} is called ${String(status)}`).toBe(true);
      }
    }
  }

  return {
    taken,
    check,
    step: async () => pick(actions)?.(),
    /** Lets everything end, and expects every row to say what became of it. */
    async end() {
      for (const one of taken) {
        for (let step = 0; step < 3; step += 1) {
          advance(one);
        }
      }
      await services.passTime(queueLimitMs + listingLagMs + 2 * minuteMs);
      await ask({ action: 'reconcile' }, secretKey);
      await check();
      for (const { id, body, status } of await rows()) {
        const there = taken.find(({ callback }) => callback.endsWith(String(id)));
        expect(status, String(body)).toBe(there?.message.status ?? 'failed');
      }
    },
  };
}

test('a text is at Twilio at most once, and is never called failed or sent when it isn’t, however slow and disordered Twilio is', async () => {
  const random = seededRandom();
  const [worlds, steps] = [sized({ slice: 12, deep: 400 }), 30];
  let atTwilio = 0;
  for (let count = 0; count < worlds; count += 1) {
    await reset();
    services.server.resetHandlers();
    await text('Hello', { From: customer });
    const world = openWorld(random);
    for (let done = 0; done < steps; done += 1) {
      await world.step();
      await world.check();
    }
    await world.end();
    atTwilio += world.taken.length;
    takeConsoleErrors();
  }
  expect(atTwilio).toBeGreaterThan(worlds);
  noteFigure(
    'G9',
    `${worlds * steps} events in a slow Twilio: ${atTwilio} texts taken, none twice or called wrong`,
  );
});
