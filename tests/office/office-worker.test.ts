/** How the office's service worker handles pushes and taps. Stubs replace the browser's APIs. */
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

const showNotification = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve());
const focus = vi.fn(() => Promise.resolve());
let pages: { focus: typeof focus; postMessage(message: unknown, ports?: MessagePort[]): void }[] = [];

beforeAll(async () => {
  vi.stubGlobal('registration', { showNotification });
  vi.stubGlobal('clients', { matchAll: () => Promise.resolve(pages), openWindow, claim: vi.fn() });
  vi.stubGlobal('skipWaiting', vi.fn());
  await import('../../src/office/device/office-worker');
  return () => vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.clearAllMocks();
  pages = [];
});

/** Dispatches an event to the worker and waits until the worker has handled it. */
async function happens(type: string, fields: object): Promise<void> {
  let work: Promise<unknown> | undefined;
  dispatchEvent(
    Object.assign(new Event(type), fields, { waitUntil: (promise: Promise<unknown>) => (work = promise) }),
  );
  await work;
}

const url = '/admin/dashboard?tab=messages&with=%2B19185550188';
const alert = { kind: 'text', title: 'Dale', body: 'Loader down', url, count: 1, unread: 3 };
const tap = (data: unknown) => happens('notificationclick', { notification: { close: vi.fn(), data } });

it('the office worker has the open office renew a replaced subscription, and otherwise says that alerts have stopped', async () => {
  await happens('pushsubscriptionchange', {});
  expect(showNotification).toHaveBeenCalledWith(
    'Alerts have stopped on this device',
    expect.objectContaining({ data: { url: '/admin/dashboard' } }),
  );
  const told: unknown[] = [];
  const postMessage = (message: unknown, ports?: MessagePort[]) =>
    ports ? ports[0]?.postMessage(true) : told.push(message);
  pages = [{ focus, postMessage }];
  await happens('pushsubscriptionchange', {});
  expect(told).toEqual([{ hasNewSubscription: true }]);
  expect(showNotification).toHaveBeenCalledOnce();
  showNotification.mockRejectedValueOnce(new TypeError('not allowed'));
  pages = [];
  await happens('pushsubscriptionchange', {});
});

const unknown = ['Something is new in the office', '/admin/dashboard', 'care'] as const;
it.each<[string, string, string, string, string]>([
  ['an alert', JSON.stringify(alert), 'Dale', url, 'text'],
  ['a general alert for another site', JSON.stringify({ ...alert, url: 'https://example.com/' }), ...unknown],
  ['a general alert for unreadable data', '{', ...unknown],
])('the office worker shows %s', async (_, sent, title, target, kind) => {
  await happens('push', { data: { text: () => sent } });
  const shown = { tag: `${kind} ${target}`, data: { url: target } };
  expect(showNotification).toHaveBeenCalledWith(title, expect.objectContaining(shown));
});

it('a tap on an alert opens its address in the open office, or in a new window if none is open', async () => {
  await tap({ url });
  expect(openWindow).toHaveBeenCalledWith(url);
  const opened: unknown[] = [];
  const site = { focus: vi.fn(), postMessage: vi.fn() };
  const postMessage = (message: unknown, ports?: MessagePort[]) =>
    ports ? ports[0]?.postMessage(true) : opened.push(message);
  pages = [site, { focus, postMessage }];
  await tap({ url });
  expect(opened).toEqual([{ open: url }]);
  expect(focus).toHaveBeenCalledOnce();
  expect(site.focus).not.toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledOnce();
});
