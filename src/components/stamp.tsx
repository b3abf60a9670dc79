import type { ReactNode } from 'react';

type StampProps = { children: ReactNode; className?: string };

/** A short label, as if stamped on the paper. */
export function Stamp({ children, className = '' }: StampProps) {
  return (
    <span
      className={`inline-block -rotate-1 rounded border-2 border-current px-2 py-0.5 font-heading text-sm leading-tight font-bold tracking-wider uppercase ${className}`}
    >
      {children}
    </span>
  );
}
