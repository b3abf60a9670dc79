import { createHmac } from 'node:crypto';
import type { Quote } from '../_shared/domain/quote.ts';
import type { Env } from '../_shared/runtime/env.ts';

const tenMinutes = 600;
const day = 86_400;

const limits = {
  /**
   * For one address and one contact. High enough for an owner who reports a yard of trucks one by one, low
   * enough to stop a machine. Repeated and refused requests count as attempts, too.
   */
  sender: {
    attempts: { limit: 30, seconds: tenMinutes },
    requests: [
      { limit: 12, seconds: tenMinutes },
      { limit: 40, seconds: day },
    ],
    share: { limit: 5, seconds: day },
  },
  /** For the network around an address, which may have many customers of one provider. */
  network: {
    attempts: { limit: 150, seconds: tenMinutes },
    requests: [
      { limit: 60, seconds: tenMinutes },
      { limit: 200, seconds: day },
    ],
    share: { limit: 10, seconds: day },
  },
  /**
   * More than the business ever received from everybody together: a flood is on. Then whoever sent more than
   * their share of that day is suspected. All others are taken as always, and nobody is refused for it.
   */
  flood: [
    { key: 'all of an hour', limit: 50, seconds: 3_600 },
    { key: 'overall', limit: 300, seconds: day },
  ],
} as const;

/** Requests with pictures, from everybody together. Others are taken without theirs, and the visitor is told. */
export const pictureLimits = [{ key: 'all pictures', limit: 300, seconds: day }];

/** The eight groups of an IPv6 address, without leading zeros. Null for anything else. */
function parseGroups(address: string): string[] | null {
  const [withoutZone = ''] = address.split('%', 1);
  if (!withoutZone.includes(':') || !URL.canParse(`http://[${withoutZone}]`)) {
    return null;
  }
  // The platform's parser knows every spelling, also the one that ends in an IPv4 address.
  const [start = '', end] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::', 2);
  const groups = start === '' ? [] : start.split(':');
  if (end === undefined) {
    return groups;
  }
  const endGroups = end === '' ? [] : end.split(':');
  return [...groups, ...Array<string>(8 - groups.length - endGroups.length).fill('0'), ...endGroups];
}

/** An IPv4 address that is written as an IPv6 address, as some gateways do. Null for all others. */
function readMappedAddress(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') {
    return null;
  }
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/**
 * What counts as one address, and the network around it: an IPv4 address and its /24, or the /64 of an IPv6
 * address, which is one household, and its /48, which is the most that a provider usually gives one customer.
 */
function identifySource(address: string): { sender: string; network: string | null } {
  const groups = parseGroups(address);
  const plain = groups ? readMappedAddress(groups) : address;
  if (groups && plain === null) {
    return { sender: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
  }
  const sender = plain ?? address;
  const [network = null] = /^\d+\.\d+\.\d+(?=\.\d+$)/.exec(sender) ?? [];
  return { sender, network };
}

/** A key for a person that changes daily and can't be computed without the secret key. */
function computeDailyKey({ secretKey }: Env, person: string): string {
  const date = new Date().toISOString().slice(0, 10);
  return createHmac('sha256', secretKey).update(`quote ${date} ${person}`).digest('base64');
}

/**
 * The limits that a request counts against, as `submit_quote` expects them. The address comes from the
 * gateway's header, because anybody can send X-Forwarded-For. Without an address, only the other limits apply.
 */
export function listLimits(env: Env, request: Request, quote: Quote) {
  const address = request.headers.get(env.clientAddressHeader)?.trim() ?? '';
  const source = address === '' ? null : identifySource(address);
  const senders = [
    source && `address ${source.sender}`,
    quote.phone && `contact ${quote.phone}`,
    quote.email && `contact ${quote.email.toLowerCase()}`,
  ].flatMap((sender) => sender || []);
  const counted = [
    ...senders.map((sender) => ({ key: computeDailyKey(env, sender), ...limits.sender })),
    ...(source?.network
      ? [{ key: computeDailyKey(env, `network ${source.network}`), ...limits.network }]
      : []),
  ];
  return {
    attemptLimits: counted.map(({ key, attempts }) => ({ key: `attempt ${key}`, ...attempts })),
    limits: counted.flatMap(({ key, requests }) => requests.map((limit) => ({ key, ...limit }))),
    shareLimits: counted.map(({ key, share }) => ({ key, ...share })),
    floodLimits: limits.flood,
  };
}

const mostRemembered = 10_000;

/** Remembers until when the database refuses a key, so that a flood doesn't reach the database. */
export function createRefusedSenders(now: () => Date) {
  const endsAt = new Map<string, number>();
  return {
    note(key: string, waitSeconds: number): void {
      if (endsAt.size >= mostRemembered) {
        endsAt.clear();
      }
      endsAt.set(key, now().getTime() + waitSeconds * 1_000);
    },
    /** Seconds until none of the keys is refused anymore, or 0. */
    waitFor(keys: readonly string[]): number {
      const latest = Math.max(...keys.map((key) => endsAt.get(key) ?? 0));
      return Math.max(0, Math.ceil((latest - now().getTime()) / 1_000));
    },
  };
}
