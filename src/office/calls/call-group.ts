import type { CallCounts, CallLog, CallOutcome } from '../../../supabase/functions/_shared/contract/calls';

/** The group that an outcome counts in. `unclear`: we can't tell whether a person answered. */
export type CountedGroup = Exclude<keyof CallCounts, 'received'>;

const groups: Record<CallOutcome, CountedGroup | null> = {
  answered: 'answered',
  missed: 'missed',
  not_rung: 'missed',
  voicemail: 'missed',
  brief: 'unclear',
  ongoing: 'unclear',
  blocked: null,
};

/** Null for calls that the business makes, because nobody can miss those, and for blocked callers. */
export function callGroup({
  direction,
  outcome,
}: Pick<CallLog, 'direction' | 'outcome'>): CountedGroup | null {
  if (direction === 'outbound') return null;
  return outcome === null ? 'unclear' : groups[outcome];
}

/** The words for a group and the fill of its bars. Fills differ by pattern too, not only by color. */
export const groupLooks: { group: CountedGroup; label: string; swatch: string }[] = [
  { group: 'answered', label: 'Answered', swatch: 'bg-go' },
  {
    group: 'missed',
    label: 'Missed',
    swatch: 'bg-white bg-hatched text-stop outline-1 -outline-offset-1 outline-stop',
  },
  { group: 'unclear', label: 'Unclear', swatch: 'bg-line outline-1 -outline-offset-1 outline-steel' },
];
