/** The charts of the call log. In a chunk of its own with the library that draws them. */
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useMemo, useRef } from 'react';
import tailwind from '../../../tailwind.config';
import type { CallCounts, CallFigures } from '../../../supabase/functions/_shared/contract/calls';
import { dayText, hourText, weekdayText } from './business-clock';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

const { colors, fontFamily } = tailwind.theme.extend;

/** `name` in full; `tick` short, empty where the axis has no room for one. */
type Bar = { name: string; tick: string; counts: CallCounts };

export function CallCharts({ figures }: { figures: CallFigures }) {
  // Drawn anew only when the figures change.
  const { days, hours } = useMemo(
    () => ({
      // Weekly, counted from today, which is at the right.
      days: figures.days.map(({ day, counts }, index, { length }) => ({
        name: weekdayText(day),
        tick: (length - 1 - index) % 7 === 0 ? dayText(day) : '',
        counts,
      })),
      hours: figures.hours.map(({ hour, counts }) => ({
        name: `From ${hourText(hour)}`,
        tick: hour % 6 === 0 ? hourText(hour) : '',
        counts,
      })),
    }),
    [figures],
  );
  return (
    <div className="mt-2 grid gap-4 md:max-lg:grid-cols-2">
      <BarChart title="Calls by day" bars={days} />
      <BarChart title="Calls by hour" bars={hours} />
    </div>
  );
}

type BarChartProps = { title: string; bars: Bar[] };

function BarChart({ title, bars }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const chart = drawBars(context, bars);
    return () => chart.destroy();
  }, [bars]);

  return (
    <figure className="min-w-0 border border-ink bg-white p-3">
      <figcaption className="font-heading font-bold">{title}</figcaption>
      {/* The library follows the size of this box. */}
      <div className="relative mt-2 h-40">
        <canvas ref={canvas} role="img" aria-label={description(title, bars)} />
      </div>
    </figure>
  );
}

/** The text alternative of the bars for screen readers. */
function description(title: string, bars: Bar[]): string {
  const total = bars.reduce((sum, { counts }) => sum + counts.received, 0);
  const [busiest] = [...bars].sort((left, right) => right.counts.received - left.counts.received);
  if (total === 0 || !busiest) return `${title}: none.`;
  return `${title}: ${total} in all, most of them (${busiest.counts.received}) ${busiest.name}. Each figure is in the tables.`;
}

/** Diagonal lines, so that missed calls stand out without their colour too. */
function hatching(context: CanvasRenderingContext2D, color: string): CanvasPattern | string {
  const size = 6;
  const tile = document.createElement('canvas');
  tile.width = size;
  tile.height = size;
  const pen = tile.getContext('2d');
  if (!pen) return color;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, size, size);
  pen.strokeStyle = color;
  pen.lineWidth = 2;
  for (const start of [-size, 0, size]) {
    pen.moveTo(start, size);
    pen.lineTo(start + size, 0);
  }
  pen.stroke();
  return context.createPattern(tile, 'repeat') ?? color;
}

function drawBars(context: CanvasRenderingContext2D, bars: Bar[]): Chart<'bar'> {
  const font = { family: fontFamily.sans.join(', '), size: 14 };
  return new Chart(context, {
    type: 'bar',
    data: {
      labels: bars.map(({ name }) => name),
      datasets: [
        {
          label: 'Answered',
          data: bars.map(({ counts }) => counts.answered),
          backgroundColor: colors.go,
          borderColor: colors.go,
        },
        {
          label: 'Missed',
          data: bars.map(({ counts }) => counts.missed),
          backgroundColor: hatching(context, colors.stop),
          borderColor: colors.stop,
        },
        {
          label: 'Unclear',
          data: bars.map(({ counts }) => counts.unclear),
          backgroundColor: colors.line,
          borderColor: colors.steel,
        },
      ],
    },
    options: {
      // Nothing moves, whatever the reader has asked of the system.
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      datasets: { bar: { borderWidth: 1, categoryPercentage: 1, barPercentage: 0.8 } },
      scales: {
        x: {
          stacked: true,
          grid: { display: false },
          border: { color: colors.ink },
          ticks: {
            autoSkip: false,
            maxRotation: 0,
            color: colors.slate,
            font,
            callback: (_value, index) => bars[index]?.tick ?? '',
          },
        },
        y: {
          stacked: true,
          grid: { color: colors.line },
          border: { display: false },
          ticks: { precision: 0, maxTicksLimit: 5, color: colors.slate, font },
        },
      },
      plugins: {
        tooltip: {
          backgroundColor: colors.ink,
          titleFont: font,
          bodyFont: font,
          cornerRadius: 2,
          displayColors: false,
        },
      },
    },
  });
}
