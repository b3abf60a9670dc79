import type { ReactElement } from 'react';
import type { DrawingName, DrawingPart } from '../../content/drawings';

type Point = readonly [x: number, y: number];

/** Where a callout points (`at`) and where its numbered circle stands (`label`), clear of the outline. */
export type Spot = { at: Point; label: Point };

/** A drawing on a sheet of 640 by 360 units; the machine stands on the line at 300. */
export type Sheet<Name extends DrawingName> = {
  outline: ReactElement;
  spots: Record<DrawingPart<Name>, Spot>;
};

/** A closed shape hides what was drawn before it: it takes the fill of the drawing. */
export function Shape({ d }: { d: string }) {
  return <path d={d} />;
}

/** An open line, or a detail that hides nothing. */
export function Line({ d }: { d: string }) {
  return <path d={d} className="detail" />;
}

/** Glass or an opening, in the one tone of the drawings (mist). */
export function Glass({ d }: { d: string }) {
  return <path d={d} fill="#dce3ea" className="tone" />;
}

/** Rubber and steel in shadow: filled with the line's colour. */
export function Solid({ d }: { d: string }) {
  return <path d={d} fill="currentColor" />;
}

/** A tire with its rim, hub and ring of studs. */
export function Wheel({ x, y, r }: { x: number; y: number; r: number }) {
  const around = { cx: x, cy: y };
  return (
    <>
      <circle {...around} r={r} fill="currentColor" />
      <circle {...around} r={r * 0.64} />
      <circle {...around} r={r * 0.54} className="detail" />
      <circle {...around} r={r * 0.34} className="detail" pathLength={8} strokeDasharray=".2 .8" />
      <circle {...around} r={r * 0.18} fill="currentColor" />
    </>
  );
}

/** The ground under a machine, hatched as in section. */
export function Ground() {
  // From the foot of one stroke to the head of the next: always the same step, which compresses to nothing.
  const hatches = ['M26 300l-9 9', ...Array.from({ length: 33 }, () => 'm27-9l-9 9')];
  return (
    <>
      <path d="M12 300h616" />
      <path d={hatches.join('')} className="detail" />
    </>
  );
}
