/** The last recorded figures, which every run is printed beside. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Report, rounded } from './report.ts';

const file = fileURLToPath(new URL('record.json', import.meta.url));

/** By section, subject and column. */
type Figures = Record<string, Record<string, Record<string, number>>>;

/** `date` is a day, `machine` a line for a person. */
export type BenchRecord = { date: string; machine: string; figures: Figures };

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

function isDictionary<T>(
  value: unknown,
  isEntry: (entry: unknown) => entry is T,
): value is Record<string, T> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isEntry);
}

const isRow = (value: unknown) => isDictionary(value, isNumber);
const isSection = (value: unknown) => isDictionary(value, isRow);

function isRecord(value: unknown): value is BenchRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'date' in value &&
    isText(value.date) &&
    'machine' in value &&
    isText(value.machine) &&
    'figures' in value &&
    isDictionary(value.figures, isSection)
  );
}

/** Null when nothing has been recorded yet. Throws when the file isn't a record. */
export function readRecord(): BenchRecord | null {
  if (!existsSync(file)) return null;
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(content)) throw new Error(`${file} is not a record of this bench: delete it.`);
  return content;
}

/** Replaces the record. */
export function writeRecord(machine: string, reports: readonly Report[]): void {
  const figures: Figures = {};
  for (const { section, columns, rows } of reports) {
    figures[section] = Object.fromEntries(
      rows.map((row) => [
        row.subject,
        Object.fromEntries(
          columns.flatMap(({ name, digits }) => {
            const figure = row.figures[name];
            return figure ? [[name, rounded(figure.value, digits)]] : [];
          }),
        ),
      ]),
    );
  }
  const record: BenchRecord = { date: new Date().toISOString().slice(0, 10), machine, figures };
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}
