/** Reconciliation with Twilio: texts and calls that no webhook reported are stored, and texts without an answer are settled. */
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { functionActions } from '../../../supabase/functions/_shared/contract/functions';
import { takeConsoleErrors } from '../../support/console-guard';
import { origin, secretKey } from '../../support/functions-harness';
import { customer, startOffice } from '../../support/office-setup';
import { accountSid, aged, businessNumber, twilioCall, twilioMessage } from '../../support/twilio-rows';

const dayMs = 86_400_000;
const formerNumber = '+19185550144';
const other = '+19185550198';
const outbound = { direction: 'outbound-api', from: businessNumber, to: customer, body: 'On our way' };

const office = await startOffice();
const { services, admin, ask, post, text, send, messages, databaseAnswers, twilioAnswers } = office;

const reconcile = (token: string | null = secretKey) => ask({ action: 'reconcile' }, token);
const texts = (count: number, ageMs = 0) =>
  Array.from({ length: count }, (_, index) =>
    twilioMessage({ from: `+1918556${String(index).padStart(4, '0')}`, ...aged(ageMs) }),
  );
const lastRun = async () =>
  (await services.query('select outcome, reason, set_aside from private.reconciliation'))[0];

test('the reconciliation accepts admins and the secret key, which only the schedule’s other action accepts', async () => {
  for (const token of [admin.token, secretKey]) {
    expect((await reconcile(token)).status).toBe(200);
  }
  expect((await ask({ action: 'sendAlerts' }, secretKey)).status).toBe(200);
  const scheduled = ['reconcile', 'sendAlerts', 'sendScheduled'];
  const others = Object.keys(functionActions['sms-handler']).filter((action) => !scheduled.includes(action));
  for (const action of [...others, 'nothing of the kind', 'constructor']) {
    expect((await ask({ action }, secretKey)).status, action).toBe(401);
  }
  expect((await reconcile(secretKey.slice(0, -1))).status).toBe(401);
});

test('the reconciliation stores texts and calls of every number that was ever ours, and records that it has ended', async () => {
  await services.execute(`insert into public.contacts (address, business_number)
    values ('${customer}', '${formerNumber}')`);
  services.twilioMessages.push(...texts(2), twilioMessage({ to: formerNumber }));
  for (const to of [businessNumber, formerNumber, '+19185550777']) {
    services.twilioCalls.push(twilioCall({ to }));
  }
  const done = { success: true, statuses: 0, setAside: 0, isComplete: true };
  expect((await reconcile()).body).toEqual({ ...done, texts: 3, calls: 2 });
  expect(await lastRun()).toEqual({ outcome: 'complete', reason: null, set_aside: 0 });
  services.twilioRequests.length = 0;
  expect((await reconcile()).body).toMatchObject({ texts: 0, calls: 0 });
  // Once everything is stored: both directions of two numbers, the calls and the recordings.
  expect(services.twilioRequests).toHaveLength(6);
});

test('the reconciliation sets aside a text that cannot be stored, stores the rest, and tries the text again later', async () => {
  await services.execute("alter table public.messages add constraint no_bad check (body <> 'bad')");
  // One sender, so that texts are stored in turn: the embedded data API mixes up simultaneous failures.
  for (const body of ['first', 'second', 'bad', 'last']) {
    services.twilioMessages.push(twilioMessage({ body }));
  }
  expect((await reconcile()).body).toMatchObject({ texts: 3, setAside: 1, isComplete: true });
  expect(await lastRun()).toMatchObject({ outcome: 'complete', set_aside: 1 });
  await services.execute('alter table public.messages drop constraint no_bad');
  expect((await reconcile()).body).toMatchObject({ texts: 1, setAside: 0 });
  expect(await lastRun()).toMatchObject({ set_aside: 0 });
  takeConsoleErrors();
});

test('the reconciliation fails when the database or Twilio is down, and records which', async () => {
  services.twilioMessages.push(...texts(9));
  databaseAnswers('rpc/receive_message', () => HttpResponse.json({}, { status: 503 }));
  expect(await reconcile()).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
  expect(await lastRun()).toMatchObject({ outcome: 'failed', reason: 'database_unavailable' });
  twilioAnswers('get', '*');
  expect((await reconcile()).status).toBe(502);
  expect(await lastRun()).toMatchObject({ outcome: 'failed', reason: 'twilio_unreachable' });
  services.server.resetHandlers();
  expect((await reconcile()).body).toMatchObject({ texts: 9 });
});

test('the reconciliation does nothing without a saved number', async () => {
  await services.forgetSettings();
  expect((await reconcile()).body).toMatchObject({ success: true, texts: 0, isComplete: true });
});

test('the reconciliation takes the oldest days first, and resumes at the last whole day', async () => {
  const daysAsked = () =>
    services.twilioRequests
      .map(({ path }) => new URL(path, origin).searchParams)
      .filter((query) => query.get('To') === businessNumber)
      .flatMap((query) => query.get('DateSent') ?? query.get('DateSent>') ?? []);
  const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
  services.twilioMessages.push(...texts(2, 3 * dayMs), ...texts(2, 2 * dayMs));
  // Twilio fails for the day before yesterday.
  twilioAnswers('get', '*', ({ request }) =>
    new URL(request.url).searchParams.get('DateSent') === day(2) ? HttpResponse.error() : undefined,
  );
  expect((await reconcile()).status).toBe(502);
  expect(daysAsked()).toEqual([7, 6, 5, 4, 3].map(day));
  services.server.resetHandlers();
  services.twilioRequests.length = 0;
  expect((await reconcile()).body).toMatchObject({ texts: 2, isComplete: true });
  expect(daysAsked()).toEqual([3, 2, 1].map(day));
});

