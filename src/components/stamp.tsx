import type { ReactNode } from 'react';

type StampProps = { children: ReactNode; className?: string };

/** A short label, as if stamped on the paper: a frame within a frame, a little askew. */
export function Stamp({ children, className = '' }: StampProps) {
  return (
    <span
      className={`inline-block -rotate-1 rounded border-2 border-current px-2.5 py-1 font-heading text-sm leading-tight font-bold tracking-wider uppercase outline-1 outline-offset-2 outline-current ${className}`}
    >
      {children}
    </span>
  );
}
