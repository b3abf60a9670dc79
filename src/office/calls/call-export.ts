/** The call log as a file for a spreadsheet. */
import type { CallLog } from '../../../supabase/functions/_shared/contract/calls';
import { csvOf } from '../shared/csv';
import { wallText } from './business-clock';
import { outcomes } from './call-group';

export const callsCsv = (calls: CallLog[]): string =>
  csvOf(
    {
      'Started (Central Time)': ({ startTime }) => startTime && wallText(startTime),
      Direction: ({ direction }) => direction,
      Outcome: ({ outcome }) => outcome && outcomes[outcome].label,
      From: ({ from }) => from,
      To: ({ to }) => to,
      Name: ({ contactName }) => contactName,
      'Duration (seconds)': ({ duration }) => duration,
      'Twilio status': ({ status }) => status,
      'Twilio SID': ({ sid }) => sid,
    },
    calls,
  );

/** Such as 'missed-calls-2026-10-23-to-2026-11-21.csv', with the days of the first and the last call. */
export function csvName(calls: CallLog[], prefix: string): string {
  const days = calls
    .flatMap(({ startTime }) => (startTime === null ? [] : [wallText(startTime).slice(0, 10)]))
    .sort();
  const [first] = days;
  const last = days.at(-1);
  return `${prefix}${first === undefined ? '' : `-${first}-to-${last}`}.csv`;
}
