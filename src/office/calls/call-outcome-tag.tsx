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
    <span className={`rounded border-2 px-2 text-sm font-bold ${looks[outcome]}`}>
      {outcomeLabels[outcome]}
    </span>
  );
}
