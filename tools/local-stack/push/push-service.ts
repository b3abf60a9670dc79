/**
 * The push service of a local stack, at /__push, and its devices, whose delivered pushes can be read. It
 * checks requests as strictly as a real one.
 */
import { randomUUID } from 'node:crypto';
import { errors, importJWK, jwtVerify } from 'jose';
import { decryptPush } from './decrypt.ts';
import { makeAuthSecret, makeKeyPair, type KeyPair } from './push-keys.ts';

type DeviceKeys = KeyPair & { auth: string };

/** The result of `PushSubscription.toJSON()`. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A push that a device received: JSON from the functions. `at` is ISO 8601. */
type Delivered = { device: string; at: string; urgency: string; alert: unknown };

export type PushService = {
  /** Adds a device that takes pushes signed with that VAPID key. */
  addDevice(name?: string, keys?: DeviceKeys): Subscription;
  /** Newest first. */
  delivered: Delivered[];
  /** `POST /__push/devices` (a new device), `DELETE /__push/<name>`, `GET /__push/delivered`, and the pushes. */
  handle(request: Request): Promise<Response | null>;
};

const capacity = 200;
const longestTokenSeconds = 86_400;

export const pushPath = '/__push';

const refuse = (status: number, error: string) => Response.json({ error }, { status });

/** True when the token is signed with this key, for this service, for no longer than RFC 8292 allows. */
async function isSigned(header: string, publicKey: string, audience: string): Promise<boolean> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (key !== publicKey) {
    return false;
  }
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  try {
    const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
      audience,
      algorithms: ['ES256'],
    });
    const lastsSeconds = (payload.exp ?? Number.POSITIVE_INFINITY) - Date.now() / 1000;
    return lastsSeconds <= longestTokenSeconds && /^(mailto|https):/.test(payload.sub ?? '');
  } catch (error) {
    if (error instanceof errors.JOSEError) {
      return false;
    }
    throw error;
  }
}

export function createPushService(origin: string, vapidPublicKey: string): PushService {
  const devices = new Map<string, DeviceKeys>();
  const delivered: Delivered[] = [];

  function addDevice(
    name: string = randomUUID(),
    keys: DeviceKeys = { ...makeKeyPair(), auth: makeAuthSecret() },
  ): Subscription {
    devices.set(name, keys);
    return {
      endpoint: `${origin}${pushPath}/${name}`,
      keys: { p256dh: keys.publicKey, auth: keys.auth },
    };
  }

  async function deliver(name: string, request: Request): Promise<Response> {
    const { headers } = request;
    const device = devices.get(name);
    if (!device) {
      return refuse(410, 'This device is gone.');
    }
    if (!(await isSigned(headers.get('authorization') ?? '', vapidPublicKey, new URL(request.url).origin))) {
      return refuse(403, 'The VAPID token is not that of the subscription.');
    }
    if (headers.get('content-encoding') !== 'aes128gcm' || !/^\d+$/.test(headers.get('ttl') ?? '')) {
      return refuse(400, 'A push needs Content-Encoding: aes128gcm and a TTL.');
    }
    let alert: unknown;
    try {
      alert = JSON.parse(decryptPush(Buffer.from(await request.arrayBuffer()), device));
    } catch (error) {
      return refuse(400, error instanceof Error ? error.message : 'It can’t be read.');
    }
    const urgency = headers.get('urgency') ?? 'normal';
    delivered.unshift({ device: name, at: new Date().toISOString(), urgency, alert });
    delivered.length = Math.min(delivered.length, capacity);
    return new Response(null, { status: 201 });
  }

  return {
    addDevice,
    delivered,
    async handle(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(`${pushPath}/`)) {
        return null;
      }
      const name = pathname.slice(pushPath.length + 1);
      if (name === 'delivered' && request.method === 'GET') {
        return Response.json({ delivered }, { headers: { 'cache-control': 'no-store' } });
      }
      const isForeign = !['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site'));
      if (isForeign) {
        return refuse(403, 'Only pages of this origin may use the push service.');
      }
      if (name === 'devices' && request.method === 'POST') {
        return Response.json(addDevice());
      }
      if (request.method === 'DELETE') {
        return new Response(null, { status: devices.delete(name) ? 204 : 404 });
      }
      if (request.method === 'POST') {
        return deliver(name, request);
      }
      return refuse(405, 'Use POST.');
    },
  };
}
