/** Files for spreadsheets, and from them (RFC 4180). */

/** What a spreadsheet takes for a formula. */
const formula = /[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n]/u;
const startsFormula = new RegExp(`^(?:${formula.source})`, 'u');
const guardedFormula = new RegExp(`^'(?=${formula.source})`, 'u');

type Cell = string | number | null;

/**
 * A cell that no spreadsheet takes for a formula or a number. A caller's name may begin with "=", and
 * "+1918…" would lose its plus: an apostrophe in front makes either a text. Always quoted, so that a
 * program that separates by semicolons finds no second cell inside.
 */
function cellText(value: Cell): string {
  const text = String(value ?? '');
  const isSafe = typeof value === 'number' || !startsFormula.test(text);
  return `"${(isSafe ? text : `'${text}`).replaceAll('"', '""')}"`;
}

/**
 * A file with a row for each item. `columns` has their titles, and what stands in them. The mark at the start
 * tells Excel that it is UTF-8.
 */
export function csvOf<Item>(columns: Readonly<Record<string, (item: Item) => Cell>>, items: Item[]): string {
  const cells = Object.values(columns);
  const rows = [Object.keys(columns), ...items.map((item) => cells.map((cell) => cell(item)))];
  return `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
}

/** The rows of a file, without the apostrophes that {@link csvOf} puts in front of formulas. */
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

/** The text of a file that Excel or anything else has saved: UTF-8, or else Windows-1252. */
export function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
