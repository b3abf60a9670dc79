/** The stored calls. */
import * as v from 'valibot';
import type { Json } from '../../../database.types.ts';
import { businessTimeZone } from '../business-hours.ts';
import type { ReportedOutcome } from '../call-outcome.ts';
import {
  callFigures,
  callHistoryDays,
  callOutcomes,
  type CallFigures,
  type CallGroup,
  type CallLog,
} from '../contract/calls.ts';
import type { TimelineCall } from '../contract/conversations.ts';
import { columnsOf } from '../contract/columns.ts';
import { textBlocks, type Direction } from '../contract/messages.ts';
import type { PageCursor } from '../page-cursor.ts';
import {
  answerOf,
  cursorAfter,
  isoTime,
  maxListed,
  nullable,
  rowsOf,
  startAfter,
  timeOrNull,
  wordOf,
  type DataApi,
  type Functions,
} from './client.ts';

const dayMs = 86_400_000;
/** The most calls in one answer when no limit is given. */
const mostCalls = 3_000;

/** A call as a webhook or Twilio's list reports it. Times are ISO 8601, or null when not reported. */
export type ReportedCall = {
  callSid: string;
  direction: 'inbound' | 'outbound';
  fromNumber: string;
  toNumber: string;
  businessNumber: string;
  arrivedAt: string | null;
  startedAt: string | null;
  status: string;
  duration: number;
  outcome: ReportedOutcome | null;
  waited: number | null;
  hasDialResult: boolean;
};

type Row = Functions['list_calls']['Returns'][number];

/** The columns that `list_calls` and `calls_with` share. */
type SharedColumns = Pick<Row, keyof Row & keyof Functions['calls_with']['Returns'][number]>;

function sharedFields(row: SharedColumns) {
  const seconds = nullable(row.voicemail_seconds);
  const transcript = row.transcript_status === 'failed' ? '' : nullable(row.transcript);
  const direction: Direction = row.direction === 'inbound' ? 'inbound' : 'outbound';
  return {
    sid: row.call_sid,
    direction,
    status: row.status,
    duration: row.duration,
    outcome: wordOf(callOutcomes, nullable(row.outcome)),
    voicemail: seconds === null ? null : { seconds, isHeard: row.is_voicemail_heard, transcript },
  };
}

const toCall = (row: Row): CallLog => ({
  ...sharedFields(row),
  from: row.from_number,
  to: row.to_number,
  startTime: timeOrNull(row.started_at),
  waited: nullable(row.waited),
  contactName: nullable(row.contact_name),
  conversation: row.has_conversation ? { textBlock: wordOf(textBlocks, row.text_block) } : null,
});

async function listCalls(client: DataApi, group: CallGroup, after: PageCursor | null, limit?: number) {
  const since = new Date(Date.now() - callHistoryDays * dayMs).toISOString();
  const found: Row[] = [];
  let hasMore = true;
  for (let start = after; hasMore && found.length < (limit ?? mostCalls);) {
    const rows: Row[] = rowsOf(
      await client.rpc('list_calls', {
        p_group: group,
        ...startAfter(start),
        p_limit: limit ?? maxListed,
        ...(limit === undefined && { p_since: since }),
      }),
    );
    found.push(...rows);
    const last = rows.at(-1);
    hasMore = last?.has_more ?? false;
    start = last ? { at: last.exact_time, id: last.id } : null;
  }
  return { calls: found.map(toCall), nextCursor: cursorAfter(found) };
}

export function callLogData(client: DataApi) {
  return {
    /** Stores these calls. Returns how many were new or changed, and those that could not be stored. */
    async save(calls: ReportedCall[]): Promise<{ news: number; failed: { sid: string; reason: string }[] }> {
      const rows = rowsOf(await client.rpc('save_calls', { p_calls: calls.map((call) => columnsOf(call)) }));
      const failed = rows.flatMap(({ call_sid, failure }) => {
        const reason = nullable(failure);
        return reason === null ? [] : [{ sid: call_sid, reason }];
      });
      return { news: rows.length - failed.length, failed };
    },

    /**
     * Notes a call that the office is about to make. Returns the seconds to wait, 0 to go on, null for a
     * blocked number.
     */
    async begin(to: string, adminId: string, limits: Json): Promise<number | null> {
      const call = client.rpc('begin_call', { p_address: to, p_actor: adminId, p_limits: limits });
      return answerOf(await call);
    },

    /**
     * The calls with a number from `since` until before `before` (ISO 8601, null: no limit), oldest first.
     */
    async with(number: string, since: string | null, before: string | null): Promise<TimelineCall[]> {
      const rows = rowsOf(
        await client.rpc('calls_with', {
          p_number: number,
          p_since: since ?? '-infinity',
          p_before: before ?? 'infinity',
        }),
      );
      return rows.reverse().map((row) => ({ ...sharedFields(row), at: isoTime(row.listed_at) }));
    },

    /** Newest first, at most `limit`. Without a limit: the calls of the last 30 days. */
    list: (group: CallGroup, after: PageCursor | null, limit?: number) =>
      listCalls(client, group, after, limit),

    async figures(): Promise<CallFigures> {
      const figures = rowsOf(
        await client.rpc('call_figures', { p_days: callHistoryDays, p_time_zone: businessTimeZone }),
      );
      return v.parse(callFigures, figures);
    },

    /** The given recordings (at most 150) that aren't stored although their call is. */
    async missingVoicemails<Recording extends { sid: string; callSid: string }>(recordings: Recording[]) {
      const sids = recordings.map(({ sid }) => sid);
      const callSids = recordings.map(({ callSid }) => callSid);
      const [known, calls] = await Promise.all([
        client.from('voicemails').select('recording_sid').in('recording_sid', sids).limit(sids.length),
        client
          .from('calls')
          .select('call_sid, from_number, business_number')
          .in('call_sid', callSids)
          .limit(callSids.length),
      ]);
      const knownSids = new Set(rowsOf(known).map(({ recording_sid }) => recording_sid));
      const callOf = new Map(rowsOf(calls).map((call) => [call.call_sid, call]));
      return recordings.flatMap((recording) => {
        const call = callOf.get(recording.callSid);
        return call === undefined || knownSids.has(recording.sid) ? [] : [{ recording, call }];
      });
    },
  };
}
