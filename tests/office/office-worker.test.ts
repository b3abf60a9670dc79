/** What the office's worker does with a push and a tap, its browser played by stand-ins. */
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

const showNotification = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve());
const page = { url: '', focus: vi.fn(() => Promise.resolve()), postMessage: vi.fn() };
let pages: (typeof page)[] = [];

beforeAll(async () => {
  vi.stubGlobal('registration', { showNotification });
  vi.stubGlobal('clients', { matchAll: () => Promise.resolve(pages), openWindow, claim: vi.fn() });
  vi.stubGlobal('skipWaiting', vi.fn());
  await import('../../src/office/alerts/office-worker');
  return () => vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.clearAllMocks();
  pages = [];
});

/** Hands an event to the worker and waits for what it does. */
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

const unknown = ['Something is new in the office', '/admin/dashboard'] as const;
it.each<[string, () => unknown, string, string]>([
  ['an alert', () => alert, 'Dale', url],
  ['an alert that leads elsewhere', () => ({ ...alert, url: 'https://example.com/' }), ...unknown],
  ['what can’t be read', (): unknown => JSON.parse('{'), ...unknown],
])('%s is shown', async (_, json, title, target) => {
  await happens('push', { data: { json } });
  expect(showNotification).toHaveBeenCalledWith(title, expect.objectContaining({ data: { url: target } }));
});

it('a tap goes on in the office that is open, and opens one where none is', async () => {
  await tap({ url });
  expect(openWindow).toHaveBeenCalledWith(url);
  pages = [{ ...page, url: `${location.origin}/admin/dashboard` }];
  await tap({ url });
  expect(page.postMessage).toHaveBeenCalledWith({ open: url });
  expect(page.focus).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledOnce();
});
