import { useId } from 'react';
import { type Drawing, type DrawingName, drawings, type DrawnPart } from '../../content/drawings/drawings';
import { FallbackImage } from '../../ui/fallback-image';

const sheet = { width: 640, height: 360 };

type MachineDrawingProps = {
  name: DrawingName;
  /** In the order of their numbers, the parts of content/drawings/drawings.ts that they point at. */
  callouts?: readonly (string | undefined)[];
  /** For the page's main picture. */
  priority?: boolean;
};

/**
 * A drawing of a machine with numbered circles that match a list. Its accessible description says what each
 * number points at.
 */
export function MachineDrawing({ name, callouts = [], priority = false }: MachineDrawingProps) {
  const descriptionId = useId();
  const { unit, view, parts }: Drawing = drawings[name];
  const marks = callouts.flatMap((part = '', index) => {
    const drawn = parts[part];
    return drawn ? [{ number: index + 1, ...drawn }] : [];
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
            {marks.map((mark) => `${mark.number}: ${mark.name}`).join(', ')}
          </p>
          <svg
            viewBox={`0 0 ${sheet.width} ${sheet.height}`}
            aria-hidden="true"
            className="absolute inset-0 size-full text-accent"
          >
            {marks.map((mark) => (
              <CalloutMark key={mark.number} {...mark} />
            ))}
          </svg>
        </>
      ) : null}
    </div>
  );
}

/** A leader line with a white edge, and the number in a circle at its end. */
function CalloutMark({ number, at, label }: DrawnPart & { number: number }) {
  const leader = `M${at.join(' ')}L${label.join(' ')}`;
  const [atX, atY] = at;
  const [labelX, labelY] = label;
  return (
    <g className="fill-current stroke-current [&>*]:[vector-effect:non-scaling-stroke]">
      <path d={leader} className="stroke-white stroke-[5px]" />
      <path d={leader} className="stroke-2" />
      <circle cx={atX} cy={atY} r={4.5} className="stroke-white stroke-2" />
      <circle cx={labelX} cy={labelY} r={19} className="stroke-white stroke-2" />
      <text
        x={labelX}
        y={labelY}
        dy=".36em"
        textAnchor="middle"
        className="fill-white stroke-none font-heading text-[23px] font-bold"
      >
        {number}
      </text>
    </g>
  );
}
