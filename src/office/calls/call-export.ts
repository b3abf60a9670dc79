/** The call log as a file for a spreadsheet. */
import type { CallLog } from '../../../supabase/functions/_shared/contract/calls';
import { wallTime } from './business-clock';
import { outcomeLabels } from './call-outcome-tag';

const columns = [
  'Started (Central Time)',
  'Direction',
  'Outcome',
  'From',
  'To',
  'Name',
  'Waited (seconds)',
  'Duration (seconds)',
  'Twilio status',
  'Twilio SID',
];

/**
 * A cell that no spreadsheet takes for a formula or a number. A caller's name may begin with "=", and
 * "+1918…" would lose its plus: an apostrophe in front makes either a text. Always quoted, so that a
 * program that separates by semicolons finds no second cell inside.
 */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const isText = typeof value === 'number' || !/^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text);
  return `"${(isText ? text : `'${text}`).replaceAll('"', '""')}"`;
}

/** RFC 4180, with the mark at its start by which Excel knows UTF-8. */
export function callsCsv(calls: CallLog[]): string {
  const rows = calls.map((call) => {
    const started = call.startTime === null ? null : wallTime(Date.parse(call.startTime));
    return [
      started && `${started.day} ${started.time}`,
      call.direction,
      call.outcome && outcomeLabels[call.outcome],
      call.from,
      call.to,
      call.contactName,
      call.waited,
      call.duration,
      call.status,
      call.sid,
    ];
  });
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Such as 'missed-calls-2026-10-23-to-2026-11-21.csv': the days of the first and the last call in it. */
export function csvName(calls: CallLog[], prefix: string): string {
  const days = calls
    .flatMap(({ startTime }) => (startTime === null ? [] : [wallTime(Date.parse(startTime)).day]))
    .sort();
  const [first] = days;
  const last = days.at(-1);
  return `${prefix}${first === undefined ? '' : `-${first}-to-${last}`}.csv`;
}
