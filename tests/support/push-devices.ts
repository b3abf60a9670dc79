/** Devices that get alerts: the settings that turn pushes on, and the local stack's push service for one test. */
import { http, HttpResponse } from 'msw';
import { makeKeyPair } from '../../tools/local-stack/push/push-keys';
import { createPushService } from '../../tools/local-stack/push/push-service';
import { origin, type Services } from './functions-harness';

const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = makeKeyPair();
const addresses = { VAPID_SUBJECT: 'mailto:office@example.com', LOCAL_PUSH_URL: `${origin}/__push` };
export const pushSettings = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, ...addresses };

/** Starts a push service that has no devices yet. It runs until the test ends. */
export function servePushes({ server }: Services) {
  const pushes = createPushService(origin, VAPID_PUBLIC_KEY);
  const answer = async (request: Request) => (await pushes.handle(request)) ?? HttpResponse.error();
  server.use(http.all(`${origin}/__push/*`, ({ request }) => answer(request)));
  return pushes;
}
