/** The call log as a file for a spreadsheet. */
import type { CallLog } from '../../../supabase/functions/_shared/contract/calls';
import { csvOf } from '../shared/csv';
import { wallText } from './business-clock';
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

export function callsCsv(calls: CallLog[]): string {
  const rows = calls.map((call) => [
    call.startTime && wallText(call.startTime),
    call.direction,
    call.outcome && outcomeLabels[call.outcome],
    call.from,
    call.to,
    call.contactName,
    call.waited,
    call.duration,
    call.status,
    call.sid,
  ]);
  return csvOf([columns, ...rows]);
}

/** Such as 'missed-calls-2026-10-23-to-2026-11-21.csv': the days of the first and the last call in it. */
export function csvName(calls: CallLog[], prefix: string): string {
  const days = calls
    .flatMap(({ startTime }) => (startTime === null ? [] : [wallText(startTime).slice(0, 10)]))
    .sort();
  const [first] = days;
  const last = days.at(-1);
  return `${prefix}${first === undefined ? '' : `-${first}-to-${last}`}.csv`;
}
