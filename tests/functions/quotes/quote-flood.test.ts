/** A flood of quote requests: who is suspected, who still reaches the office, and what admins are told. */
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { pushedAlert, type PushedAlert } from '../../../supabase/functions/_shared/contract/alerts';
import { urgencyChoices } from '../../../supabase/functions/_shared/domain/quote';
import { backgroundDone } from '../../support/console-guard';
import { startOffice } from '../../support/office-setup';
import { pushSettings, servePushes } from '../../support/push-devices';

const office = await startOffice();
const { services, ask } = office;
const [downNow, thisWeek] = [urgencyChoices[0], urgencyChoices[2]];
let pushes: ReturnType<typeof servePushes>;
let count = 0;

beforeEach(async () => {
  // One alert of a kind is sent, and all others of it are held.
  office.configure({ ...pushSettings, ALERT_SECONDS: '86400' });
  pushes = servePushes(services);
  const kinds = ['text', 'emergency', 'care'];
  expect(await ask({ action: 'saveAlerts', kinds, subscription: pushes.addDevice() })).toMatchObject({
    status: 200,
  });
  await vi.waitFor(() => expect(pushes.delivered).toHaveLength(1), { timeout: 15_000 });
  await services.execute('delete from private.alert_throttle');
  pushes.delivered.length = 0;
});

/** Sends a request that nobody has sent before. */
async function send(address: string, changes: object = {}): Promise<void> {
  count += 1;
  const phone = `+1918557${String(count).padStart(4, '0')}`;
  const own = { name: `No. ${count}`, phone, urgency: thisWeek, ...changes };
  expect((await office.quote(own, { 'cf-connecting-ip': address })).status).toBe(200);
}
const flood = async (chooseAddress: (index: number) => string, length: number) => {
  for (let index = 0; index < length; index += 1) {
    await send(chooseAddress(index));
  }
};

const namesIn = async (state?: string) =>
  (await office.conversations({ state, limit: 60 })).map(({ contactName }) => contactName);
const suspicions = async () => {
  await backgroundDone();
  const rows = await services.rows('quote_requests?select=suspected_of&suspected_of=not.is.null');
  return rows.map((row) => row['suspected_of']);
};
const alerts = async (kind: PushedAlert['kind']) => {
  await backgroundDone();
  return pushes.delivered
    .map(({ alert }) => v.parse(pushedAlert, alert))
    .filter((alert) => alert.kind === kind);
};

const household = (index: number) => `2001:db8:7:${index.toString(16)}::1`;
const eightAddresses = (index: number) => `203.0.${index % 8}.9`;
const neighbors = (index: number) => `198.51.100.${index}`;
test.each([
  ['from one IPv6 network of many households', household],
  ['from eight IPv4 addresses', eightAddresses],
  ['from one IPv4 network', neighbors],
])('a flood %s raises one alert, and somebody else is still heard at once', async (_, chooseAddress) => {
  await flood(chooseAddress, 54);
  expect(await suspicions()).toEqual(Array.from({ length: 4 }, () => 'flood'));
  await send('192.0.2.20', { name: 'Stranded', urgency: downNow });

  expect(await namesIn()).toContain('Stranded');
  expect(await alerts('emergency')).toMatchObject([{ title: 'Down now: excavator, ZIP 74012', count: 1 }]);
  const title = 'A flood of quote requests is on';
  expect(await alerts('care')).toMatchObject([{ title, count: 1, url: '/admin/dashboard?tab=messages' }]);
  // No other is held, either.
  const held = await services.query(`select held from private.alert_throttle where kind = 'care'`);
  expect(held).toEqual([{ held: 0 }]);
});

test('a flood in which no address sends twice suspects nobody, and raises its alert', async () => {
  await flood((index) => `10.${index}.0.1`, 54);
  expect(await suspicions()).toEqual([]);
  expect(await alerts('care')).toHaveLength(1);
});

/** A flood is on, and this network has sent more than its share. */
async function startFlood(): Promise<void> {
  await flood(neighbors, 11);
  await services.execute(`update private.rate_limits set taken = 50 where key like '3600 all of%'`);
}

test('a flood hides no customer whom the office has known for a day, even in a network that takes part in it', async () => {
  await services.execute(`
    insert into public.contacts (address, name, last_message_at, created_at)
    values ('+19185550181', 'Known', now(), now() - interval '2 days'),
      ('+19185550182', 'Known since today', now(), now())`);
  await startFlood();
  await send('198.51.100.99', { phone: '+19185550181' });
  expect(await suspicions()).toEqual([]);
  await send('198.51.100.99', { phone: '+19185550182' });
  expect(await suspicions()).toEqual(['flood']);
});

test('“Down now” requests that are suspected in a flood raise one alert an hour if they left a number', async () => {
  await startFlood();
  await send('198.51.100.99', { urgency: downNow, phone: '', email: 'dana@example.com' });
  expect(await alerts('emergency')).toEqual([]);
  for (const name of ['Dana', 'Lee']) {
    await send('198.51.100.98', { urgency: downNow, name });
  }
  expect(await namesIn('suspected')).toEqual(expect.arrayContaining(['Dana', 'Lee']));
  expect(await alerts('emergency')).toMatchObject([
    { title: '“Down now” among the suspected requests', count: 1 },
  ]);
});
