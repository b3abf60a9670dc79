import type { CallFigures, CallLog, CallOutcome, FollowUp } from '#functions/contract/calls';

/** The group that an outcome counts in. `unclear`: we can't tell whether a person answered. */
export type CountedGroup = Exclude<keyof CallFigures['total'], 'received'>;

/** The label of each outcome, the group it counts in, and the look of its tag. */
export const outcomes: Record<CallOutcome, { label: string; group: CountedGroup | null; look: string }> = {
  answered: { label: 'Answered', group: 'answered', look: 'border-go bg-go text-white' },
  brief: { label: 'Too short to tell', group: 'unclear', look: 'border-steel text-slate' },
  voicemail: { label: 'Voicemail', group: 'missed', look: 'border-amber bg-amber text-ink' },
  missed: { label: 'Missed', group: 'missed', look: 'border-stop bg-stop text-white' },
  not_rung: { label: 'No phone rang', group: 'missed', look: 'border-stop text-stop' },
  blocked: { label: 'Blocked', group: null, look: 'border-steel bg-paper text-ink' },
  ongoing: { label: 'In progress', group: 'unclear', look: 'border-steel text-slate' },
};

/** Whether a missed call still asks for somebody: nobody has followed it up, as far as is known. */
export const isMissedYet = (call: Pick<CallLog, 'direction' | 'outcome' | 'followUp'>): boolean =>
  findCallGroup(call) === 'missed' && (call.followUp === null || call.followUp === 'waiting');

/** The label and look of what became of a missed call. */
export const followUps: Record<FollowUp, { label: string; look: string }> = {
  waiting: { label: 'Not called back', look: 'text-stop' },
  called_back: { label: 'Called back', look: 'text-go' },
  answered_later: { label: 'Answered later', look: 'text-go' },
  texted_back: { label: 'Texted back', look: 'text-go' },
  done: { label: 'Done', look: 'text-go' },
};

/** Null for calls that the business makes, because nobody can miss those, and for blocked callers. */
export function findCallGroup(call: Pick<CallLog, 'direction' | 'outcome'>): CountedGroup | null {
  const { direction, outcome } = call;
  if (direction === 'outbound') {
    return null;
  }
  return outcome === null ? 'unclear' : outcomes[outcome].group;
}

/** The label of a group and the fill of its bars. Fills also differ by pattern, not only by color. */
export const groupLooks: { group: CountedGroup; label: string; swatch: string }[] = [
  { group: 'answered', label: 'Answered', swatch: 'bg-go' },
  {
    group: 'missed',
    label: 'Missed',
    swatch: 'bg-white bg-hatched text-stop outline-1 -outline-offset-1 outline-stop',
  },
  { group: 'unclear', label: 'Unclear', swatch: 'bg-line outline-1 -outline-offset-1 outline-steel' },
];
