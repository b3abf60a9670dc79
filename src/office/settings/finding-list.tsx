import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type FindingLevel = 'good' | 'unknown' | 'weak' | 'bad';

export type Finding = {
  about: string;
  level: FindingLevel;
  text: ReactNode;
  /** The same in technical terms, to unfold. */
  details?: string;
};

const looks: Record<FindingLevel, { Icon: LucideIcon; color: string; label: string }> = {
  good: { Icon: CircleCheck, color: 'text-go', label: 'Fine' },
  unknown: { Icon: Info, color: 'text-slate', label: 'To know' },
  weak: { Icon: TriangleAlert, color: 'text-signal', label: 'Could be better' },
  bad: { Icon: CircleX, color: 'text-stop', label: 'Does not work' },
};

/** A line for each thing that can be wrong, and what to do. */
export function FindingList({ label, findings }: { label: string; findings: Finding[] }) {
  return (
    <ul aria-label={label} className="mt-3 space-y-2 border-t border-line pt-3">
      {findings.map(({ about, level, text, details }) => {
        const { Icon, color, label: look } = looks[level];
        return (
          <li key={about} className="flex items-start gap-2">
            <Icon aria-label={look} role="img" className={`mt-0.5 size-5 shrink-0 ${color}`} />
            <div className="min-w-0 break-words">
              <strong>{about}:</strong> {text}
              {details === undefined ? null : <TechnicalDetails>{details}</TechnicalDetails>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Details for the person who set up the phone number. */
export function TechnicalDetails({ children }: { children: ReactNode }) {
  return (
    <details className="text-sm text-slate">
      <summary className="min-h-8 w-fit cursor-pointer content-center">Technical details</summary>
      {children}
    </details>
  );
}