test('the reconciliation says when it could not read all of Twilio’s list, and continues the next time', async () => {
  const next_page_uri = `/2010-04-01/Accounts/${accountSid}/Messages.json?Page=1&To=x`;
  twilioAnswers('get', 'Messages.json', () => HttpResponse.json({ messages: [], next_page_uri }));
  expect((await reconcile()).body).toMatchObject({ success: true, isComplete: false });
  services.server.resetHandlers();
  expect((await reconcile()).body).toMatchObject({ isComplete: true });
});

test('a text from the office gets the status that Twilio lists, once, and stays delivered when the listed status is unknown', async () => {
  await text();
  for (const status of ['delivered', 'undelivered', 'read']) {
    const errorCode = status === 'undelivered' ? 30003 : null;
    await send();
    const taken = services.twilioMessages.at(-1);
    if (status === 'read') {
      await post('/sms-handler/status', { MessageSid: taken?.sid ?? '', MessageStatus: 'delivered' });
    }
    Object.assign(taken ?? {}, { status, errorCode, sentAt: taken?.createdAt });
  }
  expect((await reconcile()).body).toMatchObject({ statuses: 2, setAside: 0 });
  expect((await reconcile()).body).toMatchObject({ statuses: 0 });
  const delivered = { status: 'delivered', error_code: null };
  const ours = 'messages?select=status,error_code&direction=eq.outbound&order=created_at';
  const undelivered = { status: 'undelivered', error_code: 30003 };
  expect(await services.rows(ours)).toEqual([delivered, undelivered, delivered]);
});

test('a text from the office whose answer was lost is settled by its match in Twilio’s list, not by a similar text', async () => {
  await text();
  twilioAnswers('post', 'Messages.json');
  expect((await send()).status).toBe(202);
  const status = 'delivered';
  for (const body of ['Something else', 'On our way', 'On our way']) {
    services.twilioMessages.push(twilioMessage({ ...outbound, body, status }));
  }
  expect((await reconcile()).body).toMatchObject({ statuses: 1 });
  expect((await messages()).map((row) => row['status'])).toEqual(['received', status]);
});

/** Sends a text of which Twilio reports an opt-out only ten minutes later. */
const failLate = async () => {
  await text();
  await send();
  await services.execute(`update public.messages set created_at = now() - interval '10 minutes';
      update public.contacts set opt_out_told_at = null`);
  const failed = { status: 'failed', errorCode: 21610, sentAt: new Date().toISOString() };
  Object.assign(services.twilioMessages.at(-1) ?? {}, failed);
};
const textBlock = async () => (await office.conversations())[0]?.['textBlock'];

test('Twilio’s report of an opt-out (21610) that comes late opts the contact out as of our text, so that a START since then counts', async () => {
  await failLate();
  await reconcile();
  expect(await textBlock()).toBe('opted_out');
  services.twilioMessages.push(twilioMessage({ body: 'START', ...aged(5 * 60_000) }));
  await reconcile();
  expect(await textBlock()).toBeNull();
});

test('Twilio’s report of an opt-out (21610) that comes late doesn’t undo a START that is stored already', async () => {
  await failLate();
  await text('START');
  await reconcile();
  expect(await textBlock()).toBeNull();
});

test('a missed text is sorted by the time when it was written', async () => {
  await text('the later one');
  services.twilioMessages.push(twilioMessage({ body: 'the earlier one', ...aged(3_600_000) }));
  await reconcile();
  expect((await messages()).map(({ body }) => body)).toEqual(['the earlier one', 'the later one']);
  expect(await office.conversations()).toMatchObject([{ lastMessage: 'the later one', unreadCount: 2 }]);
});

test('a missed text with STOP or START takes effect in the order of writing', async () => {
  await text('START');
  services.twilioMessages.push(
    twilioMessage({ body: 'STOP', ...aged(20 * 60_000) }),
    twilioMessage({ from: other, body: 'STOP', ...aged(5 * 60_000) }),
    twilioMessage({ from: other, body: 'Hello', ...aged(6 * 60_000) }),
  );
  await reconcile();
  expect(await services.rows('contacts?select=address,opted_out_by_contact&order=address')).toEqual([
    { address: other, opted_out_by_contact: true },
    { address: customer, opted_out_by_contact: false },
  ]);
});

test('a missed text is stored with its pictures', async () => {
  const contentType = 'image/jpeg';
  const picture = { sid: `ME${'1'.repeat(32)}`, contentType, source: 'data:image/jpeg;base64,' };
  const missed = twilioMessage({ media: [picture] });
  services.twilioMessages.push(missed);
  await reconcile();
  const account = `https://api.twilio.com/2010-04-01/Accounts/${accountSid}`;
  const url = `${account}/Messages/${missed.sid}/Media/${picture.sid}`;
  expect(await services.rows('messages?select=media')).toEqual([{ media: [{ url, contentType }] }]);
});
