/** The calls that are kept here. */
import * as v from 'valibot';
import { businessTimeZone } from '../business-hours.ts';
import type { ToldOutcome } from '../call-outcome.ts';
import {
  callFigures,
  callHistoryDays,
  callOutcomes,
  type CallFigures,
  type CallGroup,
  type CallLog,
  type CallPage,
} from '../contract/calls.ts';
import type { TimelineCall } from '../contract/conversations.ts';
import { columnsOf } from '../contract/columns.ts';
import { textBlocks } from '../contract/messages.ts';
import type { PageCursor } from '../page-cursor.ts';
import { cursorAfter, isoTime, maxListed, nullable, rowsOf, startAfter, wordOf } from './client.ts';
import type { DataApi, Functions } from './client.ts';

const dayMs = 86_400_000;
/** What one answer lists at most where no limit is given. */
const mostCalls = 3_000;

/** A call as a webhook or Twilio's list tells it. Times are ISO 8601; null where they don't tell. */
export type ToldCall = {
  callSid: string;
  direction: 'inbound' | 'outbound';
  fromNumber: string;
  toNumber: string;
  businessNumber: string;
  arrivedAt: string | null;
  startedAt: string | null;
  status: string;
  duration: number;
  outcome: ToldOutcome | null;
  waited: number | null;
  hasDialResult: boolean;
};

type Row = Functions['list_calls']['Returns'][number];

type VoicemailColumns = 'voicemail_seconds' | 'is_voicemail_heard' | 'transcript' | 'transcript_status';

function voicemailOf(row: Pick<Row, VoicemailColumns>): CallLog['voicemail'] {
  const seconds = nullable(row.voicemail_seconds);
  if (seconds === null) return null;
  const transcript = row.transcript_status === 'failed' ? '' : nullable(row.transcript);
  return { seconds, isHeard: row.is_voicemail_heard, transcript };
}

function toCall(row: Row): CallLog {
  const startedAt = nullable(row.started_at);
  return {
    sid: row.call_sid,
    direction: row.direction === 'inbound' ? 'inbound' : 'outbound',
    from: row.from_number,
    to: row.to_number,
    startTime: startedAt === null ? null : isoTime(startedAt),
    status: row.status,
    duration: row.duration,
    outcome: wordOf(callOutcomes, nullable(row.outcome)),
    waited: nullable(row.waited),
    contactName: nullable(row.contact_name),
    conversation: row.has_conversation ? { textBlock: wordOf(textBlocks, row.text_block) } : null,
    voicemail: voicemailOf(row),
  };
}

function recordingData(client: DataApi) {
  return {
    /** Those of these recordings that aren't stored although their call is. Takes at most 150 at once. */
    async missingVoicemails<Recording extends { sid: string; callSid: string }>(recordings: Recording[]) {
      const [known, calls] = await Promise.all([
        client
          .from('voicemails')
          .select('recording_sid')
          .in(
            'recording_sid',
            recordings.map(({ sid }) => sid),
          )
          .limit(recordings.length),
        client
          .from('calls')
          .select('call_sid, from_number, business_number')
          .in(
            'call_sid',
            recordings.map(({ callSid }) => callSid),
          )
          .limit(recordings.length),
      ]);
      const sids = new Set(rowsOf(known).map(({ recording_sid }) => recording_sid));
      const callOf = new Map(rowsOf(calls).map((call) => [call.call_sid, call]));
      return recordings.flatMap((recording) => {
        const call = callOf.get(recording.callSid);
        return call === undefined || sids.has(recording.sid) ? [] : [{ recording, call }];
      });
    },
  };
}

export function callLogData(client: DataApi) {
  const page = async (group: CallGroup, after: PageCursor | null, limit: number, since?: string) =>
    rowsOf(
      await client.rpc('list_calls', {
        p_group: group,
        ...startAfter(after),
        p_limit: limit,
        ...(since !== undefined && { p_since: since }),
      }),
    );

  return {
    /** Stores these calls. Returns how many were new or changed, and those that could not be stored. */
    async save(calls: ToldCall[]): Promise<{ news: number; failed: { sid: string; reason: string }[] }> {
      const rows = rowsOf(await client.rpc('save_calls', { p_calls: calls.map((call) => columnsOf(call)) }));
      const failed = rows.flatMap(({ call_sid, failure }) => {
        const reason = nullable(failure);
        return reason === null ? [] : [{ sid: call_sid, reason }];
      });
      return { news: rows.length - failed.length, failed };
    },

    /** The calls with somebody from one moment up to another, oldest first. Null is open-ended. */
    async with(number: string, since: string | null, before: string | null): Promise<TimelineCall[]> {
      const rows = rowsOf(
        await client.rpc('calls_with', {
          p_number: number,
          p_since: since ?? '-infinity',
          p_before: before ?? 'infinity',
        }),
      );
      return rows.reverse().map((row) => ({
        sid: row.call_sid,
        direction: row.direction === 'inbound' ? 'inbound' : 'outbound',
        status: row.status,
        duration: row.duration,
        outcome: wordOf(callOutcomes, nullable(row.outcome)),
        voicemail: voicemailOf(row),
        at: isoTime(row.listed_at),
      }));
    },

    /** A page of the calls, newest first. */
    async list(
      group: CallGroup,
      after: PageCursor | null,
      limit: number,
    ): Promise<Pick<CallPage, 'calls' | 'nextCursor'>> {
      const rows = await page(group, after, limit);
      return { calls: rows.map(toCall), nextCursor: cursorAfter(rows) };
    },

    /** The calls of the last days, newest first. */
    async recent(group: CallGroup): Promise<CallLog[]> {
      const since = new Date(Date.now() - callHistoryDays * dayMs).toISOString();
      const found: Row[] = [];
      for (let after: PageCursor | null = null, hasMore = true; hasMore && found.length < mostCalls;) {
        const rows: Row[] = await page(group, after, maxListed, since);
        found.push(...rows);
        const last = rows.at(-1);
        hasMore = last?.has_more ?? false;
        after = last ? { at: last.exact_time, id: last.id } : null;
      }
      return found.map(toCall);
    },

    async figures(): Promise<CallFigures> {
      const figures = rowsOf(
        await client.rpc('call_figures', { p_days: callHistoryDays, p_time_zone: businessTimeZone }),
      );
      return v.parse(callFigures, figures);
    },

    ...recordingData(client),
  };
}
