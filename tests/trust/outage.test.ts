/** What happens to incoming texts while the database is stopped, locked or not answering. */
import { delay, http, HttpResponse } from 'msw';
import postgres from 'postgres';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { expectErrors } from '../support/console-guard';
import { catchUp } from '../support/function-requests';
import { origin } from '../support/functions-harness';
import { inFlight, isDeep, noteFigure, sized } from '../support/fuzz';
import { startOfficeOn } from '../support/office-setup';
import { startServicesOnPostgres } from '../support/postgres-services';
import { newSid, twilioMessage } from '../support/twilio-rows';

const { services, createHandler, text } = await startOfficeOn(await startServicesOnPostgres());
const admin = await services.signedAdmin();
// The functions and the database’s driver may log an error until their last work of a test is done.
beforeEach(expectErrors);

const sender = (index: number) => `+1918555${4000 + (index % 40)}`;
const deliver = async (MessageSid: string, index: number) =>
  (await text(`Text ${index}`, { MessageSid, From: sender(index) })).status;

test('texts are stored or refused while the database stops, and reconciling stores the rest (G8, R6, R7)', async () => {
  const count = sized({ slice: 300, deep: 6_000 });
  const stops = isDeep ? 3 : 1;
  const sids = Array.from({ length: count }, () => newSid('SM'));
  const stopBefore = new Set(
    Array.from({ length: stops }, (_, index) => Math.floor((count * (index + 1)) / (stops + 1))),
  );
  let outage = Promise.resolve();
  const statuses = await inFlight(20, sids, async (sid, index) => {
    if (stopBefore.has(index)) {
      outage = services.postgres.crash().then(async () => {
        await delay(isDeep ? 2_000 : 300);
        await services.postgres.restart();
      });
    }
    const status = await deliver(sid, index);
    // Refusals are so fast that without a pause all remaining texts would fall into the first outage.
    if (status !== 200) {
      await delay(100);
    }
    return status;
  });
  await outage;
  expect(new Set(statuses)).toEqual(new Set([200, 503]));

  const stored = async () =>
    new Set(
      (await services.query('select provider_sid from public.messages')).map((row) => row['provider_sid']),
    );
  const before = await stored();
  const acknowledged = sids.filter((_, index) => statuses[index] === 200);
  expect(acknowledged.filter((sid) => !before.has(sid))).toEqual([]);

  for (const [index, sid] of sids.entries()) {
    services.twilioMessages.unshift(twilioMessage({ sid, from: sender(index), body: `Text ${index}` }));
  }
  // As the schedule does, it is asked again while the restarted database doesn't answer in time yet.
  await vi.waitFor(() => catchUp(createHandler('sms-handler'), admin), { timeout: 60_000, interval: 1_000 });
  expect(await stored()).toEqual(new Set(sids));
  expect(
    await services.query(`select (select count(*)::int from public.messages) as texts,
      (select sum(unread_count)::int from public.contacts) as unread`),
  ).toEqual([{ texts: count, unread: count }]);
  const refused = count - acknowledged.length;
  noteFigure('G8', `${count} deliveries over ${stops} stops: ${refused} refused, none lost or twice`);
});

test('texts are refused in time while the table is locked, and accepted as soon as it is free (R8)', async () => {
  const other = postgres(services.postgres.url, { max: 1 });
  const sids = Array.from({ length: 10 }, () => newSid('SM'));
  onTestFinished(() => other.end());
  await other.begin(async (transaction) => {
    await transaction.unsafe('lock table public.messages in access exclusive mode');
    expect(new Set(await inFlight(10, sids, deliver))).toEqual(new Set([503]));
  });
  expect(new Set(await inFlight(10, sids, deliver))).toEqual(new Set([200]));
  expect(await services.query('select count(*)::int from public.messages')).toEqual([{ count: 10 }]);
});

test('a call to a database that never answers is given up before Twilio gives up (R6)', async () => {
  let gaveUp = 0;
  services.server.use(
    http.post(`${origin}/rest/v1/rpc/receive_message`, async ({ request }) => {
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      gaveUp += 1;
      return HttpResponse.error();
    }),
  );
  expect(await deliver(newSid('SM'), 0)).toBe(503);
  await expect.poll(() => gaveUp).toBe(1);
});
