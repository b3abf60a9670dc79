/** A burst of texts causes few alerts, and the alerts count each text. */
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { pushedAlert } from '../../supabase/functions/_shared/contract/alerts';
import { startServices } from '../support/functions-harness';
import { inFlight, isDeep, noteFigure, sized } from '../support/fuzz';
import { startOfficeOn } from '../support/office-setup';
import { startServicesOnPostgres } from '../support/postgres-services';
import { pushSettings, servePushes } from '../support/push-devices';

// The deep run uses a server, so that counting and sending really race, and the alert interval of the real office.
const start = isDeep ? startServicesOnPostgres : startServices;
const { services, configure, ask, text } = await startOfficeOn(await start());
const count = sized({ slice: 24, deep: 1_000 });
const seconds = sized({ slice: 2, deep: 60 });

test(`${count} texts cause an alert every ${seconds} s, and the alerts count each text`, async () => {
  configure({ ...pushSettings, ALERT_SECONDS: String(seconds) });
  const pushes = servePushes(services);
  const device = { kinds: ['text'], subscription: pushes.addDevice(), phone: '+19185550177' };
  expect(await ask({ action: 'saveAlerts', ...device })).toMatchObject({ status: 200 });

  const began = Date.now();
  const taken = await inFlight(50, Array.from({ length: count }), async (_, index) =>
    text(`Number ${index}`),
  );
  const tookSeconds = (Date.now() - began) / 1_000;
  expect(taken.map(({ status }) => status)).toEqual(taken.map(() => 200));

  const alerts = () => pushes.delivered.map(({ alert }) => v.parse(pushedAlert, alert));
  const told = () => alerts().reduce((sum, alert) => sum + alert.count, 0);
  await vi.waitFor(() => expect(told()).toBe(count), { timeout: 90_000, interval: 200 });
  expect(alerts().length).toBeLessThanOrEqual(2 + Math.floor(tookSeconds / seconds));
  const [bundled] = alerts();
  expect(bundled?.title).toBe(`${bundled?.count} new texts`);
  const texts = services.twilioRequests.filter(({ method }) => method === 'POST');
  expect(texts.map(({ form }) => form['Body']).join()).toContain(`${bundled?.title}. `);
  expect(texts).toHaveLength(alerts().length);
  const sent = `${alerts().length} pushes, ${texts.length} texts`;
  noteFigure('alerts', `${count} texts in ${Math.ceil(tookSeconds)} s: ${sent}`);
});
