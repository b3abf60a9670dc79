import type { CallCounts, CallLog, CallOutcome } from '../../../supabase/functions/_shared/contract/calls';

/** Where an outcome counts. `unclear`: nobody can say whether a person answered. */
export type CountedGroup = Exclude<keyof CallCounts, 'received'>;

const groups: Record<CallOutcome, CountedGroup> = {
  answered: 'answered',
  missed: 'missed',
  not_rung: 'missed',
  voicemail: 'missed',
  brief: 'unclear',
  ongoing: 'unclear',
};

/** Null for calls that the business makes: nobody there can miss them. */
export function callGroup({ direction, outcome }: CallLog): CountedGroup | null {
  if (direction === 'outbound') return null;
  return outcome === null ? 'unclear' : groups[outcome];
}
