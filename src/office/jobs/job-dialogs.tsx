/** The content of the windows about jobs, which loads when the first of them opens. */
import { useQuery } from '@tanstack/react-query';
import type { Job } from '#functions/contract/jobs';
import { contactJobsQuery } from '../api/jobs';
import { JobForm } from './job-form';
import { JobTextForm } from './job-text-form';
import { MachineForm } from './machine-form';
import type { Shown } from './shown';

type JobDialogProps = {
  /** The address of the customer. */
  address: string;
  shown: Shown | null;
  /** Shows something else. Null closes the window. */
  onShow: (next: Shown | null) => void;
};

/** The job as it is by now: it may have been opened before its last change was loaded, or saved a moment ago. */
function findNewer(job: Job, loaded: readonly Job[]): Job {
  const now = loaded.find(({ id }) => id === job.id);
  return now && now.updated_at > job.updated_at ? now : job;
}

export default function JobDialog({ address, shown, onShow }: JobDialogProps) {
  const close = () => onShow(null);
  const loaded = useQuery({ ...contactJobsQuery(address), enabled: false }).data ?? [];
  switch (shown?.what) {
    case 'job':
      return (
        <JobForm
          address={address}
          job={shown.job}
          focus={shown.focus}
          onSaved={(job, offer) =>
            onShow(offer === null ? null : { what: 'text', job, kind: offer, isOffer: true })
          }
        />
      );
    case 'text':
      return (
        <JobTextForm
          job={findNewer(shown.job, loaded)}
          kind={shown.kind}
          etaMinutes={shown.etaMinutes ?? null}
          isOffer={shown.isOffer ?? false}
          onDone={close}
        />
      );
    case 'machine':
      return <MachineForm address={address} machine={shown.machine} onSaved={close} />;
    default:
      return null;
  }
}
