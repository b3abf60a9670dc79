/** Alerts on a device and the installed office, with the real worker and the stack's push service. */
import { type Page, expect, test } from '@playwright/test';
import * as v from 'valibot';
import { urgencyChoices } from '../../../supabase/functions/_shared/domain/quote';
import { findViolations } from '../support/axe';
import { press } from '../support/keyboard';
import { logIn, openSettings } from '../support/log-in';
import { embedded, invoke, phone, pushService } from '../support/stack';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** Subscribes the page to the stack's push service, because tests can't reach Chromium's. */
async function givePushService(page: Page): Promise<string> {
  const device = { endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) };
  const { endpoint, keys } = v.parse(v.object(device), await pushService('devices', { method: 'POST' }));
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
      // A headless browser never shows the permission prompt. Somebody refuses at first.
      const answers = ['denied'];
      Object.assign(Notification, { requestPermission: () => Promise.resolve(answers.pop() ?? 'granted') });
    },
    { endpoint, keys, expirationTime: null },
  );
  return endpoint.split('/').at(-1) ?? '';
}

/** The alerts sent to that device, decrypted, newest first. */
async function deliveredTo(device: string) {
  const alert = v.looseObject({ kind: v.string(), title: v.string() });
  const alerts = v.array(v.object({ device: v.string(), alert }));
  const { delivered } = v.parse(v.object({ delivered: alerts }), await pushService('delivered'));
  return delivered.filter((one) => one.device === device).map((one) => one.alert);
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

for (const width of [1280, 390]) {
  test(`at ${width} pixels, an admin chooses alerts, taps one and turns them off`, async ({ page }) => {
    const customer = `+19185559${width % 1000}`;
    const device = await givePushService(page);
    const titles = async () => (await deliveredTo(device)).map(({ kind, title }) => `${kind}: ${title}`);
    await page.setViewportSize({ width, height: 900 });
    await logIn(page);
    await openSettings(page, /^Alerts/);
    const turn = page.getByRole('switch', { name: 'Alert this device' });
    await press(page, 'Alert this device', 'Space');
    await expect(page.getByText(/^Notifications are blocked in this browser/)).toBeVisible();
    expect(await findViolations(page), 'refused').toEqual([]);
    await page.keyboard.press('Space');
    await expect(turn).toBeChecked();
    await expect(page.getByText('Turning alerts on…')).toBeHidden();
    expect(await findViolations(page), 'turned on').toEqual([]);

    await phone('text', { from: customer, body: 'Is Friday fine?' });
    // Nobody waits for a voicemail of somebody who has hung up.
    await phone('call', { from: customer, outcome: 'canceled' });
    await phone('call', { from: '+19185559001', outcome: 'no-answer', transcript: 'Call me back' });
    const machine = { zip: '74012', equipment: 'Crane', description: 'Stopped', urgency: urgencyChoices[0] };
    await invoke('request-quote', { ...machine, name: 'Al', phone: customer, smsConsent: true, page: '/' });
    for (const alert of ['text: ', 'missed_call: ', 'voicemail: ', 'emergency: Down now', 'care: ']) {
      await expect.poll(titles, { timeout: 15_000 }).toContainEqual(expect.stringContaining(alert));
    }

    await press(page, 'New texts and quote requests', 'Space');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Alert settings updated successfully')).toBeVisible();
    await phone('text', { from: customer, body: 'Is Monday fine?' });
    await phone('text', { from: customer, body: 'Boom is stuck in the air' });
    await expect
      .poll(titles, { timeout: 15_000 })
      .toContainEqual(expect.stringContaining('emergency: Emergency text'));
    expect((await titles()).filter((title) => title.startsWith('text'))).toHaveLength(1);
    await tap(page, (await deliveredTo(device))[0]);
    await expect(page.getByRole('log')).toContainText('Boom is stuck in the air');

    await press(page, /^Messages/, 'Home');
    await openSettings(page, /^Alerts/);
    await press(page, 'New texts and quote requests', 'Space');
    await page.keyboard.press('Enter');
    // The tests after this one get alerts of texts again.
    await expect(page.getByText('Alert settings updated successfully')).toBeVisible();
    await press(page, 'Alert this device', 'Space');
    await expect(turn).not.toBeChecked();
  });

  test(
    `at ${width} pixels, the installed office shows a badge and opens offline`,
    embedded,
    async ({ page, context }) => {
      await phone('text', { from: '+19185550186', body: 'Who is on call?' });
      await page.addInitScript(() =>
        Object.assign(Navigator.prototype, {
          setAppBadge: (count: number) =>
            Promise.resolve((document.documentElement.dataset.badge = `${count}`)),
        }),
      );
      await page.setViewportSize({ width, height: 900 });
      await logIn(page);
      await expect(page.locator('html')).toHaveAttribute('data-badge', /^[1-9]/);
      const manifest: unknown = await (await page.request.get('/office.webmanifest')).json();
      const start = '/admin/dashboard?tab=messages';
      expect(manifest).toMatchObject({ scope: '/admin/', display: 'standalone', start_url: start });
      expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toBe('/office.webmanifest');
      await expect.poll(() => page.evaluate(() => caches.keys())).toContain('office-assets');
      await expect
        .poll(() => page.evaluate(async () => (await (await caches.open('office-assets')).keys()).length))
        .toBeGreaterThan(3);

      await context.setOffline(true);
      await page.goto(start);
      const notice = /^You are offline\. Conversations, calls and settings will load/;
      await expect(page.getByText(notice)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await context.setOffline(false);
      await expect(page.getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true');
    },
  );
}
