import { useId } from 'react';
import type { DrawnPart, Machine } from '../../content/drawings/drawings';
import { FallbackImage } from '../../ui/fallback-image';

const sheet = { width: 640, height: 360 };

type MachineDrawingProps = {
  machine: Machine;
  /** In the order of their numbers, the parts that they point at; null for a number that isn't on the drawing. */
  callouts?: readonly (string | null)[];
  /** For the page's main picture. */
  priority?: boolean;
};

/**
 * A drawing of a machine with numbered circles that match a list. Its accessible description says what each
 * number points at.
 */
export function MachineDrawing({
  machine: { name, unit, view, parts },
  callouts = [],
  priority = false,
}: MachineDrawingProps) {
  const descriptionId = useId();
  const marks = [...new Set(callouts)].flatMap((part) => {
    const drawn = part === null ? undefined : parts[part];
    const numbers = callouts.flatMap((candidate, index) => (candidate === part ? [index + 1] : []));
    return drawn ? [{ ...drawn, numbers }] : [];
  });
  return (
    <div className="relative">
      <FallbackImage
        src={`/drawings/${name}.svg`}
        alt={`${unit}, ${view.toLowerCase()}`}
        aria-describedby={marks.length > 0 ? descriptionId : undefined}
        {...sheet}
        priority={priority}
        className="h-auto w-full"
      />
      {marks.length > 0 ? (
        <>
          <p id={descriptionId} hidden>
            {marks.map((mark) => `${mark.numbers.join(' and ')}: ${mark.name}`).join(', ')}
          </p>
          <svg
            viewBox={`0 0 ${sheet.width} ${sheet.height}`}
            aria-hidden="true"
            className="absolute inset-0 size-full text-accent"
          >
            {marks.map((mark) => (
              <CalloutMark key={mark.name} {...mark} />
            ))}
          </svg>
        </>
      ) : null}
    </div>
  );
}

const radius = 19;

/** A leader line with a white edge, and at its end a circle with the number, or a longer one with several. */
function CalloutMark({ numbers, at, label }: DrawnPart & { numbers: readonly number[] }) {
  const leader = `M${at.join(' ')}L${label.join(' ')}`;
  const [atX, atY] = at;
  const [labelX, labelY] = label;
  const reach = radius + 14 * (numbers.length - 1);
  return (
    <g className="fill-current stroke-current [&>*]:[vector-effect:non-scaling-stroke]">
      <path d={leader} className="stroke-white stroke-[5px]" />
      <path d={leader} className="stroke-2" />
      <circle cx={atX} cy={atY} r={4.5} className="stroke-white stroke-2" />
      <rect
        x={labelX - reach}
        y={labelY - radius}
        width={2 * reach}
        height={2 * radius}
        rx={radius}
        className="stroke-white stroke-2"
      />
      <text
        x={labelX}
        y={labelY}
        dy=".36em"
        textAnchor="middle"
        className="fill-white stroke-none font-heading text-[23px] font-bold"
      >
        {numbers.join(', ')}
      </text>
    </g>
  );
}
