/** The content of the windows about jobs, which loads when the first of them opens. */
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

export default function JobDialog({ address, shown, onShow }: JobDialogProps) {
  const close = () => onShow(null);
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
          job={shown.job}
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
