import type { Context } from './context.ts';
import { keywordOf } from './messages/messages.ts';
import { newSid, type CallStatus, type MessageStatus } from './store.ts';

/** `sid` is `SM` and 32 hex digits; `at` is ISO 8601. */
type SeedMessage = {
  sid: string;
  direction: 'inbound' | 'outbound';
  from: string;
  to: string;
  body: string;
  at: string;
  status: MessageStatus;
  errorCode?: number | null;
};

/** A customer's call. With `forwardedTo` there is a second leg, which had the given outcome. */
export type SeedCall = {
  /** `CA` and 32 hex digits; made up when left out. */
  sid?: string;
  from: string;
  to: string;
  at: string;
  status: CallStatus;
  /** Seconds; null when nobody talked. */
  duration: number | null;
  /** Seconds it rang; 0 when left out. */
  waited?: number;
  forwardedTo?: string;
  /** A message that the caller left, since nobody answered. `sid` is `RE` and 32 hex digits. */
  recording?: { sid: string; seconds: number };
};

export type SeedHistory = { messages: SeedMessage[]; calls: SeedCall[] };

/** As long as it takes to say that nobody can take the call. */
const apologySeconds = 9;

/** Adds earlier messages and calls, without webhooks. STOP and START among them count. */
export function seedHistory(context: Context, history: SeedHistory): void {
  const { store } = context;
  const inOrder = history.messages.toSorted((left, right) => left.at.localeCompare(right.at));
  for (const { sid, direction, from, to, body, at, status, errorCode = null } of inOrder) {
    store.messages.push({
      sid,
      from,
      to,
      body,
      status,
      errorCode,
      createdAt: at,
      direction: direction === 'inbound' ? 'inbound' : 'outbound-api',
      sentAt: status === 'failed' ? null : at,
      media: [],
      notes: [],
    });
    const keyword = direction === 'inbound' ? keywordOf(body) : null;
    if (keyword === 'stop') store.optOuts.add(`${to} ${from}`);
    if (keyword === 'start') store.optOuts.delete(`${to} ${from}`);
  }
  for (const seeded of history.calls) {
    const { sid = newSid('CA'), from, to, at, status, duration, waited = 0, forwardedTo, recording } = seeded;
    const lasting = (seconds: number) => ({
      duration: seconds,
      endedAt: new Date(Date.parse(at) + (waited + seconds) * 1000).toISOString(),
    });
    const outcome = { status, ...(duration === null ? { duration, endedAt: null } : lasting(duration)) };
    // Whoever nobody answered is told so, which to Twilio is a call that was answered.
    const isTold = forwardedTo !== undefined && duration === null && status !== 'canceled';
    const own = isTold
      ? { status: 'completed' as const, ...lasting(apologySeconds + (recording?.seconds ?? 0)) }
      : outcome;
    const begun = { createdAt: at, startedAt: at, steps: [] };
    store.calls.push({ ...begun, ...own, sid, parentSid: null, direction: 'inbound', from, to });
    if (recording !== undefined) store.recordings.push({ ...recording, callSid: sid, createdAt: at });
    if (forwardedTo !== undefined) {
      const leg = { parentSid: sid, direction: 'outbound-dial', from, to: forwardedTo } as const;
      store.calls.push({ ...begun, ...outcome, ...leg, sid: newSid('CA') });
    }
  }
  store.changed();
}
