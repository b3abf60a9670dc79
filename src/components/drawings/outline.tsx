import type { ReactElement } from 'react';

type OutlineProps = { outline: ReactElement; className?: string; flipped?: boolean };

/** A machine without numbers, as an ornament: what it shows is said in words beside it. */
export function Outline({ outline, className = '', flipped = false }: OutlineProps) {
  return (
    <svg
      viewBox="20 14 600 288"
      aria-hidden="true"
      className={`drawing text-ink ${flipped ? '-scale-x-100' : ''} ${className}`}
    >
      {outline}
    </svg>
  );
}
