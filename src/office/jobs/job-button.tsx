import { useQuery } from '@tanstack/react-query';
import { Plus, Wrench } from 'lucide-react';
import { useState } from 'react';
import type { TextBlock } from '#functions/contract/messages';
import { contactJobsQuery } from '../api/jobs';
import { IconButton } from '../shared/icon-button';
import { Menu, MenuItem, MenuLine } from '../shared/menu';
import { describeVisit, findNextJob, isOpen, statusLabels } from './describe-job';
import { JobSteps } from './job-menu';
import { JobWindow } from './job-window';
import type { Shown } from './shown';

type JobButtonProps = { address: string; textBlock: TextBlock | null };

/**
 * The customer's job in the conversation's bar, where there is no room for a column: what can be done about the next one.
 * Without a job it begins one at once.
 */
export function JobButton({ address, textBlock }: JobButtonProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const jobs = useQuery(contactJobsQuery(address)).data ?? [];
  const next = findNextJob(jobs);
  const others = jobs.filter((job) => isOpen(job) && job !== next);
  const begin = () => setShown({ what: 'job', job: null, focus: 'title' });
  return (
    <>
      {next === null ? (
        <IconButton Icon={Wrench} label="New job" onClick={begin} />
      ) : (
        <Menu
          look="square"
          label={`Job: ${next.title}`}
          className="shrink-0"
          button={<Wrench aria-hidden="true" className="size-5" />}
        >
          <p className="px-4 pt-1.5 pb-1 text-sm/5">
            <bdi className="block truncate font-bold">{next.title}</bdi>
            <span className="text-slate">
              {[statusLabels[next.status], next.visit === null ? null : describeVisit(next.visit)]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </p>
          {next.visit?.mayBeCanceled ? (
            <p className="px-4 pb-1 text-sm/5 font-bold text-stop">
              They texted CANCEL: the visit may be off. Call them.
            </p>
          ) : null}
          <JobSteps job={next} textBlock={textBlock} onShow={setShown} />
          <MenuLine />
          {others.map((job) => (
            <MenuItem key={job.id} onClick={() => setShown({ what: 'job', job, focus: 'title' })}>
              <bdi className="line-clamp-1">{job.title}</bdi>
            </MenuItem>
          ))}
          <MenuItem Icon={Plus} onClick={begin}>
            New job…
          </MenuItem>
        </Menu>
      )}
      <JobWindow address={address} shown={shown} onShow={setShown} />
    </>
  );
}
