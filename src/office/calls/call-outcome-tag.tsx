import type { CallOutcome } from '../../../supabase/functions/_shared/contract/calls';

export const outcomeLabels: Record<CallOutcome, string> = {
  answered: 'Answered',
  brief: 'Too short to tell',
  voicemail: 'Voicemail',
  missed: 'Missed',
  not_rung: 'No phone rang',
  blocked: 'Blocked',
  ongoing: 'In progress',
};

const looks: Record<CallOutcome, string> = {
  answered: 'border-go bg-go text-white',
  brief: 'border-steel text-slate',
  voicemail: 'border-amber bg-amber text-ink',
  missed: 'border-stop bg-stop text-white',
  not_rung: 'border-stop text-stop',
  blocked: 'border-steel bg-paper text-ink',
  ongoing: 'border-steel text-slate',
};

/** The outcome of a call in one word. */
export function CallOutcomeTag({ outcome }: { outcome: CallOutcome }) {
  return (
    <span className={`shrink-0 rounded border-2 px-1 text-sm/5 font-bold max-md:text-xs/4 ${looks[outcome]}`}>
      {outcomeLabels[outcome]}
    </span>
  );
}
