import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../shared/button';
import { JobWindow } from './job-window';
import type { Shown } from './shown';

type NewJobButtonProps = {
  address: string;
  /** Their name or number, for screen readers. */
  who: string;
  /** Whether it stands in a line of words. */
  isInLine?: boolean;
};

const inLine = { look: 'underlined', className: 'min-h-9! max-md:min-h-11!' } as const;

/** Begins a job for somebody, such as a caller. */
export function NewJobButton({ address, who, isInLine = false }: NewJobButtonProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <>
      <Button
        {...(isInLine ? inLine : { Icon: Wrench })}
        onClick={() => setShown({ what: 'job', job: null, focus: 'title' })}
      >
        <span>
          New job<span className="sr-only">{` for ${who}`}</span>
        </span>
      </Button>
      <JobWindow address={address} shown={shown} onShow={setShown} />
    </>
  );
}
