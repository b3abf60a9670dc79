import type { ReactNode } from 'react';

/** A short label, as if stamped on the paper: a frame within a frame, a little askew. */
export function Stamp({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block -rotate-1 rounded border-2 px-2.5 py-1 font-heading text-[min(0.875rem,6vw)] leading-tight font-bold tracking-[0.05em] uppercase outline-1 outline-offset-2">
      {children}
    </span>
  );
}
