import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type Job, type Machine, maxMachineFieldLength } from '#functions/contract/jobs';
import type { TextBlock } from '#functions/contract/messages';
import { contactJobsQuery, jobFunction, machinesQuery } from '../api/jobs';
import { contactKeys } from '../api/queries';
import { QueryPanel } from '../panels/query-panel';
import { Button } from '../shared/button';
import { describeMachine, describeMeter, isOpen } from './describe-job';
import { JobCard } from './job-card';
import { JobWindow } from './job-window';
import type { Shown } from './shown';

type CustomerJobsProps = {
  address: string;
  /** Why the customer may not be texted. Null when they may. */
  textBlock: TextBlock | null;
};

/** The jobs of a customer and their machines, in the customer's column. */
export function CustomerJobs({ address, textBlock }: CustomerJobsProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const jobs = useQuery(contactJobsQuery(address));
  return (
    <>
      <section aria-label="Jobs" className="border-b border-rule px-4 py-2.5">
        <SectionHead
          title="Jobs"
          label="New job"
          onAdd={() => setShown({ what: 'job', job: null, focus: 'title' })}
        />
        <QueryPanel query={jobs} subject="The list of jobs">
          {(known) => <JobLists jobs={known} textBlock={textBlock} onShow={setShown} />}
        </QueryPanel>
      </section>
      <Machines address={address} jobs={jobs.data ?? []} onShow={setShown} />
      <JobWindow address={address} shown={shown} onShow={setShown} />
    </>
  );
}

function SectionHead({ title, label, onAdd }: { title: string; label: string; onAdd: () => void }) {
  return (
    <div className="flex items-center justify-between text-steel">
      <span>{title}</span>
      <Button Icon={Plus} onClick={onAdd}>
        {label}
      </Button>
    </div>
  );
}

type JobListsProps = {
  jobs: readonly Job[];
  textBlock: TextBlock | null;
  onShow: (shown: Shown) => void;
};

/** The open jobs, and below them what is over. */
function JobLists({ jobs, ...card }: JobListsProps) {
  const open = jobs.filter(isOpen);
  const over = jobs.filter((job) => !isOpen(job)).toReversed();
  return (
    <>
      <ul className="divide-y divide-rule empty:hidden">
        {open.map((job) => (
          <JobCard key={job.id} job={job} {...card} />
        ))}
      </ul>
      {over.length === 0 ? null : (
        <details open={open.length === 0}>
          <summary className="min-h-8 cursor-pointer content-center text-steel max-md:min-h-11">
            {`Done and lost (${over.length})`}
          </summary>
          <ul className="divide-y divide-rule">
            {over.map((job) => (
              <JobCard key={job.id} job={job} {...card} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type MachinesProps = { address: string; jobs: readonly Job[]; onShow: (shown: Shown) => void };

/** Their machines, and those of their jobs that are only words yet. */
function Machines({ address, jobs, onShow }: MachinesProps) {
  const machines = useQuery(machinesQuery(address));
  const named = jobs.filter((job) => isOpen(job) && job.machine !== null && job.machineId === null);
  return (
    <section aria-label="Machines" className="border-b border-rule px-4 py-2.5">
      <SectionHead
        title="Machines"
        label="Add machine"
        onAdd={() => onShow({ what: 'machine', machine: null })}
      />
      <QueryPanel query={machines} subject="The list of machines">
        {(known) => (
          <ul className="space-y-1.5 empty:hidden">
            {known.map((machine) => (
              <MachineLine
                key={machine.id}
                machine={machine}
                onEdit={() => onShow({ what: 'machine', machine })}
              />
            ))}
          </ul>
        )}
      </QueryPanel>
      {named.map((job) => (
        <KeepMachine key={job.id} job={job} words={job.machine ?? ''} />
      ))}
    </section>
  );
}

function MachineLine({ machine, onEdit }: { machine: Machine; onEdit: () => void }) {
  const details = [machine.serial, describeMeter(machine)].filter((detail) => detail !== null);
  return (
    <li>
      <button
        type="button"
        aria-label={`Edit the machine: ${describeMachine(machine)}`}
        className="min-h-6 w-full cursor-pointer text-start font-semibold wrap-anywhere hover:underline max-md:min-h-11"
        onClick={onEdit}
      >
        <bdi>{describeMachine(machine)}</bdi>
      </button>
      {details.length === 0 ? null : <p className="wrap-anywhere text-slate">{details.join(' · ')}</p>}
      {machine.note === null ? null : (
        <p dir="auto" className="line-clamp-3 wrap-anywhere whitespace-pre-wrap">
          {machine.note}
        </p>
      )}
    </li>
  );
}

/** The machine of a request as the form wrote it: "Telehandler (JLG)" has its make in brackets. */
function readMachine(words: string) {
  const [, type = words, make = null] = /^(.+) \(([^()]+)\)$/.exec(words) ?? [];
  const model = type.slice(0, maxMachineFieldLength);
  return { make, model, ...(model !== type && { note: words }) };
}

/** Makes the machine that a job has in words one of the customer's, and the job's own. */
function KeepMachine({ job, words }: { job: Job; words: string }) {
  const keeping = useMutation({
    mutationFn: async () => {
      const { contact } = job;
      // The job's id names the machine, so a repeat makes no second one.
      const { machine } = await jobFunction.call('saveMachine', {
        contact,
        idempotencyKey: job.id,
        ...readMachine(words),
      });
      const linked = { machineId: machine.id, updated_at: job.updated_at };
      return jobFunction.call('saveJob', { contact, jobId: job.id, title: job.title, ...linked });
    },
    meta: {
      done: 'Machine added',
      failed: 'Not saved. Check the connection, then try again.',
      reloads: contactKeys,
    },
  });
  return (
    <p className="mt-1 flex flex-wrap items-center justify-between gap-x-2">
      <span className="wrap-anywhere text-slate">{words}</span>
      <Button
        look="underlined"
        className="min-h-7! max-md:min-h-11!"
        isBusy={keeping.isPending}
        onClick={() => keeping.mutate()}
      >
        <span>
          <span>{keeping.isPending ? 'Adding…' : 'Keep'}</span>
          <span className="sr-only">{` the machine: ${words}`}</span>
        </span>
      </Button>
    </p>
  );
}
