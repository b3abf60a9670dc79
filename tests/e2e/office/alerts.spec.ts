/** Alerts on a device and the installed office, with the real worker and the stack's push service. */
import { type Page, expect, test } from '@playwright/test';
import * as v from 'valibot';
import { violations } from '../support/axe';
import { logIn } from '../support/log-in';
import { phone, rest } from '../support/stack';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const customer = '+19185550186';

/** Subscribes the page to the stack's push service, because tests can't reach Chromium's. */
async function givePushService(page: Page): Promise<string> {
  const { body } = await rest('/__push/devices', { method: 'POST' });
  const device = { endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) };
  const { endpoint, keys } = v.parse(v.object(device), body);
  await page.addInitScript(
    (json) => {
      let isSubscribed = false;
      const found = { endpoint: json.endpoint, toJSON: () => json, unsubscribe };
      function unsubscribe() {
        isSubscribed = false;
        return Promise.resolve(true);
      }
      Object.assign(PushManager.prototype, {
        subscribe: () => {
          isSubscribed = true;
          return Promise.resolve(found);
        },
        getSubscription: () => Promise.resolve(isSubscribed ? found : null),
      });
      // A headless browser never shows the permission prompt.
      Object.assign(Notification, { requestPermission: () => Promise.resolve('granted') });
    },
    { endpoint, keys, expirationTime: null },
  );
  return endpoint.split('/').at(-1) ?? '';
}

/** The alerts sent to that device, decrypted, newest first. */
async function deliveredTo(device: string): Promise<unknown[]> {
  const { body } = await rest('/__push/delivered');
  const alerts = v.array(v.object({ device: v.string(), alert: v.unknown() }));
  const { delivered } = v.parse(v.object({ delivered: alerts }), body);
  return delivered.filter((one) => one.device === device).map(({ alert }) => alert);
}

/** Taps the alert in the office's worker. The browser's own notice is out of a test's reach. */
async function tap(page: Page, alert: unknown): Promise<void> {
  const workers = page.context().serviceWorkers();
  await workers
    .find((worker) => worker.url().endsWith('/admin/office-worker.js'))
    ?.evaluate((data) => {
      const notification = { data, close: () => undefined };
      const waitUntil = () => undefined;
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    }, alert);
}

test('an admin turns on alerts, taps one for an emergency text, and turns them off', async ({ page }) => {
  const device = await givePushService(page);
  await logIn(page);
  const turn = page.getByRole('switch', { name: 'Alert this device' });
  await turn.click();
  await expect(turn).toBeChecked();
  await expect(page.getByText('Turning alerts on…')).toBeHidden();
  expect(await violations(page)).toEqual([]);

  await phone('text', { from: customer, body: 'Boom is stuck in the air' });
  await expect
    .poll(() => deliveredTo(device), { timeout: 15_000 })
    .toContainEqual(expect.objectContaining({ kind: 'emergency' }));
  await tap(page, (await deliveredTo(device))[0]);
  await expect(page.getByRole('log')).toContainText('Boom is stuck in the air');

  await page.getByRole('tab', { name: 'Settings' }).click();
  await turn.click();
  await expect(turn).not.toBeChecked();
});

test('the office can be installed and opens without a network', async ({ page, context }) => {
  await logIn(page);
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
  const manifest: unknown = await (await page.request.get('/office.webmanifest')).json();
  expect(manifest).toMatchObject({ scope: '/admin/', display: 'standalone' });
  expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toBe('/office.webmanifest');
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('office-assets');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('office-assets')).keys()).length))
    .toBeGreaterThan(3);

  await context.setOffline(true);
  await page.goto('/admin/dashboard?tab=messages');
  const notice = /^You are offline\. Conversations, calls and settings will load/;
  await expect(page.getByText(notice)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('tab', { name: 'Messages' })).toBeVisible();
});
