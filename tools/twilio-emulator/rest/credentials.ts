import { timingSafeEqual } from 'node:crypto';
import { RestError } from '../rest-errors.ts';

/** A pair that Basic authentication accepts: the account's SID and token, or an API key's. */
export type Credentials = { sid: string; secret: string };

export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** @throws {RestError} */
export function authenticate(known: readonly Credentials[], authorization: string | null): void {
  const encoded = /^Basic (\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  if (!known.some(({ sid, secret }) => isSame(given, `${sid}:${secret}`))) {
    throw new RestError(401, 20003, 'Authenticate');
  }
}
