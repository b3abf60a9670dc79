import type { ReactNode } from 'react';

/** Details for the person who set up the phone number. */
export function TechnicalDetails({ children }: { children: ReactNode }) {
  return (
    <details className="text-sm text-slate">
      <summary className="min-h-8 w-fit cursor-pointer content-center">Technical details</summary>
      {children}
    </details>
  );
}
