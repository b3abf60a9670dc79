/** Adds calls and voicemails that no webhook delivered, and details that webhooks don't have. */
import { createMissedCallEvent, createVoicemailEvent } from '../alerts/alert-events.ts';
import { callHistoryDays } from '../contract/calls.ts';
import { chunk, maxSids, readRows } from '../database/client.ts';
import { convertToColumns } from '../domain/columns.ts';
import { isE164 } from '../domain/phone.ts';
import { listingLagMs } from '../domain/text-delivery.ts';
import type { Days, TwilioCall } from '../twilio/client.ts';
import { classifyCall, findDecisiveLeg, type ReportedCall } from './call-outcome.ts';
import { isNews, setAside, storeOrSetAside, type Progress, type Run } from './reconcile-run.ts';

const callsAtOnce = 500;
/** Up to this many rows are read at once, whatever days they cover. */
const fewRows = 3_000;

/**
 * Whether Twilio may not list the phones yet that rang for a customer's call: then nobody knows whether one took it.
 */
function areLegsAwaited({ direction, status, ...call }: TwilioCall, legs: readonly TwilioCall[]): boolean {
  if (direction === 'outbound' || status !== 'completed' || legs.length > 0) {
    return false;
  }
  const begun = call.startTime ?? call.createdTime;
  return begun !== null && Date.now() - Date.parse(begun) - call.duration * 1_000 < listingLagMs;
}

/**
 * Twilio lists a forwarded call as two rows. We store the caller's row with the status and duration of the
 * dialed leg; for our own calls, that leg has the customer's number.
 */
function buildCallReport(
  call: TwilioCall,
  legs: readonly TwilioCall[],
  businessNumber: string,
): ReportedCall {
  const { sid, direction, from, to, createdTime, startTime } = call;
  const leg = findDecisiveLeg(legs);
  const { status, duration } = leg ?? call;
  return {
    callSid: sid,
    direction,
    businessNumber,
    status,
    duration,
    outcome: areLegsAwaited(call, legs) ? null : classifyCall(call, legs),
    fromNumber: from,
    toNumber: direction === 'outbound' && leg ? leg.to : to,
    arrivedAt: createdTime ?? startTime ?? new Date().toISOString(),
    startedAt: startTime,
    hasDialResult: false,
  };
}

async function storeCalls(run: Run, numbers: Set<string>, rows: TwilioCall[], later: TwilioCall[]) {
  const legs = new Map<string, TwilioCall[]>();
  for (const row of [...later, ...rows]) {
    if (row.parentSid !== null) {
      legs.set(row.parentSid, [...(legs.get(row.parentSid) ?? []), row]);
    }
  }
  const ours = rows.flatMap((row) => {
    const own = row.direction === 'inbound' ? row.to : row.from;
    return row.parentSid === null && numbers.has(own)
      ? [buildCallReport(row, legs.get(row.sid) ?? [], own)]
      : [];
  });
  let count = 0;
  for (const part of chunk(ours, callsAtOnce)) {
    const saved = await run.database.rpc('save_calls', { calls: part.map((told) => convertToColumns(told)) });
    for (const { callSid: sid, failure: reason } of saved) {
      if (reason === null) {
        count += 1;
      } else {
        setAside(run, { sid, kind: 'call' }, `SQL state ${reason}`);
      }
    }
    const changed = new Set(saved.map(({ callSid }) => callSid));
    for (const { callSid, outcome, arrivedAt, fromNumber } of part) {
      const isMissed = outcome === 'missed' || outcome === 'not_rung';
      if (isMissed && changed.has(callSid) && isNews(arrivedAt)) {
        run.report(createMissedCallEvent(callSid, fromNumber));
      }
    }
  }
  return count;
}

/** Returns whether Twilio's list could be read to its end. */
async function storeVoicemails(run: Run, days: Days): Promise<boolean> {
  const { rpc, tables } = run.database;
  const { rows, isWhole } = await run.twilio.listRecordings(days);
  const spoken = rows.filter(({ source, status }) => source === 'RecordVerb' && status === 'completed');
  for (const part of chunk(spoken, maxSids)) {
    const sids = part.map(({ sid }) => sid);
    const query = tables.from('voicemails').select('recording_sid').in('recording_sid', sids);
    const knownSids = new Set(readRows(await query).map(({ recording_sid }) => recording_sid));
    const callSids = part.map(({ callSid }) => callSid);
    const calls = readRows(
      await tables.from('calls').select('call_sid, from_number').in('call_sid', callSids),
    );
    for (const { sid, callSid, seconds, createdTime: receivedAt } of part) {
      const stored = calls.find(({ call_sid }) => call_sid === callSid);
      if (stored === undefined || knownSids.has(sid)) {
        continue;
      }
      const caller = stored.from_number || null;
      const voicemail = { callSid, recordingSid: sid, seconds, caller, receivedAt };
      await storeOrSetAside(run, { sid, kind: 'voicemail' }, async () => {
        await rpc('save_voicemail', voicemail);
        if (isNews(receivedAt)) {
          run.report(createVoicemailEvent(callSid, caller));
        }
      });
    }
  }
  return isWhole;
}

/**
 * Compares Twilio's calls and voicemails with the stored ones, day by day, oldest first. Reads the whole
 * account's list, because legs don't have our numbers, and skips calls of other numbers.
 */
export async function reconcileCalls(run: Run, progress: readonly Progress[]) {
  const own = progress.filter(({ businessNumber }) => isE164(businessNumber));
  if (own.length === 0) {
    return { count: 0, isDone: true };
  }
  const numbers = new Set(own.map(({ businessNumber }) => businessNumber));
  const untils = own.map(({ callsUntil }) => callsUntil);
  // If one number was never compared, all numbers start from the beginning.
  const until = untils.includes(null) ? null : (untils.toSorted()[0] ?? null);
  let days = run.daysToCompare(until, callHistoryDays);
  const all = { first: days[0].first, isOpenEnded: true };
  let listed = await run.twilio.listCalls(all, fewRows);
  if (listed.isWhole) {
    days = [all];
  } else {
    listed = await run.twilio.listCalls(days[0]);
  }
  let count = 0;
  for (const [index, day] of days.entries()) {
    if (!run.hasTime()) {
      return { count, isDone: false };
    }
    const nextDay = days[index + 1];
    // A phone that rang after midnight is listed under the day after its call.
    const next = nextDay && (await run.twilio.listCalls(nextDay));
    count += await storeCalls(run, numbers, listed.rows, next?.rows ?? []);
    const isWhole = (await storeVoicemails(run, day)) && listed.isWhole;
    if (!isWhole) {
      return { count, isDone: false };
    }
    const callsUntil = run.completeUntil(day);
    await run.database.rpc('note_reconciled', { businessNumbers: [...numbers], callsUntil });
    if (next) {
      listed = next;
    }
  }
  return { count, isDone: true };
}
