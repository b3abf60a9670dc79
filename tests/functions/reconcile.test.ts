import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { functionActions } from '../../supabase/functions/_shared/contract/functions';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import { createHandler as createVoiceHandler } from '../../supabase/functions/twilio-manage/handler';
import { takeConsoleErrors } from '../support/console-guard';
import {
  adminCall,
  businessNumber,
  newSid,
  origin,
  read,
  secretKey,
  startFunctionWorld,
  twilioCall,
  twilioMessage,
  twilioTime,
  type FunctionWorld,
  type Person,
} from '../support/functions-harness';

const dayMs = 86_400_000;
const formerNumber = '+19185550144';

let world: FunctionWorld;
let admin: Person;
let stranger: Person;

beforeAll(async () => {
  world = await startFunctionWorld();
  [admin, stranger] = [await world.person(true), await world.person()];
});
afterAll(() => world.stop());
beforeEach(async () => {
  for (const list of [
    world.twilioMessages,
    world.twilioCalls,
    world.twilioRecordings,
    world.twilioRequests,
  ]) {
    list.length = 0;
  }
  await world.execute(`delete from private.reconciled; delete from private.set_aside; delete from public.calls;
    delete from public.messages; delete from public.contacts`);
  await world.saveSetting('twilio_phone_number', businessNumber);
});
afterEach(() => world.server.resetHandlers());

const reconcile = async (token: string | null = secretKey, action = 'reconcile') =>
  read(await adminCall(createHandler(world.env()), 'sms-handler', { action }, token));
const lastRun = async () =>
  (await world.rows('reconciliation?select=outcome,reason,texts,calls,set_aside'))[0];
const texts = (count: number, ageMs = 0) =>
  Array.from({ length: count }, (_, index) => {
    const at = twilioTime(Date.now() - ageMs);
    return twilioMessage({
      from: `+1918556${String(index).padStart(4, '0')}`,
      date_sent: at,
      date_created: at,
    });
  });

describe('the reconciliation', () => {
  test('is for admins and for the secret key, which opens nothing else', async () => {
    expect((await reconcile(admin.token)).status).toBe(200);
    expect((await reconcile()).status).toBe(200);
    const others = Object.keys(functionActions['sms-handler']).filter((action) => action !== 'reconcile');
    for (const action of [...others, 'nothing of the kind', 'constructor']) {
      expect((await reconcile(secretKey, action)).status, action).toBe(401);
    }
    const voice = createVoiceHandler(world.env());
    expect((await adminCall(voice, 'twilio-manage', { action: 'getCallLogs' }, secretKey)).status).toBe(401);
    expect((await reconcile(stranger.token)).status).toBe(403);
    for (const token of [null, `${secretKey}x`, secretKey.slice(0, -1), '']) {
      expect((await reconcile(token)).status).toBe(401);
    }
  });

  test('brings texts and calls of every number that was ever ours, and notes that it has ended', async () => {
    await world.execute(`insert into public.contacts (address, business_number)
      values ('+19185550199', '${formerNumber}')`);
    world.twilioMessages.push(...texts(2), twilioMessage({ to: formerNumber }));
    world.twilioCalls.push(
      twilioCall(),
      twilioCall({ to: formerNumber }),
      twilioCall({ to: '+19185550777' }),
    );
    expect((await reconcile()).body).toEqual({
      ...{ success: true, texts: 3, statuses: 0, calls: 2, setAside: 0, isComplete: true },
    });
    expect(await lastRun()).toEqual({ outcome: 'complete', reason: null, texts: 3, calls: 2, set_aside: 0 });
    const messages = world.twilioRequests.filter(({ path }) => path.includes('/Messages.json'));
    world.twilioRequests.length = 0;
    expect((await reconcile()).body).toMatchObject({ texts: 0, calls: 0 });
    expect(messages.length).toBeGreaterThan(4);
    // Both directions of two numbers, the calls and the recordings: one request each once all is there.
    expect(world.twilioRequests).toHaveLength(6);
  });

  test('leaves a delivered text alone that Twilio lists with a word of its own', async () => {
    const sid = newSid('SM');
    await world.execute(`with c as (insert into public.contacts (address, business_number)
        values ('+19185550199', '${businessNumber}') returning id)
      insert into public.messages (contact_id, business_number, direction, body, status, provider_sid)
      select id, '${businessNumber}', 'outbound', 'On our way', 'delivered', '${sid}' from c`);
    const listed = { sid, direction: 'outbound-api', from: businessNumber, to: '+19185550199' };
    world.twilioMessages.push(twilioMessage({ ...listed, body: 'On our way', status: 'read' }));
    expect((await reconcile()).body).toMatchObject({ statuses: 0, setAside: 0 });
    expect(await world.query('select status from public.messages')).toEqual([{ status: 'delivered' }]);
  });

  test('sets aside what can’t be stored, stores the rest, and forgets it once it is there', async () => {
    await world.execute("alter table public.messages add constraint no_bad check (body <> 'bad')");
    // All of one sender, so one after the other: the embedded data API mixes up failures at the same time.
    const bodies = ['first', 'second', 'bad', 'last'];
    world.twilioMessages.push(...bodies.map((body) => twilioMessage({ body })));
    expect((await reconcile()).body).toMatchObject({ texts: 3, setAside: 1, isComplete: true });
    expect(await lastRun()).toMatchObject({ outcome: 'complete', set_aside: 1 });
    await world.execute('alter table public.messages drop constraint no_bad');
    expect((await reconcile()).body).toMatchObject({ texts: 1, setAside: 0 });
    expect(await lastRun()).toMatchObject({ set_aside: 0 });
    takeConsoleErrors();
  });

  test('ends when the database is away or Twilio is, and says which', async () => {
    world.twilioMessages.push(...texts(9));
    world.server.use(
      http.post(`${origin}/rest/v1/rpc/receive_message`, () => HttpResponse.json({}, { status: 503 })),
    );
    expect(await reconcile()).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    expect(await lastRun()).toMatchObject({ outcome: 'failed', reason: 'database_unavailable' });
    world.server.use(http.get('https://api.twilio.com/*', () => HttpResponse.error()));
    expect((await reconcile()).status).toBe(502);
    expect(await lastRun()).toMatchObject({ outcome: 'failed', reason: 'twilio_unreachable' });
    world.server.resetHandlers();
    expect((await reconcile()).body).toMatchObject({ texts: 9 });
    takeConsoleErrors();
  });

  test('takes the oldest days first, and goes on from the last whole day', async () => {
    const daysAsked = () =>
      world.twilioRequests.flatMap(({ path }) => {
        const { searchParams: query } = new URL(path, origin);
        return query.get('To') === businessNumber
          ? (query.get('DateSent') ?? query.get('DateSent>') ?? [])
          : [];
      });
    const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
    world.twilioMessages.push(...texts(2, 3 * dayMs), ...texts(2, 2 * dayMs));
    // Twilio fails from the third day before today on.
    world.server.use(
      http.get('https://api.twilio.com/*', ({ request }) => {
        if (new URL(request.url).searchParams.get('DateSent') === day(2)) return HttpResponse.error();
        return undefined;
      }),
    );
    expect((await reconcile()).status).toBe(502);
    expect(daysAsked()).toEqual([7, 6, 5, 4, 3].map(day));
    world.server.resetHandlers();
    world.twilioRequests.length = 0;
    expect((await reconcile()).body).toMatchObject({ texts: 2, isComplete: true });
    expect(daysAsked()).toEqual([3, 2, 1].map(day));
    takeConsoleErrors();
  });
});
