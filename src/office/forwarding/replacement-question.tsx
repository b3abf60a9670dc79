import { useId } from 'react';
import * as v from 'valibot';
import { replacedSetUp } from '../../../supabase/functions/_shared/contract/call-handling';
import type { NumberChange } from '../../../supabase/functions/_shared/contract/numbers';
import { BackendFailure } from '../api/client';
import { Changes } from '../settings/connect-number';

/** The foreign setting that forwarding would replace; null after success or another failure. */
export function replacedBy(error: Error | null): NumberChange[] | null {
  if (!(error instanceof BackendFailure)) return null;
  const parsed = v.safeParse(replacedSetUp, error.body);
  return parsed.success ? parsed.output.changes : null;
}

type ReplacementQuestionProps = {
  changes: NumberChange[];
  onAgree: () => void;
  onLeave: () => void;
};

/** Asks before forwarding replaces a call setting that somebody else made. */
export function ReplacementQuestion({ changes, onAgree, onLeave }: ReplacementQuestionProps) {
  const id = useId();
  return (
    <section role="alert" aria-labelledby={id} className="border border-l-4 border-stop bg-white p-4">
      <h3 id={id} className="text-lg text-stop">
        Somebody has set another place for this number’s calls
      </h3>
      <p className="mt-1">
        Nothing was changed. If you go on, calls stop going there and ring at your number instead.
      </p>
      <Changes changes={changes} />
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={onAgree}>
          Replace it and forward calls
        </button>
        <button type="button" className="button button-outline" onClick={onLeave}>
          Leave it as it is
        </button>
      </div>
    </section>
  );
}
