/** Alerts of an admin whose devices come and go. */
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { newKeyPair } from '../../../tools/local-stack/push/push-keys';
import { createPushService } from '../../../tools/local-stack/push/push-service';
import { backgroundDone } from '../../support/console-guard';
import { origin } from '../../support/functions-harness';
import { startOffice } from '../../support/office-setup';

const vapid = newKeyPair();
const { services, ask, text, configure, databaseAnswers } = await startOffice();

const held = () => services.query(`select held from private.alert_throttle where kind = 'text'`);
const letNextOneGo = () => services.execute(`update private.alert_throttle set next_at = '-infinity'`);

/** Turns on as many devices, and drops the alerts that confirm it. */
async function devices(count: number) {
  configure({
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    VAPID_SUBJECT: 'mailto:office@example.com',
    LOCAL_PUSH_URL: `${origin}/__push`,
    ALERT_SECONDS: '86400',
  });
  const pushes = createPushService(origin, vapid.publicKey);
  let gone = '';
  services.server.use(
    http.all(`${origin}/__push/*`, async ({ request }) =>
      request.url === gone
        ? new HttpResponse(null, { status: 410 })
        : ((await pushes.handle(request)) ?? HttpResponse.error()),
    ),
  );
  const all = Array.from({ length: count }, () => pushes.addDevice());
  for (const subscription of all) await ask({ action: 'saveAlerts', kinds: ['text'], subscription });
  await backgroundDone();
  await services.execute('delete from private.alert_throttle');
  pushes.delivered.length = 0;
  return { all, delivered: pushes.delivered, lose: (endpoint = '') => void (gone = endpoint) };
}

test('no events are held for an admin who has nothing that receives alerts', async () => {
  const { all, delivered } = await devices(1);
  const [device] = all;
  await ask({ action: 'removeAlerts', endpoint: device?.endpoint });
  await text('While the alerts are off');
  await backgroundDone();
  expect(await held()).toEqual([]);
  await ask({ action: 'saveAlerts', kinds: ['text'], subscription: device });
  await text('Hello again');
  await backgroundDone();
  expect(delivered.map(({ alert }) => alert)).toContainEqual(
    expect.objectContaining({ kind: 'text', count: 1 }),
  );
});

test('an alert that reached one device is not repeated because another, gone device could not be removed', async () => {
  const { all, delivered, lose } = await devices(2);
  lose(all[1]?.endpoint);
  databaseAnswers('rpc/remove_alerts');
  await text('Hello');
  await backgroundDone();
  expect(await held()).toEqual([{ held: 0 }]);
  await letNextOneGo();
  await text('Hello again');
  await backgroundDone();
  expect(delivered.map(({ alert }) => alert)).toMatchObject([{ count: 1 }, { count: 1 }]);
});
