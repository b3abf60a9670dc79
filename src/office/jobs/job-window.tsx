import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { createLazyPart } from '../panels/lazy-part';
import { describeMachine } from './describe-job';
import { jobTextLabels } from './job-texts';
import { jobTextKey, saveKey } from './mutation-keys';
import type { Shown } from './shown';

const JobDialog = createLazyPart('job dialogs', () => import('./job-dialogs'), 'The form');

type JobWindowProps = {
  /** The address of the customer. */
  address: string;
  /** Null while the window is closed. */
  shown: Shown | null;
  onShow: (next: Shown | null) => void;
};

function nameWindow(shown: Shown): { title: string; description: string } {
  switch (shown.what) {
    case 'job':
      return {
        title: shown.job?.title ?? 'New job',
        description: 'Only your team sees this. Nothing is sent by saving it.',
      };
    case 'text':
      return {
        title: shown.isOffer ? 'Tell the customer?' : jobTextLabels[shown.kind],
        description: shown.isOffer
          ? 'The visit is saved. This is the text about it.'
          : `About “${shown.job.title}”`,
      };
    default:
      return {
        title: shown.machine === null ? 'New machine' : describeMachine(shown.machine),
        description: 'Only your team sees this.',
      };
  }
}

/** The window of a job, of a text about one, or of a machine. */
export function JobWindow({ address, shown, onShow }: JobWindowProps) {
  // It can't be closed while it saves or sends, so that a failure is seen.
  const isBusy = useIsMutating({ mutationKey: saveKey }) + useIsMutating({ mutationKey: jobTextKey }) > 0;
  // While it closes, it keeps what it showed.
  const [last, setLast] = useState(shown);
  if (shown !== null && shown !== last) {
    setLast(shown);
  }
  const named = shown ?? last;
  if (named === null) {
    return null;
  }
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => {
        if (!open && !isBusy) {
          onShow(null);
        }
      }}
      {...nameWindow(named)}
    >
      <JobDialog address={address} shown={shown} onShow={onShow} />
    </Dialog>
  );
}
