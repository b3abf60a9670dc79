import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TechnicalDetails } from '../panels/technical-details';

type Look = { Icon: LucideIcon; color: string; look: string };

/** The state of one thing, with what to do. `details` says the same in technical terms. */
export type Finding = Look & { text: ReactNode; details?: string | undefined };

const createFindingKind =
  (look: Look) =>
  (text: ReactNode, details?: string): Finding => ({ ...look, text, details });

export const good = createFindingKind({ Icon: CircleCheck, color: 'text-go', look: 'Fine' });
export const unknown = createFindingKind({ Icon: Info, color: 'text-slate', look: 'To know' });
export const weak = createFindingKind({ Icon: TriangleAlert, color: 'text-signal', look: 'Could be better' });
export const bad = createFindingKind({ Icon: CircleX, color: 'text-stop', look: 'Does not work' });

/** The keys of `findings` are their subjects. Null: nothing to show. */
type FindingListProps = { label: string; findings: Readonly<Record<string, Finding | null>> };

/** A list of findings, one line each. */
export function FindingList({ label, findings }: FindingListProps) {
  return (
    <ul aria-label={label} className="mt-2 space-y-1.5 text-sm">
      {Object.entries(findings).map(([about, found]) =>
        found === null ? null : <FindingLine key={about} about={about} {...found} />,
      )}
    </ul>
  );
}

function FindingLine({ about, Icon, color, look, text, details }: Finding & { about: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-label={look} role="img" className={`mt-0.5 size-5 shrink-0 ${color}`} />
      <div className="min-w-0 break-words">
        <strong>{`${about}:`}</strong> <span>{text}</span>
        {details === undefined ? null : <TechnicalDetails>{details}</TechnicalDetails>}
      </div>
    </li>
  );
}
