/** Notes, outcomes of requests and blocking. Plain functions that throw on failure. */
import type { RequestOf } from '../../../supabase/functions/_shared/contract/action';
import type { followUpActions } from '../../../supabase/functions/_shared/contract/follow-up';
import { smsHandler } from './client';

export const setRequestOutcome = (fields: RequestOf<(typeof followUpActions)['setRequestOutcome']>) =>
  smsHandler.call('setRequestOutcome', fields);

/** Repeating it with the same `id` adds no second note. */
export const addNote = (fields: RequestOf<(typeof followUpActions)['addNote']>) =>
  smsHandler.call('addNote', fields);

export const deleteNote = (id: string) => smsHandler.call('deleteNote', { id });

export const setBlocked = (to: string, isBlocked: boolean) =>
  smsHandler.call('setBlocked', { to, isBlocked });
