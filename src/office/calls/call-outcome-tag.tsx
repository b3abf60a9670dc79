import type { CallOutcome } from '../../../supabase/functions/_shared/contract/calls';
import { outcomes } from './call-group';

/** The outcome of a call in one word. */
export function CallOutcomeTag({ outcome }: { outcome: CallOutcome }) {
  const { label, look } = outcomes[outcome];
  return (
    <span className={`shrink-0 rounded border-2 px-1 text-sm/5 font-bold max-md:text-xs/4 ${look}`}>
      {label}
    </span>
  );
}
