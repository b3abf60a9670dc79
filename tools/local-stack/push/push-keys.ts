import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject } from '../../../supabase/functions/_shared/json.ts';
import { LocalStackProblem } from '../problem.ts';

/** A P-256 key pair in base64url: the public point and the private number. */
export type KeyPair = { publicKey: string; privateKey: string };

/** Created once per data folder: the functions' VAPID keys and the demo phone's keys. */
export type PushKeys = { vapid: KeyPair; phone: KeyPair & { auth: string } };

export function drawPair(): KeyPair {
  const pair = createECDH('prime256v1');
  return {
    publicKey: pair.generateKeys().toString('base64url'),
    // Node drops leading zeros, so pad them.
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
}

export const drawAuth = () => randomBytes(16).toString('base64url');

const isPair = (value: unknown): value is KeyPair =>
  isJsonObject(value) && typeof value.publicKey === 'string' && typeof value.privateKey === 'string';

function isPushKeys(value: unknown): value is PushKeys {
  if (!isJsonObject(value)) return false;
  const { vapid, phone } = value;
  return isPair(vapid) && isPair(phone) && 'auth' in phone && typeof phone.auth === 'string';
}

function readKeys(file: string): PushKeys {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    parsed = null;
  }
  if (isPushKeys(parsed)) return parsed;
  throw new LocalStackProblem(`The keys in ${file} can't be read: delete the file for new ones.`);
}

/** The keys of a data folder, written to `push.json` on first use. Without a folder, new keys each time. */
export function loadPushKeys(folder: string | null): PushKeys {
  const file = folder === null ? null : join(folder, 'push.json');
  if (file !== null && existsSync(file)) return readKeys(file);
  const keys = { vapid: drawPair(), phone: { ...drawPair(), auth: drawAuth() } };
  if (file !== null) writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}
