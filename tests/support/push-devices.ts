/** Devices that get alerts: the settings that turn pushes on, and the local stack's push service for one test. */
import { http, HttpResponse } from 'msw';
import { newKeyPair } from '../../tools/local-stack/push/push-keys';
import { createPushService } from '../../tools/local-stack/push/push-service';
import { origin, type Services } from './functions-harness';

const vapid = newKeyPair();
export const pushSettings = {
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  VAPID_SUBJECT: 'mailto:office@example.com',
  LOCAL_PUSH_URL: `${origin}/__push`,
};

/** Starts a push service that has no devices yet. It runs until the test ends. */
export function servePushes({ server }: Services) {
  const pushes = createPushService(origin, vapid.publicKey);
  server.use(
    http.all(
      `${origin}/__push/*`,
      async ({ request }) => (await pushes.handle(request)) ?? HttpResponse.error(),
    ),
  );
  return pushes;
}
