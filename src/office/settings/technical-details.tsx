import type { ReactNode } from 'react';

/** What only whoever set up the phone number needs to read. */
export function TechnicalDetails({ children }: { children: ReactNode }) {
  return (
    <details className="text-sm text-slate">
      <summary className="min-h-8 w-fit cursor-pointer content-center">Technical details</summary>
      {children}
    </details>
  );
}
