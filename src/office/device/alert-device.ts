/** Registers this browser as a device for alerts. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';

/** The key of the queries that check this device's subscription. */
export const keptDeviceKey = ['kept-device'];

const workerAddress = '/admin/office-worker.js';

/** Why this browser can't show alerts; null when it can. */
export function findDeviceObstacle(): string | null {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return null;
  }
  // An iPad claims to be a Mac. A real Mac has no touch screen.
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple
    ? 'On an iPhone or iPad, add the office to the Home Screen first: press Share, then “Add to Home Screen”. Open it from there and turn alerts on.'
    : 'This browser can’t show alerts. Use a different browser, or get alerts by text.';
}

async function startWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerAddress);
  const starting = registration.installing ?? registration.waiting;
  if (registration.active || !starting) {
    return registration;
  }
  // `navigator.serviceWorker.ready` never resolves on a page outside the worker's scope, such as /dashboard.
  await new Promise<void>((resolve) => {
    starting.addEventListener('statechange', () => {
      if (starting.state === 'activated' || starting.state === 'redundant') {
        resolve();
      }
    });
  });
  return registration;
}

/** This browser's push subscription, if it has one. */
async function findSubscription() {
  if (findDeviceObstacle() !== null) {
    return null;
  }
  const registration = await navigator.serviceWorker.getRegistration(workerAddress);
  return registration?.pushManager.getSubscription();
}

/** The address of this browser's push subscription, or null when it has none. */
export const findDeviceEndpoint = async () => (await findSubscription())?.endpoint ?? null;

/** Needs no call to the server, because the push service will report to it that the device is gone. */
export const unsubscribeDevice = async () => (await findSubscription())?.unsubscribe();

const subscriptionJson = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
});

/** Asks for permission, then subscribes to the browser's push service. Null when refused, now or earlier. */
export async function subscribeDevice(vapidPublicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') {
    return null;
  }
  const { pushManager } = await startWorker();
  // The push service refuses a subscription that was made with an earlier key of the server.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: vapidPublicKey,
  });
  return v.parse(subscriptionJson, subscription.toJSON());
}

const openMessage = v.object({ open: v.string() });
const subscriptionMessage = v.object({ hasNewSubscription: v.literal(true) });

/**
 * Starts the office's service worker in production, navigates to the address of a tapped alert, and keeps alerts
 * going when the browser replaces its subscription.
 */
export function useOfficeWorker(): void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) {
      return;
    }
    // Registration can fail, for example in a private window. The office works without the worker.
    if (import.meta.env.PROD) {
      void startWorker().catch(() => undefined);
    }
    const listen = ({ data, ports }: MessageEvent<unknown>) => {
      // Any answer says that this page shows the office.
      ports[0]?.postMessage(true);
      const parsed = v.safeParse(openMessage, data);
      if (parsed.success) {
        void navigate(parsed.output.open);
      }
      if (v.is(subscriptionMessage, data)) {
        void queryClient.invalidateQueries({ queryKey: keptDeviceKey });
      }
    };
    navigator.serviceWorker.addEventListener('message', listen);
    navigator.serviceWorker.startMessages();
    return () => navigator.serviceWorker.removeEventListener('message', listen);
  }, [navigate, queryClient]);
}

/** Sets the office's web manifest, so that installing from this page installs the office and not the site. */
export function useOfficeManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (link === null) {
      return;
    }
    const before = link.href;
    link.href = '/office.webmanifest';
    return () => {
      link.href = before;
    };
  }, []);
}

/** Shows the number of unread messages on the icon of the installed office. */
export function showAppBadge(unreadCount: number): void {
  if (!('setAppBadge' in navigator)) {
    return;
  }
  // Browsers that can't install applications refuse this call.
  void navigator.setAppBadge(unreadCount).catch(() => undefined);
}
