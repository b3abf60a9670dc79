/** Alerts to admins: who gets which alert and when, and what happens to held alerts. */
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { alertKinds } from '../../../supabase/functions/_shared/contract/alerts';
import { urgencyChoices } from '../../../supabase/functions/_shared/domain/quote';
import type { PushService } from '../../../tools/local-stack/push/push-service';
import { backgroundDone, takeConsoleErrors } from '../../support/console-guard';
import { faultyNetwork } from '../../support/faults';
import { origin, secretKey, type Resolver } from '../../support/functions-harness';
import { customer, mechanic, startOffice } from '../../support/office-setup';
import { pushSettings, servePushes } from '../../support/push-devices';
import { businessNumber } from '../../support/twilio-rows';

const url = '/admin/dashboard?tab=messages&with=%2B19185550199';
/** Noon in Tulsa. */
const noon = new Date('2026-11-23T18:00:00Z');

const office = await startOffice();
const { services, admin, ask, databaseAnswers } = office;
const network = faultyNetwork(services);
let pushes: PushService;
let device: ReturnType<PushService['addDevice']>;
/** Waits a day between two alerts of one kind, unless told otherwise. */
const configure = (now = noon, more: Record<string, string> = {}) =>
  office.configure({ ...pushSettings, ALERT_SECONDS: '86400', ...more }, () => now);

beforeEach(() => {
  configure();
  pushes = servePushes(services);
  device = pushes.addDevice();
});

const everything = [...alertKinds];
const save = (fields: object = {}) => ask({ action: 'saveAlerts', kinds: everything, ...fields });
const saved = async (token?: string) => (await ask({ action: 'getAlerts' }, token)).body;
const done = { status: 200, body: { success: true } };
const deviceGone = () => ask({ action: 'removeAlerts', endpoint: device.endpoint });

/** Waits long enough on a busy machine for work that follows the answer. */
const soon = <T>(look: () => T | Promise<T>, options: { timeout?: number; interval?: number } = {}) =>
  vi.waitFor(look, { timeout: 15_000, ...options });

/** Turns on a device and drops the alert that confirms it. */
async function alerted(fields: object = {}): Promise<void> {
  expect(await save({ subscription: device, ...fields })).toEqual(done);
  await soon(() => expect(pushes.delivered).toHaveLength(1));
  await services.execute('delete from private.alert_throttle');
  pushes.delivered.length = 0;
  services.twilioRequests.length = 0;
}

const text = async (body: string, From = customer) =>
  expect((await office.text(body, { From })).status).toBe(200);
const reconcile = async () =>
  expect((await ask({ action: 'reconcile' }, secretKey)).status, 'the schedule’s').toBe(200);

const shown = () => pushes.delivered.map(({ alert }) => alert);
const told = (...alerts: object[]) => soon(() => expect(shown()).toMatchObject(alerts));
const alertTexts = () =>
  services.twilioRequests.filter(({ method }) => method === 'POST').map(({ form }) => form);
/** Waits for the held count, which is stored after the answer. */
const held = (count: number, kind = 'text') =>
  soon(async () => {
    const rows = await services.query(`select held from private.alert_throttle where kind = '${kind}'`);
    expect(rows).toEqual([{ held: count }]);
  });
async function submit(fields: object): Promise<void> {
  const request = { name: 'Sam', description: 'Hydraulics burst', urgency: urgencyChoices[1] };
  expect((await office.quote({ ...request, ...fields })).status).toBe(200);
}

test('an admin’s alert settings can be saved, read and removed only by that admin', async () => {
  const quietHours = { from: '21:00', to: '06:30' };
  await alerted({ kinds: ['text', 'care'], quietHours, phone: '(918) 555-0111' });
  const devices = [{ endpoint: device.endpoint }];
  const mine = { quietHours, phone: mechanic, vapidPublicKey: pushSettings.VAPID_PUBLIC_KEY, devices };
  expect(await saved()).toEqual({ success: true, ...mine, kinds: ['text', 'care'] });
  const other = await services.person('admin');
  const untouched = { kinds: everything, quietHours: null, phone: null, devices: [] };
  expect(await saved(other.token)).toMatchObject(untouched);
  await ask({ action: 'removeAlerts', endpoint: device.endpoint }, other.token);
  // A field that is left out stays; null clears it.
  expect(await save({ kinds: ['text'], quietHours: null })).toEqual(done);
  expect(await saved()).toMatchObject({ ...mine, kinds: ['text'], quietHours: null });
  expect(await deviceGone()).toEqual(done);
  expect(await saved()).toMatchObject({ phone: mechanic, devices: [] });
  expect(await ask({ action: 'removeAlerts' })).toEqual(done);
  expect(await saved()).toMatchObject(untouched);
});

