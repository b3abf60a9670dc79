import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject } from '../../../supabase/functions/_shared/json.ts';
import { LocalStackProblem } from '../problem.ts';

/** A pair of P-256, base64url: the point, and the number. */
export type KeyPair = { publicKey: string; privateKey: string };

/** Drawn once per data folder: the functions' VAPID keys, and those of the demo phone. */
export type PushKeys = { vapid: KeyPair; phone: KeyPair & { auth: string } };

export function drawPair(): KeyPair {
  const pair = createECDH('prime256v1');
  return {
    publicKey: pair.generateKeys().toString('base64url'),
    // Node leaves out leading zeros.
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

/** The keys of a data folder, written to `push.json` on first use; new ones each time when there is no folder. */
export function loadPushKeys(folder: string | null): PushKeys {
  const file = folder === null ? null : join(folder, 'push.json');
  if (file !== null && existsSync(file)) return readKeys(file);
  const keys = { vapid: drawPair(), phone: { ...drawPair(), auth: drawAuth() } };
  if (file !== null) writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}
