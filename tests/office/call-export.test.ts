import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callsCsv, csvName } from '../../src/office/calls/call-export';
import { call, customer } from '../support/office/office-server';

/** Reads CSV as RFC 4180 has it: rows of cells. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /"((?:[^"]|"")*)"(,|\r\n)/y;
  cells.lastIndex = 1;
  while (cells.lastIndex < text.length) {
    const found = cells.exec(text);
    if (!found) throw new Error('not CSV with every cell in quotes');
    row.push((found[1] ?? '').replaceAll('""', '"'));
    if (found[2] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const named = (contactName: string) => parseCsv(callsCsv([call({ sid: 'CA1', contactName })]))[1]?.[5];

describe('T62 the call log as CSV', () => {
  it('has one row per call, in Tulsa’s time, and numbers that keep their plus', () => {
    const text = callsCsv([
      call({ sid: 'CA1', contactName: 'Dale, Verdigris "Aggregates"' }),
      call({ sid: 'CA2', startTime: null, outcome: null, waited: null, status: 'queued', duration: 0 }),
    ]);
    expect(text.startsWith('\uFEFF"Started (Central Time)","Direction"')).toBe(true);
    expect(parseCsv(text)).toEqual([
      [
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
      ],
      [
        '2026-11-20 09:00:00',
        'inbound',
        'Answered',
        `'${customer}`,
        "'+19185550143",
        'Dale, Verdigris "Aggregates"',
        '8',
        '42',
        'completed',
        'CA1',
      ],
      ['', 'inbound', '', `'${customer}`, "'+19185550143", '', '', '0', 'queued', 'CA2'],
    ]);
  });

  it('never lets a cell begin as a formula, whatever somebody is called', () => {
    const start = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      ' ',
      '"',
      ',',
      ';',
      '',
      '\u0000',
      "'",
    );
    const name = fc.tuple(fc.array(start), fc.string()).map(([marks, rest]) => marks.join('') + rest);
    fc.assert(
      fc.property(name, (contactName) => {
        const cell = named(contactName) ?? '';
        expect(cell.trimStart()).not.toMatch(/^[=+\-@\t\r\n]/);
        expect([contactName, `'${contactName}`]).toContain(cell);
      }),
      { numRuns: 300 },
    );
  });

  it('is named for the days it covers', () => {
    const days = ['2026-11-20T05:59:00Z', '2026-10-25T15:00:00Z', null];
    const calls = days.map((startTime, index) => call({ sid: `CA${index}`, startTime }));
    expect(csvName(calls, 'missed-calls')).toBe('missed-calls-2026-10-25-to-2026-11-19.csv');
    expect(csvName([], 'calls')).toBe('calls.csv');
  });
});
