import type { Env } from '../_shared/env.ts';
import type { Quote } from '../_shared/quote.ts';

const tenMinutes = 600;
const day = 86_400;

/**
 * High enough for an owner who reports a yard of trucks one by one, low enough to stop a flood. Many people
 * may share an address; a contact is one person.
 */
const limits = {
  attemptsPerAddress: { limit: 30, seconds: tenMinutes },
  /** By address or by contact. */
  perSender: [
    { limit: 12, seconds: tenMinutes },
    { limit: 40, seconds: day },
  ],
  /** More than the business ever received. Requests beyond this are stored as suspected, not refused. */
  flood: { limit: 300, seconds: day },
} as const;

/** The part of an address that identifies one network: a whole IPv4 address, or the first 64 bits of IPv6. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] ?? address;
  if (!address.includes(':')) return address;
  const [start = '', end] = address.toLowerCase().split('%', 1).join('').split('::', 2);
  const groups = start === '' ? [] : start.split(':');
  const endGroups = end ? end.split(':') : [];
  const zeros = end === undefined ? 0 : Math.max(0, 8 - groups.length - endGroups.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...endGroups];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** A key for a person that changes daily and can't be computed without the secret key. */
async function dailyKey(env: Env, who: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', encoder.encode(env.secretKey), algorithm, false, [
    'sign',
  ]);
  const date = new Date().toISOString().slice(0, 10);
  const bytes = await crypto.subtle.sign('HMAC', secret, encoder.encode(`quote ${date} ${who}`));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/**
 * The limits that a request counts against. The address comes from the gateway's header, never from
 * X-Forwarded-For, which anybody can send; without it only the other limits apply.
 */
export async function limitsFor(env: Env, request: Request, quote: Quote) {
  const address = request.headers.get(env.clientAddressHeader)?.trim() ?? '';
  const senders = [
    address && `address ${networkOf(address)}`,
    quote.phone && `contact ${quote.phone}`,
    quote.email && `contact ${quote.email.toLowerCase()}`,
  ].flatMap((sender) => sender || []);
  const keys = await Promise.all(senders.map((sender) => dailyKey(env, sender)));
  return {
    attemptLimits: address === '' ? [] : [{ key: `attempt ${keys[0]}`, ...limits.attemptsPerAddress }],
    limits: keys.flatMap((key) => limits.perSender.map((limit) => ({ key, ...limit }))),
    floodLimits: [{ key: 'overall', ...limits.flood }],
  };
}
