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

/** A closed shape hides what was drawn before it. */
export function Shape({ d }: { d: string }) {
  return <path d={d} className="fill-white" />;
}

/** An open line, or a detail that hides nothing. */
export function Line({ d }: { d: string }) {
  return <path d={d} fill="none" />;
}

export function Wheel({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} className="fill-white" />
      <circle cx={x} cy={y} r={r * 0.52} fill="none" />
      <circle cx={x} cy={y} r={r * 0.14} fill="none" />
    </>
  );
}
