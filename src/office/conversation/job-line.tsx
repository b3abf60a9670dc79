import { useQuery } from '@tanstack/react-query';
import { Wrench } from 'lucide-react';
import type { JobLine as Line } from '#functions/contract/plans';
import { membersQuery } from '../api/queries';
import { describeChange } from '../jobs/describe-job';
import { ClockTime } from '../shared/timestamp';

/** A change of a job among the texts of a conversation. */
export function JobLine({ line: { title, at, by, changes } }: { line: Line }) {
  const isNew = changes.some(({ what, from }) => what === 'status' && from === null);
  const areMembersNamed = changes.some(({ what, to }) => what === 'member' && to !== null);
  const members = useQuery({ ...membersQuery, enabled: areMembersNamed }).data ?? [];
  const words = changes.map((change) => describeChange(change, members)).filter((change) => change !== null);
  return (
    <p className="flex items-center justify-center gap-2 py-0.5 text-sm/5 text-slate">
      <Wrench aria-hidden="true" className="size-4 shrink-0" />
      <span className="wrap-anywhere">
        <span>{isNew ? 'New job ' : 'Job '}</span>
        <bdi className="font-semibold">{title}</bdi>
        <span>{words.length === 0 ? ' · ' : `: ${words.join(', ')} · `}</span>
        {by === null ? null : <bdi>{`${by} · `}</bdi>}
        <ClockTime at={at} />
      </span>
    </p>
  );
}