test('a dispatcher gets alerts about customers, and none about the office itself', async () => {
  const dispatcher = await services.person('dispatcher');
  const request = { action: 'saveAlerts', kinds: everything, subscription: device };
  expect(await ask(request, dispatcher.token)).toEqual(done);
  expect((await saved(dispatcher.token))['kinds']).toEqual(everything.filter((kind) => kind !== 'care'));
  await text('Is my truck ready?');
  await told({ kind: 'text', body: 'Is my truck ready?' });
  // Somebody may have been an admin when they chose their alerts.
  await services.execute(`update private.alert_settings set kinds = '["care"]' where true`);
  await services.execute(
    `insert into public.user_roles (user_id, role) values ('${(await services.person()).id}', 'admin')`,
  );
  await reconcile();
  await backgroundDone();
  expect(shown()).toHaveLength(1);
});

const at = (endpoint: string) => () => ({ subscription: { ...device, endpoint } });
const p256dh = `B${'A'.repeat(86)}`;
const offCurve = () => ({ subscription: { ...device, keys: { ...device.keys, p256dh } } });
test.each<[string, () => object, string]>([
  ['a device at another host', at('https://169.254.169.254/latest'), 'invalid_subscription'],
  ['a device at a lookalike host', at('https://fcm.googleapis.com.evil.example/1'), 'invalid_subscription'],
  ['a device at a plain http address', at('http://fcm.googleapis.com/1'), 'invalid_subscription'],
  ['a key off the curve', offCurve, 'invalid_subscription'],
  ['the business’s own number', () => ({ phone: businessNumber }), 'alert_loop'],
  ['a premium number', () => ({ phone: '+19005550100' }), 'number_not_allowed'],
  ['quiet hours without an end', () => ({ quietHours: { from: '21:00', to: '21:00' } }), 'invalid_hours'],
])('an admin’s alert settings are refused with %s', async (_, fields, code) => {
  expect(await save(fields())).toMatchObject({ status: 400, body: { code } });
  expect(await services.query('select user_id from private.alert_settings')).toEqual([]);
});

test('an admin’s alert settings say that devices cannot get alerts while the server has no keys', async () => {
  office.configure();
  expect(await saved()).toMatchObject({ vapidPublicKey: null });
  const refused = { status: 409, body: { code: 'push_not_configured' } };
  expect(await save({ subscription: device })).toMatchObject(refused);
  expect(await save({ phone: mechanic })).toEqual(done);
  await soon(() => expect(alertTexts()).toHaveLength(1));
});

test('an alert for a text says who wrote what, and opens the conversation', async () => {
  await alerted();
  await services.execute(`insert into public.contacts (address, name) values ('${customer}', 'Dana')`);
  const body = 'Loader runs again 🚜';
  await text(body);
  await told({ kind: 'text', title: 'New text from Dana', body, count: 1, unread: 1, url });
});

test.each([
  ['that can wait', urgencyChoices[3], 'text', 'normal'],
  ['that can’t', urgencyChoices[0], 'emergency', 'high'],
])('an alert for a quote request %s has the matching urgency', async (_, urgency, kind, pushUrgency) => {
  await alerted();
  await submit({ urgency });
  await told({ kind, body: 'Sam: Hydraulics burst' });
  expect(pushes.delivered[0]?.urgency).toBe(pushUrgency);
});

test('an alert for a quote request says that nobody could verify who sent it', async () => {
  await alerted();
  configure(noon, { TURNSTILE_SECRET_KEY: 'the secret' });
  await submit({ turnstileBlocked: true });
  await told({ kind: 'text', title: 'Quote request, unverified: excavator, ZIP 74012' });
});

test('an alert for a quote request comes once, also when the answer to its first sending was lost', async () => {
  await alerted();
  network.strike({ link: 'database', kind: 'lost after', path: 'rpc/submit_quote' });
  const request = { name: 'Sam', urgency: urgencyChoices[0] };
  expect((await office.quote(request)).status).toBe(503);
  takeConsoleErrors();
  for (const _ of ['again', 'and again']) {
    expect((await office.quote(request)).status).toBe(200);
  }
  await told({ kind: 'emergency', count: 1 });
  await held(0, 'emergency');
});

test('an alert is not sent for a suspected request, and not twice for the same request', async () => {
  await alerted();
  await submit({ website: 'https://spam.example' });
  await submit({ description: 'See www.one.example and www.two.example' });
  await submit({ urgency: urgencyChoices[0] });
  await submit({ urgency: urgencyChoices[0] });
  await told({ kind: 'emergency', count: 1 });
  await held(0, 'emergency');
});

test('an alert that was held says afterward what happened, and a text with an emergency word is an emergency', async () => {
  configure(noon, { ALERT_SECONDS: '1' });
  await save({ subscription: device });
  const here = { title: 'Alerts now reach another device or number' };
  await told(here);
  await ask({ action: 'updateCallForwarding', phoneNumber: businessNumber, forwardTo: mechanic });
  const changed = { title: 'Call forwarding was changed', url: '/admin/dashboard?tab=call-forwarding' };
  await told({ kind: 'care', ...changed }, here);
  await services.execute(`insert into public.contacts (address, name) values ('${customer}', 'Dana')`);
  for (const body of ['Loader on fire', 'Truck stranded']) {
    await text(body);
  }
  const words = { title: 'Emergency text from Dana', body: 'Truck stranded', url };
  const alert = { kind: 'emergency', ...words, count: 1 };
  await soon(() => expect(pushes.delivered[0]).toMatchObject({ alert, urgency: 'high' }));
});

