import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../shared/button';
import { JobWindow } from './job-window';
import type { Shown } from './shown';

type NewJobButtonProps = {
  address: string;
  /** Their name or number, for screen readers. */
  who: string;
};

/** Begins a job for somebody, such as a caller. */
export function NewJobButton({ address, who }: NewJobButtonProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <>
      <Button Icon={Wrench} onClick={() => setShown({ what: 'job', job: null, focus: 'title' })}>
        <span>
          New job<span className="sr-only">{` for ${who}`}</span>
        </span>
      </Button>
      <JobWindow address={address} shown={shown} onShow={setShown} />
    </>
  );
}
