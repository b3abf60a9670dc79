/** Adds calls and voicemails that webhooks failed to deliver, and details that webhooks don't have. */
import { callOutcome, decisiveLeg, waitedSeconds } from './call-outcome.ts';
import { callHistoryDays } from './contract/calls.ts';
import type { ReportedCall } from './data/call-log.ts';
import type { Progress } from './data/reconciliation.ts';
import { isE164 } from './phone.ts';
import { daysToLookAt, endOf, hasTime, setAside, storeOrSetAside, type Run } from './reconcile-run.ts';
import type { Days, Twilio, TwilioCall } from './twilio.ts';

const firstLookMs = callHistoryDays * 86_400_000;
const callsAtOnce = 500;
const recordingsAtOnce = 150;
/** Up to this many rows are read at once, regardless of the days they cover. */
const fewRows = 3_000;

/** Splits a list into parts of at most `most` items. */
const parts = <Item>(items: Item[], most: number) =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, part) =>
    items.slice(part * most, (part + 1) * most),
  );

/**
 * Twilio lists a forwarded call as two rows. We store the caller's row with the status and duration of the
 * dialed leg; for our own calls, that leg has the customer's number.
 */
function reportedCall(call: TwilioCall, legs: readonly TwilioCall[], businessNumber: string): ReportedCall {
  const { sid, direction, from, to, createdTime, startTime } = call;
  const leg = decisiveLeg(legs);
  const { status, duration } = leg ?? call;
  const outcome = callOutcome(call, legs);
  return {
    callSid: sid,
    direction,
    businessNumber,
    status,
    duration,
    outcome,
    fromNumber: from,
    toNumber: direction === 'outbound' && leg ? leg.to : to,
    arrivedAt: createdTime ?? startTime,
    startedAt: startTime,
    waited: waitedSeconds(call, legs, outcome),
    hasDialResult: false,
  };
}

async function storeCalls(run: Run, numbers: Set<string>, rows: TwilioCall[], later: TwilioCall[]) {
  const legsOf = new Map<string, TwilioCall[]>();
  for (const row of [...later, ...rows]) {
    if (row.parentSid !== null) legsOf.set(row.parentSid, [...(legsOf.get(row.parentSid) ?? []), row]);
  }
  const ours = rows.flatMap((row) => {
    const own = row.direction === 'inbound' ? row.to : row.from;
    return row.parentSid === null && numbers.has(own)
      ? [reportedCall(row, legsOf.get(row.sid) ?? [], own)]
      : [];
  });
  let count = 0;
  for (const part of parts(ours, callsAtOnce)) {
    const { news, failed } = await run.database.callLog.save(part);
    count += news;
    for (const { sid, reason } of failed) setAside(run, { sid, kind: 'call', reason }, `SQL state ${reason}`);
  }
  return count;
}

/** Returns whether Twilio's list could be read to its end. */
async function storeVoicemails(run: Run, days: Days): Promise<boolean> {
  const { rows, isWhole } = await run.twilio.listRecordings(days);
  const spoken = rows.filter(({ source, status }) => source === 'RecordVerb' && status === 'completed');
  for (const part of parts(spoken, recordingsAtOnce)) {
    for (const { recording, call } of await run.database.callLog.missingVoicemails(part)) {
      const { sid, callSid, seconds, createdTime } = recording;
      await storeOrSetAside(run, { sid, kind: 'voicemail' }, () =>
        run.database.calls.saveVoicemail({
          callSid,
          recordingSid: sid,
          seconds,
          caller: call.from_number || null,
          businessNumber: call.business_number,
          ...(createdTime !== null && { receivedAt: createdTime }),
        }),
      );
    }
  }
  return isWhole;
}

/**
 * Compares Twilio's calls and voicemails with the stored ones, day by day, oldest first. Reads the whole
 * account's list, because legs don't have our numbers, and skips calls of other numbers.
 */
export async function reconcileCalls(
  run: Run,
  progress: readonly Progress[],
): Promise<{ count: number; isDone: boolean }> {
  const own = progress.filter(({ businessNumber }) => isE164(businessNumber));
  if (own.length === 0) return { count: 0, isDone: true };
  const numbers = new Set(own.map(({ businessNumber }) => businessNumber));
  const untils = own.map(({ callsUntil }) => callsUntil);
  // If one number was never compared, all numbers start from the beginning.
  const until = untils.includes(null) ? null : (untils.toSorted()[0] ?? null);
  let days = daysToLookAt(run, until, firstLookMs);
  const all = { first: days[0]?.first ?? '', isOpen: true };
  let listed: Awaited<ReturnType<Twilio['listCalls']>> | undefined = await run.twilio.listCalls(all, fewRows);
  if (listed.isWhole) days = [all];
  else if (days[0]) listed = await run.twilio.listCalls(days[0]);
  let count = 0;
  for (const [index, day] of days.entries()) {
    if (!listed || !hasTime(run)) return { count, isDone: false };
    const nextDay = days[index + 1];
    // A phone that rang after midnight is listed under the day after its call.
    const next = nextDay && (await run.twilio.listCalls(nextDay));
    const aside = run.setAside.length;
    count += await storeCalls(run, numbers, listed.rows, next?.rows ?? []);
    const isWhole = (await storeVoicemails(run, day)) && listed.isWhole;
    if (!isWhole) return { count, isDone: false };
    const until = endOf(run, day);
    await run.database.reconciliation.note([...numbers], { p_calls_until: until }, run.setAside.slice(aside));
    listed = next;
  }
  return { count, isDone: true };
}
