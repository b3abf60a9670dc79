import type { ReactNode } from 'react';

/** A short label, as if stamped on the paper: a frame within a frame, a little askew. */
export function Stamp({ children }: { children: ReactNode }) {
  return <span className="stamp">{children}</span>;
}
