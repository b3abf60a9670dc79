/**
 * What the dashboard asks for first. first-visit.ts asks before the other code has arrived, so nothing here may
 * need React.
 */
import type { ConversationState } from '#functions/contract/conversations';
import { askLogin } from '../auth/login';
import { smsHandler } from './client';
import { askSettings } from './settings';

/** Which conversations the list shows first. */
export const firstState: ConversationState = 'open';

function question<Answer>(ask: () => Promise<Answer>) {
  let early: Promise<Answer> | undefined;
  return {
    /** Asks now, for the next call of `answer`. */
    askEarly: () => (early = ask()),
    /** The answer to the early question, once. Else asks now. */
    answer(): Promise<Answer> {
      const answer = early ?? ask();
      early = undefined;
      return answer;
    },
  };
}

export const firstLogin = question(askLogin);
export const firstSettings = question(askSettings);
export const firstConversations = question(() => smsHandler.call('getConversations', { state: firstState }));
