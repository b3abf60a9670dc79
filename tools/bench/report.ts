/** The results of a section of the bench, and how they are printed. */

/** `digits` after the decimal point. Without a limit there is no target. */
export type Figure = { value: number; digits?: number; atMost?: number | undefined; atLeast?: number };

/** A figure's name ends with its unit. */
export type Row = { subject: string; figures: Readonly<Record<string, Figure>> };

export type Report = { title: string; rows: readonly Row[]; notes?: readonly string[] };

/** The middle value; of an even number of values the mean of the two in the middle. Throws without any. */
export function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) {
    throw new Error('A median of nothing.');
  }
  return (lower + upper) / 2;
}

const describeTarget = ({ atMost, atLeast }: Figure): string => {
  if (atMost !== undefined) {
    return `≤ ${atMost}`;
  }
  return atLeast === undefined ? '' : `≥ ${atLeast}`;
};

/** Rounded as it is printed, so that a figure that reads as its target has met it. */
function isMissed({ value, digits = 0, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  const rounded = Number(value.toFixed(digits));
  return rounded > atMost || rounded < atLeast;
}

function formatCell(figure: Figure | undefined): string {
  if (!figure) {
    return '–';
  }
  const mark = describeTarget(figure) === '' ? '' : isMissed(figure) ? ' ✗' : ' ✓';
  return figure.value.toFixed(figure.digits) + mark;
}

/** One report as lines of text. */
export function formatTable({ title, rows, notes = [] }: Report): string {
  const names = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const targets = names.map((name) => {
    const all = rows.flatMap(({ figures }) => (figures[name] ? [describeTarget(figures[name])] : []));
    return [...new Set(all)].filter((target) => target !== '').join(', ');
  });
  const lines = [
    ['', ...names],
    ...rows.map(({ subject, figures }) => [subject, ...names.map((name) => formatCell(figures[name]))]),
    ['target', ...targets],
  ];
  const widths = ['', ...names].map((_, index) =>
    Math.max(...lines.map((cells) => (cells[index] ?? '').length)),
  );
  const table = lines.map((cells) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [`\n${title}\n`, ...table, ...notes].join('\n');
}

/** How many targets were met, and each that was not. */
export function describeVerdict(reports: readonly Report[]): string {
  const all = reports
    .flatMap(({ rows }) => rows)
    .flatMap(({ subject, figures }) =>
      Object.entries(figures).map(([name, figure]) => ({ what: `${subject}: ${name}`, figure })),
    );
  const judged = all.filter(({ figure }) => describeTarget(figure) !== '');
  const missed = judged.filter(({ figure }) => isMissed(figure));
  const lines = missed.map(({ what, figure }) => `${what} ${formatCell(figure)} ${describeTarget(figure)}`);
  return [`\n${judged.length - missed.length} of ${judged.length} targets met`, ...lines].join('\n');
}
