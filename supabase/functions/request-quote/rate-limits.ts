import { createHmac } from 'node:crypto';
import type { Env } from '../_shared/env.ts';
import type { Quote } from '../_shared/quote.ts';

const tenMinutes = 600;
const day = 86_400;

/** High enough for an owner who reports a yard of trucks one by one, low enough to stop a flood. */
const limits = {
  /** Per address and per contact, like `requests`. Repeated and refused requests count too. */
  attempts: { limit: 30, seconds: tenMinutes },
  requests: [
    { limit: 12, seconds: tenMinutes },
    { limit: 40, seconds: day },
  ],
  /** More than the business ever received. Requests beyond this are stored as suspected, not refused. */
  flood: { limit: 300, seconds: day },
} as const;

/** The network of an address: a whole IPv4 address, or the first 64 bits of IPv6. */
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
function dailyKey({ secretKey }: Env, person: string): string {
  const date = new Date().toISOString().slice(0, 10);
  return createHmac('sha256', secretKey).update(`quote ${date} ${person}`).digest('base64');
}

/**
 * The limits that a request counts against. The address comes from the gateway's header, because anybody can
 * send X-Forwarded-For. Without an address, only the other limits apply.
 */
export function limitsFor(env: Env, request: Request, quote: Quote) {
  const address = request.headers.get(env.clientAddressHeader)?.trim() ?? '';
  const senders = [
    address && `address ${networkOf(address)}`,
    quote.phone && `contact ${quote.phone}`,
    quote.email && `contact ${quote.email.toLowerCase()}`,
  ].flatMap((sender) => sender || []);
  const keys = senders.map((sender) => dailyKey(env, sender));
  return {
    attemptLimits: keys.map((key) => ({ key: `attempt ${key}`, ...limits.attempts })),
    limits: keys.flatMap((key) => limits.requests.map((limit) => ({ key, ...limit }))),
    floodLimits: [{ key: 'overall', ...limits.flood }],
  };
}

const mostRemembered = 10_000;

/** Remembers until when the database refuses a key, so that a flood doesn't reach the database. */
export function refusedSenders(now: () => Date) {
  const endsAt = new Map<string, number>();
  return {
    note(key: string, waitSeconds: number): void {
      if (endsAt.size >= mostRemembered) endsAt.clear();
      endsAt.set(key, now().getTime() + waitSeconds * 1_000);
    },
    /** Seconds until none of the keys is refused anymore, or 0. */
    waitFor(keys: readonly string[]): number {
      const latest = Math.max(...keys.map((key) => endsAt.get(key) ?? 0));
      return Math.max(0, Math.ceil((latest - now().getTime()) / 1_000));
    },
  };
}
