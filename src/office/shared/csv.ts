/** Writes and reads CSV files (RFC 4180). */

/** The beginning of a text that a spreadsheet would run as a formula. */
const formula = /[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n]/u;
const startsFormula = new RegExp(`^(?:${formula.source})`, 'u');
const guardedFormula = new RegExp(`^'(?=${formula.source})`, 'u');

type Cell = string | number | null;

/**
 * Puts an apostrophe before a text that a spreadsheet would take for a formula or a number. Every cell is
 * quoted, because some programs split at semicolons.
 */
function cellText(value: Cell): string {
  const text = String(value ?? '');
  const isSafe = typeof value === 'number' || !startsFormula.test(text);
  return `"${(isSafe ? text : `'${text}`).replaceAll('"', '""')}"`;
}

/**
 * A file with a row for each item. `columns` gives each title and the cell's value. The mark at the start tells
 * Excel that the file is UTF-8.
 */
export function csvOf<Item>(columns: Readonly<Record<string, (item: Item) => Cell>>, items: Item[]): string {
  const cells = Object.values(columns);
  const rows = [Object.keys(columns), ...items.map((item) => cells.map((cell) => cell(item)))];
  return `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
}

/** The rows of a file, without the apostrophes that {@link csvOf} puts before formulas. */
export function rowsOfCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = text.matchAll(/(?:"([^"]*(?:""[^"]*)*)"[^,\r\n]*|([^,\r\n]*))(,|\r\n?|\n|$)/g);
  for (const [, quoted, plain = '', end = ''] of cells) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(guardedFormula, '').trim());
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows;
}

/** The text of a file in UTF-8, or else in Windows-1252, which older versions of Excel save. */
export function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
