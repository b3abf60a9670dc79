/**
 * Decrypts a push as a browser does (RFC 8291, RFC 8188). It shares no code or library with the functions, so
 * that each side tests the other.
 */
import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { KeyPair } from './push-keys.ts';

const tagLength = 16;
const lastRecord = 2;

/** The text of an "aes128gcm" body. Throws when it is for another device or breaks the standard. */
export function decryptPush(body: Buffer, device: KeyPair & { auth: string }): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > recordSize) {
    throw new Error('the push has more than one record');
  }
  if (body.length > 4096) {
    throw new Error('the push is longer than push services take');
  }

  const receiver = createECDH('prime256v1');
  receiver.setPrivateKey(Buffer.from(device.privateKey, 'base64url'));
  const auth = Buffer.from(device.auth, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', receiver.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));

  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-tagLength));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagLength)), decipher.final()]);
  const end = padded.lastIndexOf(lastRecord);
  if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0)) {
    throw new Error('wrong padding');
  }
  return padded.subarray(0, end).toString();
}
