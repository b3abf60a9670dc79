import { createECDH, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { keepInFile } from '../../json-file.ts';

/** A P-256 key pair in base64url: the public point and the private number. */
const pairSchema = v.object({ publicKey: v.string(), privateKey: v.string() });
export type KeyPair = v.InferOutput<typeof pairSchema>;

/** Created once per data folder: the functions' VAPID keys and the demo phone's keys. */
const pushKeysSchema = v.object({
  vapid: pairSchema,
  phone: v.object({ ...pairSchema.entries, auth: v.string() }),
});
export type PushKeys = v.InferOutput<typeof pushKeysSchema>;

export function makeKeyPair(): KeyPair {
  const pair = createECDH('prime256v1');
  return {
    publicKey: pair.generateKeys().toString('base64url'),
    // Node drops leading zeros, so pad them.
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
}

export const makeAuthSecret = () => randomBytes(16).toString('base64url');

/** The keys of a data folder, in `push.json`. */
export const loadPushKeys = (folder: string | null): PushKeys =>
  keepInFile(folder && join(folder, 'push.json'), pushKeysSchema, () => ({
    vapid: makeKeyPair(),
    phone: { ...makeKeyPair(), auth: makeAuthSecret() },
  }));
