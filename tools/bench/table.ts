/** Prints reports as tables, each figure beside the recorded one. */
import type { BenchRecord } from './record.ts';
import { type Column, type Figure, type Report, isMet, rounded, targetText } from './report.ts';

function cellText({ digits = 0 }: Column, figure: Figure | undefined, recorded: number | undefined): string {
  if (!figure) return '–';
  const { value, target } = figure;
  const mark = target ? (isMet(rounded(value, digits), target) ? ' ✓' : ' ✗') : '';
  const before = recorded === undefined ? '' : ` (${recorded.toFixed(digits)})`;
  return `${value.toFixed(digits)}${mark}${before}`;
}

/** The one target of a column, or nothing where its rows have several. */
function columnTarget({ rows }: Report, { name }: Column): string {
  const targets = new Set(
    rows.flatMap(({ figures }) => {
      const target = figures[name]?.target;
      return target ? [targetText(target)] : [];
    }),
  );
  return targets.size === 0 ? '' : [...targets].join(', ');
}

const headingOf = ({ name, unit }: Column) => (unit ? `${name} ${unit}` : name);

/** One report as lines of text. */
export function tableOf(report: Report, record: BenchRecord | null): string {
  const recorded = record?.figures[report.section];
  const lines = [
    [report.subject, ...report.columns.map(headingOf)],
    ...report.rows.map((row) => [
      row.subject,
      ...report.columns.map((column) =>
        cellText(column, row.figures[column.name], recorded?.[row.subject]?.[column.name]),
      ),
    ]),
    ['target', ...report.columns.map((column) => columnTarget(report, column))],
  ];
  const widths = lines.reduce<number[]>(
    (widest, cells) => cells.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)),
    [],
  );
  const table = lines.map((cells) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const rule = '─'.repeat(widths.reduce((sum, width) => sum + width + 2, -2));
  table.splice(1, 0, rule);
  return [`\n${report.title}\n`, ...table, ...report.notes].join('\n');
}

/** How many targets were met, and each that was not. */
export function verdictOf(reports: readonly Report[]): string {
  const judged = reports.flatMap(({ rows, columns }) =>
    rows.flatMap(({ subject, figures }) =>
      columns.flatMap((column) => {
        const { value, target } = figures[column.name] ?? {};
        if (value === undefined || !target) return [];
        const text = `${subject}: ${headingOf(column)} ${value.toFixed(column.digits)}, target ${targetText(target)}`;
        return [{ text, isMet: isMet(rounded(value, column.digits), target) }];
      }),
    ),
  );
  const missed = judged.filter((target) => !target.isMet);
  return [
    `\n${judged.length - missed.length} of ${judged.length} targets met`,
    ...missed.map(({ text }) => `✗ ${text}`),
  ].join('\n');
}
