/** What a section of the bench hands over: rows of figures, most of them with a target. */

export type Target = { atMost: number } | { atLeast: number };

export type Figure = { value: number; target?: Target };

/** `digits` behind the decimal point. */
export type Column = { name: string; unit?: string; digits?: number };

export type Row = { subject: string; figures: Readonly<Record<string, Figure>> };

export type Report = {
  /** Key of the section in the record. */
  section: string;
  title: string;
  /** What a row is about. */
  subject: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Sentences below the table. */
  notes: readonly string[];
};

/** Rounded as it is printed, so that a figure that reads as its target has met it. */
export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

export function isMet(value: number, target: Target): boolean {
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

export const targetText = (target: Target): string =>
  'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`;

/** The middle value; of an even number of values the mean of the two in the middle. Throws without any. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('A median of nothing.');
  return (lower + upper) / 2;
}
