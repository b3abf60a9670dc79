/** Alerts on this device go on when the browser has replaced or dropped its subscription. Stubs replace push. */
import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { noAlerts } from '../../support/office/office-rows';
import { listBodies, office, userId } from '../../support/office/office-server';
import { openSettings } from '../../support/office/render-office';

const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const subscriptionAt = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, keys }),
  unsubscribe: () => Promise.resolve(true),
});
const before = 'https://fcm.googleapis.com/fcm/send/before';
const after = 'https://fcm.googleapis.com/fcm/send/after';

/** The browser's subscription, and what the server has saved. */
let present: ReturnType<typeof subscriptionAt> | null;
let saved: string[];
const worker = new EventTarget();
const subscribe = vi.fn(() => {
  present = subscriptionAt(after);
  return Promise.resolve(present);
});

const host: { serviceWorker?: unknown } = navigator;
beforeAll(() => void Object.defineProperty(host, 'serviceWorker', { configurable: true, value: worker }));
afterAll(() => void delete host.serviceWorker);

beforeEach(() => {
  present = subscriptionAt(before);
  saved = [before];
  subscribe.mockClear();
  localStorage.setItem('office-alert-device', JSON.stringify({ userId, endpoint: before }));
  const registration = {
    active: {},
    pushManager: { subscribe, getSubscription: () => Promise.resolve(present) },
  };
  Object.assign(worker, {
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    startMessages: () => undefined,
  });
  vi.stubGlobal('PushManager', class {});
  allow('granted');
  office.instead['getAlerts'] = () =>
    HttpResponse.json({
      success: true,
      ...noAlerts,
      vapidPublicKey: keys.p256dh,
      devices: saved.map((endpoint) => ({ endpoint })),
    });
  office.instead['saveAlerts'] = () => {
    saved.push(after);
    return HttpResponse.json({ success: true });
  };
  office.instead['removeAlerts'] = () => HttpResponse.json({ success: true });
});
afterEach(() => vi.unstubAllGlobals());

const allow = (permission: NotificationPermission) =>
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) });
const turn = () => screen.findByRole('switch', { name: 'Alert this device' });
const notice = () => screen.queryByRole('region', { name: 'Alerts have stopped on this device' });

it('alerts on this device stay as they are while the browser and the server agree', async () => {
  await openSettings('Alerts');
  expect(await turn()).toBeChecked();
  expect([listBodies('saveAlerts'), subscribe.mock.calls]).toEqual([[], []]);
});

it.each<[string, () => void]>([
  [
    'the browser has replaced its subscription',
    () => {
      present = subscriptionAt(`${before}2`);
    },
  ],
  [
    'the browser has dropped its subscription',
    () => {
      present = null;
    },
  ],
  [
    'the server has dropped the device',
    () => {
      saved = [];
    },
  ],
])('alerts on this device are renewed when the office opens after %s', async (_, happens) => {
  happens();
  await openSettings('Alerts');
  await vi.waitFor(() => expect(listBodies('removeAlerts')).toMatchObject([{ endpoint: before }]));
  expect(listBodies('saveAlerts')).toMatchObject([
    { kinds: noAlerts.kinds, subscription: { endpoint: after, keys } },
  ]);
  await vi.waitFor(async () => expect(await turn()).toBeChecked());
  expect(notice()).toBeNull();
});

it('alerts on this device are renewed at once when the worker says so', async () => {
  await openSettings('Alerts');
  expect(await turn()).toBeChecked();
  present = null;
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { hasNewSubscription: true } })));
  await vi.waitFor(() => expect(listBodies('saveAlerts')).toHaveLength(1));
});

it('the office says when alerts on this device have stopped, until they are on again or are left off', async () => {
  present = null;
  allow('denied');
  const person = await openSettings('Alerts');
  const region = await screen.findByRole('region', { name: 'Alerts have stopped on this device' });
  expect(region).toHaveTextContent('Turn them on again under Settings, Alerts');
  expect(listBodies('saveAlerts')).toEqual([]);
  allow('granted');
  await person.click(await turn());
  await vi.waitFor(() => expect(notice()).toBeNull());
  expect(listBodies('saveAlerts')).toHaveLength(1);
});

it('alerts on this device that somebody leaves off are forgotten', async () => {
  present = null;
  allow('denied');
  const person = await openSettings('Alerts');
  const region = await screen.findByRole('region', { name: 'Alerts have stopped on this device' });
  await person.click(within(region).getByRole('button', { name: 'Leave them off' }));
  expect(notice()).toBeNull();
  expect(localStorage.getItem('office-alert-device')).toBeNull();
});

it('alerts that another user had turned on here are not renewed', async () => {
  localStorage.setItem('office-alert-device', JSON.stringify({ userId: 'another', endpoint: before }));
  present = null;
  await openSettings('Alerts');
  expect(await turn()).not.toBeChecked();
  expect(listBodies('saveAlerts')).toEqual([]);
});
