import { findKeyword } from './messages/messages.ts';
import { makeSid, type CallRecord, type MessageRecord, type Store } from './store.ts';

/** `sid` is `SM` and 32 hex digits; `at` is ISO 8601. */
type SeedMessage = Pick<MessageRecord, 'sid' | 'from' | 'to' | 'body' | 'status' | 'errorCode'> & {
  direction: 'inbound' | 'outbound';
  at: string;
};

/** A customer's call, with a second leg which had the given outcome. */
export type SeedCall = Pick<CallRecord, 'from' | 'to' | 'status' | 'duration'> & {
  /** `CA` and 32 hex digits; made up when left out. */
  sid?: string;
  at: string;
  /** Seconds it rang. */
  waited: number;
  forwardedTo: string;
  /** A message that the caller left, since nobody answered. `sid` is `RE` and 32 hex digits. */
  recording?: { sid: string; seconds: number };
};

export type SeedHistory = { messages: SeedMessage[]; calls: SeedCall[] };

/** How long the sentence takes that nobody can take the call. */
const apologySeconds = 9;

/** Adds earlier messages and calls, without webhooks. STOP and START among them count. */
export function seedHistory(store: Store, history: SeedHistory): void {
  const inOrder = history.messages.toSorted((left, right) => left.at.localeCompare(right.at));
  for (const { direction, at, ...text } of inOrder) {
    const isInbound = direction === 'inbound';
    store.messages.push({
      ...text,
      createdAt: at,
      direction: isInbound ? 'inbound' : 'outbound-api',
      sentAt: text.status === 'failed' ? null : at,
      media: [],
      notes: [],
    });
    const keyword = isInbound ? findKeyword(text.body) : null;
    if (keyword === 'stop') {
      store.optOuts.add(`${text.to} ${text.from}`);
    }
    if (keyword === 'start') {
      store.optOuts.delete(`${text.to} ${text.from}`);
    }
  }
  for (const { sid = makeSid('CA'), at, waited, forwardedTo, recording, ...ended } of history.calls) {
    const lasting = (duration: number) => ({
      duration,
      endedAt: new Date(Date.parse(at) + (waited + duration) * 1000).toISOString(),
    });
    const { duration, status } = ended;
    const outcome = { ...ended, ...(duration === null ? { endedAt: null } : lasting(duration)) };
    // To Twilio, a caller who hears that nobody answers is on an answered call.
    const answered = { status: 'completed' as const, ...lasting(apologySeconds + (recording?.seconds ?? 0)) };
    const hasHeardVoice = duration === null && status !== 'canceled';
    const begun = { createdAt: at, startedAt: at, steps: [] };
    const leg = { sid: makeSid('CA'), parentSid: sid, direction: 'outbound-dial', to: forwardedTo } as const;
    store.calls.push(
      { ...begun, ...outcome, ...(hasHeardVoice && answered), sid, parentSid: null, direction: 'inbound' },
      { ...begun, ...outcome, ...leg },
    );
    if (recording !== undefined) {
      store.recordings.push({ ...recording, callSid: sid, createdAt: at });
    }
  }
  store.changed();
}