test('an alert says once a month that Twilio has cost more than the owner’s limit', async () => {
  await alerted();
  const start_date = `${noon.toISOString().slice(0, 7)}-01`;
  let price = '100';
  office.twilioAnswers('get', 'Usage/Records/Monthly.json', () =>
    HttpResponse.json({ usage_records: [{ start_date, price, price_unit: 'usd' }], next_page_uri: null }),
  );
  configure(noon, { ALERT_SECONDS: '1', SPEND_ALERT: '100' });
  await reconcile();
  price = '100.01';
  await reconcile();
  await told({ kind: 'care', title: 'Twilio has cost more than your limit this month' });
  await reconcile();
  await text('Hello');
  await soon(() => expect(shown()).toHaveLength(2));
});

test.each<[string, Resolver, boolean]>([
  ['is down', () => HttpResponse.error(), true],
  ['says that the device is gone (404)', () => new HttpResponse(null, { status: 404 }), false],
  ['says that the device is gone (410)', () => new HttpResponse(null, { status: 410 }), false],
])('an alert delays no webhook when the push service %s, and stays held', async (_, answer, isKept) => {
  await alerted();
  services.server.use(http.all(`${origin}/__push/*`, answer));
  await text('Hello');
  await backgroundDone();
  await held(1);
  const devices = isKept ? [{ endpoint: device.endpoint }] : [];
  await soon(async () => expect(await saved()).toMatchObject({ devices }));
  expect(takeConsoleErrors().join().includes('push_failed')).toBe(isKept);
});

test('an alert is not sent to anybody whose role was taken away', async () => {
  await alerted();
  await services.execute(`delete from public.user_roles where user_id = '${admin.id}'`);
  await text('Hello');
  await held(1);
  await services.execute(`insert into public.user_roles (user_id, role) values ('${admin.id}', 'admin')`);
  expect(shown()).toEqual([]);
});

test('many alerts are held in quiet hours except emergencies, and the next alert says how many', async () => {
  await alerted({ quietHours: { from: '21:00', to: '06:30' } });
  configure(new Date('2026-11-23T05:00:00Z'));
  for (const body of ['One', 'Two']) {
    await text(body);
  }
  await held(2);
  await text('Truck stranded on I-44');
  configure();
  await told({ kind: 'emergency' });
  await text('Good morning');
  const latest = { title: '3 new texts', body: 'The latest: New text from (918) 555-0199' };
  await told(latest, { kind: 'emergency' });
});

test('many alerts by text stop at the limit, and the rest are held', async () => {
  await alerted({ phone: mechanic });
  await deviceGone();
  await services.execute(`insert into private.rate_limits (key, ends_at, taken)
    values ('3600 alerts of ${admin.id}', now() + interval '1 hour', 8) on conflict (key) do update set taken = 8`);
  for (let sent = 8; sent < 12; sent += 1) {
    await services.execute(`update private.alert_throttle set next_at = now() where kind = 'text'`);
    await text('Hello');
    await held(sent < 10 ? 0 : sent - 9);
  }
  expect(alertTexts()).toHaveLength(2);
  // Admins get no alerts for texts from their own phone.
  await services.execute('delete from private.rate_limits');
  await text('Note to self', mechanic);
  await held(2);
});

test('many alerts that the function still held when it ended are sent by the next reconciliation', async () => {
  await alerted();
  await text('One');
  await held(0);
  for (const body of ['Two', 'Three']) {
    await text(body);
  }
  await held(2);
  await services.execute(`update private.alert_throttle set next_at = now() where kind = 'text'`);
  await reconcile();
  await told({ title: '2 new texts', body: 'The latest: New text from (918) 555-0199' }, { count: 1 });
});

test.each(['lost before', 'lost after'] as const)(
  'many alerts count an event once when the count is %s',
  async (kind) => {
    await alerted();
    configure(noon, { ALERT_SECONDS: '1' });
    network.strike({ link: 'database', kind, path: 'claim_alerts' });
    await text('Hello');
    await told({ kind: 'text', count: 1 });
    await held(0);
  },
);

test('no events are held for an admin whose devices are all gone', async () => {
  await alerted();
  await deviceGone();
  await text('While the alerts are off');
  await backgroundDone();
  expect(await services.query('select held from private.alert_throttle')).toEqual([]);
  await save({ subscription: device });
  await text('Hello again');
  const alert: unknown = expect.objectContaining({ kind: 'text', count: 1 });
  await soon(() => expect(shown()).toContainEqual(alert));
});

test('an alert that reached one device is not repeated when another is gone and cannot be removed', async () => {
  const gone = pushes.addDevice();
  await alerted();
  await save({ subscription: gone });
  await backgroundDone();
  pushes.delivered.length = 0;
  services.server.use(http.all(gone.endpoint, () => new HttpResponse(null, { status: 410 })));
  databaseAnswers('rpc/remove_alerts');
  await text('Hello');
  await backgroundDone();
  await held(0);
  await services.execute(`update private.alert_throttle set next_at = '-infinity'`);
  await text('Hello again');
  await told({ count: 1 }, { count: 1 });
});
