/** Alerts of an admin whose devices come and go. */
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { backgroundDone } from '../../support/console-guard';
import { startOffice } from '../../support/office-setup';
import { pushSettings, servePushes } from '../../support/push-devices';

const { services, ask, text, configure, databaseAnswers } = await startOffice();

const held = () => services.query(`select held from private.alert_turns where kind = 'text'`);
const letNextOneGo = () => services.execute(`update private.alert_turns set next_at = '-infinity'`);

/** Turns on as many devices, and drops the alerts that confirm it. */
async function devices(count: number) {
  configure({ ...pushSettings, ALERT_SECONDS: '86400' });
  const pushes = servePushes(services);
  const all = Array.from({ length: count }, () => pushes.addDevice());
  for (const subscription of all) await ask({ action: 'saveAlerts', kinds: ['text'], subscription });
  await backgroundDone();
  await services.execute('delete from private.alert_turns');
  pushes.delivered.length = 0;
  return { all, delivered: pushes.delivered };
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
  const { all, delivered } = await devices(2);
  services.server.use(http.all(all[1]?.endpoint ?? '', () => new HttpResponse(null, { status: 410 })));
  databaseAnswers('rpc/remove_alerts');
  await text('Hello');
  await backgroundDone();
  expect(await held()).toEqual([{ held: 0 }]);
  await letNextOneGo();
  await text('Hello again');
  await backgroundDone();
  expect(delivered.map(({ alert }) => alert)).toMatchObject([{ count: 1 }, { count: 1 }]);
});
