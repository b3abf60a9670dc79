import { describe, expect, it } from 'vitest';
import { callsCsv, csvName } from '../../../src/office/calls/call-export';
import { call, customer } from '../../support/office/office-rows';

describe('T62 the call log as CSV', () => {
  it('has one row per call, with times in Central Time and phone numbers with their plus sign', () => {
    const text = callsCsv([
      call({ sid: 'CA1', contactName: 'Dale, Verdigris "Aggregates"' }),
      call({ sid: 'CA2', startTime: null, outcome: null, waited: null, status: 'queued', duration: 0 }),
    ]);
    expect(text.split('\r\n')).toEqual([
      '\uFEFF"Started (Central Time)","Direction","Outcome","From","To","Name","Waited (seconds)","Duration (seconds)","Twilio status","Twilio SID"',
      `"2026-11-20 09:00:00","inbound","Answered","'${customer}","'+19185550143","Dale, Verdigris ""Aggregates""","8","42","completed","CA1"`,
      `"","inbound","","'${customer}","'+19185550143","","","0","queued","CA2"`,
      '',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1'])(
    'escapes a formula: %j',
    (contactName) => {
      const [, row = ''] = callsCsv([call({ sid: 'CA1', contactName })]).split(/\r\n(?=")/);
      expect(row).toContain(`,"'${contactName}",`);
    },
  );

  it('has the days it covers in its file name', () => {
    const days = ['2026-11-20T05:59:00Z', '2026-10-25T15:00:00Z', null];
    const calls = days.map((startTime, index) => call({ sid: `CA${index}`, startTime }));
    expect(csvName(calls, 'missed-calls')).toBe('missed-calls-2026-10-25-to-2026-11-19.csv');
    expect(csvName([], 'calls')).toBe('calls.csv');
  });
});
