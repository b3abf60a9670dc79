/** A text whose sending was cut off after Twilio may have had it, and what Twilio says while it is sent. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { takeConsoleErrors } from '../../support/console-guard';
import { customer, startOffice } from '../../support/office-setup';
import {
  aged,
  businessNumber,
  newSid,
  twilioError,
  twilioMessage,
  twilioNumber,
} from '../../support/twilio-rows';

const { services, post, text, send, twilioAnswers } = await startOffice();
const posts = () => services.twilioRequests.filter(({ method }) => method === 'POST');
const stored = `select provider_sid as sid from public.messages where direction = 'outbound'`;

/** Sends a text, then makes its row look as if the function had ended before Twilio's answer. */
async function interrupted(leaseEnds = "- interval '11 minutes'", status = 'pending'): Promise<string> {
  const idempotencyKey = randomUUID();
  await text();
  expect((await send({ idempotencyKey })).status).toBe(200);
  await services.execute(`update public.messages set status = '${status}', error_code = 21614, provider_sid = null,
    claimed_until = now() ${leaseEnds} where idempotency_key = '${idempotencyKey}'`);
  services.twilioRequests.length = 0;
  return idempotencyKey;
}

test('asking again for a send that was interrupted finds the text at Twilio instead of sending it twice', async () => {
  const idempotencyKey = await interrupted();
  const [sent] = services.twilioMessages;
  const earlier = { direction: 'outbound-api', from: businessNumber, to: customer, status: 'sent' };
  services.twilioMessages.push(twilioMessage({ ...earlier, ...aged(5_000), body: 'Other words' }));
  const queued = { message: { status: 'queued' } };
  expect(await send({ idempotencyKey })).toMatchObject({ status: 200, body: queued });
  expect([posts(), await services.query(stored)]).toEqual([[], [{ sid: sent?.sid }]]);
});

test('asking again for a send that was interrupted sends it when the same words at Twilio are another text of ours', async () => {
  await text();
  await send();
  const idempotencyKey = await interrupted();
  services.twilioMessages.pop();
  expect((await send({ idempotencyKey })).status).toBe(200);
  expect(posts()).toHaveLength(1);
});

test('asking again for a send that was interrupted sends nothing while it is being sent, or while Twilio can’t say whether it has the text', async () => {
  const leased = { idempotencyKey: await interrupted("+ interval '1 minute'") };
  expect(await send(leased)).toMatchObject({ status: 202, body: { code: 'not_confirmed' } });
  const idempotencyKey = await interrupted();
  twilioAnswers('get', 'Messages.json', () => twilioError(500, 20500));
  expect(await send({ idempotencyKey })).toMatchObject({ status: 202, body: { code: 'not_confirmed' } });
  expect(posts()).toEqual([]);
  expect(takeConsoleErrors().join()).toContain('"where":"sendMessage","code":"not_looked_up"');
});

test('asking again for a text that failed sends nothing that Twilio has, or may be getting', async () => {
  const sent = await interrupted(undefined, 'failed');
  expect([(await send({ idempotencyKey: sent })).status, posts()]).toEqual([200, []]);
  const leased = await interrupted("+ interval '1 minute'", 'failed');
  expect([(await send({ idempotencyKey: leased })).status, posts()]).toEqual([400, []]);
});

test('asking again for a text that failed sends nothing when it was sent again by another key', async () => {
  const retryOf = await interrupted(undefined, 'failed');
  const answers = [await send({ retryOf }), await send({ idempotencyKey: retryOf })];
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  expect(posts()).toHaveLength(1);
});

test('a send answers with what Twilio reported before its own answer', async () => {
  await text();
  twilioAnswers('post', 'Messages.json', async ({ request }) => {
    const form = new URLSearchParams(await request.clone().text());
    const { search } = new URL(form.get('StatusCallback') ?? '');
    await post(`/sms-handler/status${search}`, { MessageSid: newSid('SM'), MessageStatus: 'delivered' });
  });
  expect(await send()).toMatchObject({ status: 200, body: { message: { status: 'delivered' } } });
});

const second = '+19185550102';
test.each([
  ['is not repeated from another number when Twilio refuses the customer’s', second, 21211],
  ['is not repeated when Twilio refuses the only number', businessNumber, 21606],
])('a send %s', async (_, To, code) => {
  services.twilioNumbers.push(twilioNumber(second));
  await text('Hello', { To });
  const asked = twilioAnswers('post', 'Messages.json', () => twilioError(400, code));
  expect((await send()).body).toMatchObject({ code: `twilio_${code}` });
  expect(asked).toHaveBeenCalledOnce();
  takeConsoleErrors();
});
