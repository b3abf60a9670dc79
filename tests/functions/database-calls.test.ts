/** How many database calls the busiest requests make, counted as they leave the function. */
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { limitConcurrency } from '../../supabase/functions/_shared/database/client';
import { backgroundDone } from '../support/console-guard';
import { startOffice } from '../support/office-setup';
import { newSid } from '../support/twilio-rows';

const office = await startOffice();
const { services, configure, quote, text, handle, databaseAnswers } = office;
const send = (idempotencyKey: string) => office.send({ idempotencyKey });
const asked: string[] = [];

services.server.events.on('request:start', ({ request }) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/rest/v1/')) {
    asked.push(pathname.slice('/rest/v1/'.length));
  }
});
beforeEach(async () => {
  asked.length = 0;
  await text();
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  asked.length = 0;
});

test('an incoming text makes two database calls, then one for alerts and one when all is done', async () => {
  const receive = async (Body: string, MessageSid: string) => {
    asked.length = 0;
    expect((await text(Body, { MessageSid })).status).toBe(200);
    await backgroundDone();
    return asked;
  };
  const sid = newSid('SM');
  const stored = ['rpc/call_routing', 'rpc/receive_message'];
  const alerted = [...stored, 'rpc/claim_alerts', 'rpc/finish_text'];
  expect(await receive('Hello', sid)).toEqual(alerted);
  expect(await receive('Hello', sid), 'delivered again').toEqual(stored);
  await handle(`closed_answer_on = true, closed_answer_text = 'Closed.'`);
  configure({}, () => new Date('2026-11-23T12:00:00-06:00'));
  expect(await receive('Hello', newSid('SM')), 'while open').toEqual(alerted);
});

test('sending a text makes three database calls, repeating it two, and taking over its lease four', async () => {
  const key = crypto.randomUUID();
  expect((await send(key)).status).toBe(200);
  expect(asked.splice(0)).toEqual(['rpc/office_access', 'rpc/begin_message', 'rpc/update_message_status']);
  expect((await send(key)).status).toBe(200);
  expect(asked.splice(0)).toEqual(['rpc/office_access', 'rpc/begin_message']);
  await services.execute(`update public.messages set status = 'pending', provider_sid = null,
    claimed_until = now() - interval '11 minutes' where idempotency_key = '${key}'`);
  asked.length = 0;
  expect((await send(key)).status).toBe(200);
  expect(asked).toHaveLength(4);
});

/** A quote request with its own address and phone number. */
const request = (number: number, address = `198.51.100.${number}`) => {
  const person = { phone: `+1918556${1_000 + number}`, website: 'https://spam.example' };
  return quote(person, { 'cf-connecting-ip': address });
};

test('the quote form refuses a rate-limited sender without a database call until the limit ends', async () => {
  let at = Date.now();
  configure({}, () => new Date(at));
  const flood = async (number: number) => {
    asked.length = 0;
    return [(await request(number, '198.51.100.1')).status, asked.length];
  };
  expect(await flood(1)).toEqual([200, 1]);
  await services.execute(`update private.rate_limits set taken = 30 where key like '600 attempt %'`);
  expect([...(await flood(2)), ...(await flood(3)), ...(await flood(4))]).toEqual([429, 1, 429, 0, 429, 0]);
  expect((await request(4)).status).toBe(200);
  at += 600_000;
  await services.execute(`update private.rate_limits set ends_at = ends_at - interval '10 minutes'`);
  expect(await flood(5)).toEqual([200, 1]);
});

test('the quote form makes at most two database calls at once, to leave room for texts and calls', async () => {
  let running = 0;
  const together: number[] = [];
  databaseAnswers('rpc/submit_quote', async () => {
    together.push((running += 1));
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return HttpResponse.json([{ outcome: 'suspected' }]);
  });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => request(number)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect([together.length, Math.max(...together)]).toEqual([20, 2]);
});

test('a database call that waits two seconds for others fails, and the next call runs', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const limited = limitConcurrency(1);
  const tooLate = vi.fn();
  let answer: (value: string) => void = () => undefined;
  const waiting = [limited(() => new Promise<string>((resolve) => (answer = resolve))), limited(tooLate)];
  vi.advanceTimersByTime(2_001);
  vi.useRealTimers();
  answer('asked');
  const [first, second] = await Promise.allSettled(waiting);
  expect([first?.status, second?.status, tooLate.mock.calls]).toEqual(['fulfilled', 'rejected', []]);
  expect(await limited(() => Promise.resolve('next'))).toBe('next');
});
