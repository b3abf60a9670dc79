/** Web Push: encrypts alerts so that only the receiving browser can read them. */
import { base64url, importJWK, SignJWT } from 'jose';
import * as v from 'valibot';
import type { PushedAlert } from '../contract/alerts.ts';
import { abandon } from '../runtime/body.ts';
import type { Env, Vapid } from '../runtime/env.ts';
import { logFailure } from '../runtime/log.ts';

/** A browser that gets alerts: the address of its push service, and its keys (base64url). */
export const alertDevice = v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string() });

export type Device = v.InferOutput<typeof alertDevice>;

/** A browser supplies the address to send to. This list stops the functions from calling any other host. */
const pushServices = [
  /^fcm\.googleapis\.com$/,
  /^[\w-]+\.push\.services\.mozilla\.com$/,
  /^([\w-]+\.)?push\.apple\.com$/,
  /^[\w.-]+\.notify\.windows\.com$/,
];

export function isPushService(endpoint: string, localPushUrl: string | null): boolean {
  if (!URL.canParse(endpoint)) {
    return false;
  }
  if (localPushUrl !== null && endpoint.startsWith(`${localPushUrl}/`)) {
    return true;
  }
  const { protocol, hostname, port, username } = new URL(endpoint);
  const isPlain = protocol === 'https:' && port === '' && username === '';
  return isPlain && pushServices.some((pattern) => pattern.test(hostname));
}

const ecdh = { name: 'ECDH', namedCurve: 'P-256' };
const recordSize = 4_096;
/** Half a day. Somebody offline for longer will look in the office. */
const keptSeconds = 43_200;
const timeoutMs = 5_000;

const encodeUtf8 = (text: string) => new TextEncoder().encode(text);

function joinBytes(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

async function deriveKey(
  salt: Uint8Array<ArrayBuffer>,
  secret: ArrayBuffer,
  info: Uint8Array,
  length: number,
) {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt, info: joinBytes(info) };
  return crypto.subtle.deriveBits(algorithm, key, length * 8);
}

const importPublicKey = (point: string) =>
  crypto.subtle.importKey('raw', joinBytes(base64url.decode(point)), ecdh, false, []);

/** Whether alerts can be encrypted for this device: its key must lie on the curve. */
export const isDeviceKey = (p256dh: string) =>
  importPublicKey(p256dh)
    .then(() => true)
    .catch(() => false);

/** Encrypts by RFC 8291, as a single record of RFC 8188 ("aes128gcm"). */
async function encryptFor({ p256dh, auth }: Device, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const receiver = joinBytes(base64url.decode(p256dh));
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const pair = await crypto.subtle.generateKey(ecdh, true, ['deriveBits']);
  const sender = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const receiverKey = await importPublicKey(p256dh);
  const algorithm = { name: 'ECDH', public: receiverKey };
  const shared = await crypto.subtle.deriveBits(algorithm, pair.privateKey, 256);
  const info = joinBytes(encodeUtf8('WebPush: info\0'), receiver, sender);
  const secret = await deriveKey(joinBytes(base64url.decode(auth)), shared, info, 32);
  const keyBytes = await deriveKey(salt, secret, encodeUtf8('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await deriveKey(salt, secret, encodeUtf8('Content-Encoding: nonce\0'), 12);
  const key = await crypto.subtle.importKey('raw', keyBytes, 'AES-GCM', false, ['encrypt']);
  // 2 marks the last record.
  const record = joinBytes(encodeUtf8(text), new Uint8Array([2]));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, record);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, recordSize);
  return joinBytes(salt, size, new Uint8Array([sender.length]), sender, new Uint8Array(encrypted));
}

/** Signs a token that identifies us (RFC 8292) to this push service. It is valid for half a day. */
async function signAuthorization(
  { publicKey, privateKey, subject }: Vapid,
  endpoint: string,
): Promise<string> {
  const point = base64url.decode(publicKey);
  const x = base64url.encode(point.slice(1, 33));
  const y = base64url.encode(point.slice(33));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', d: privateKey, x, y }, 'ES256');
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setSubject(subject)
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime('12h')
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}

/**
 * Sends an alert to the device's push service. `gone`: the device can never get alerts again. `failed`: this
 * attempt failed.
 */
export async function push({ vapid, localPushUrl }: Env['alerts'], device: Device, alert: PushedAlert) {
  if (vapid === null) {
    return 'failed';
  }
  if (!isPushService(device.endpoint, localPushUrl)) {
    return 'gone';
  }
  try {
    const response = await fetch(device.endpoint, {
      method: 'POST',
      headers: {
        authorization: await signAuthorization(vapid, device.endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(keptSeconds),
        urgency: alert.kind === 'emergency' ? 'high' : 'normal',
      },
      body: await encryptFor(device, JSON.stringify(alert)),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    abandon(response.body);
    if (response.ok) {
      return 'sent';
    }
    if (response.status === 404 || response.status === 410) {
      return 'gone';
    }
    logFailure('alerts', 'push_refused', `the push service answered ${response.status}`);
  } catch (error) {
    logFailure('alerts', 'push_failed', error);
  }
  return 'failed';
}
