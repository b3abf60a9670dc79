/**
 * What the dashboard asks for first. first-visit.ts asks before the other code has arrived, so nothing here may
 * need React.
 */
import type { ConversationState } from '#functions/contract/conversations';
import { smsHandler } from './client';
import { nameAddresses } from './contact-address';
import { type Login, askLogin, isStaff } from './login';
import { isBackendInReach } from './reach';
import { askSettings } from './settings';

/** Which conversations the list shows first. */
export const firstState: ConversationState = 'open';

function createQuestion<Answer>(ask: () => Promise<Answer>) {
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

export const firstLogin = createQuestion(askLogin);
export const firstSettings = createQuestion(askSettings);
export const firstConversations = createQuestion(async () =>
  nameAddresses(await smsHandler.call('getConversations', { state: firstState })),
);

type FirstQuestions = Record<'settings' | 'conversations', () => Promise<unknown>> & {
  login: () => Promise<Login>;
};

/**
 * On a first load, asks one after the other, as specified. Nothing waits for it: the page's queries ask again and show
 * what fails. Offline, they wait for a connection.
 */
export async function askInOrder(ask: FirstQuestions): Promise<void> {
  if (import.meta.env.SSR || 'hydrated' in document.documentElement.dataset) {
    return;
  }
  if (!(await isBackendInReach())) {
    return;
  }
  try {
    const { state } = await ask.login();
    if (!isStaff(state)) {
      return;
    }
    await ask.settings();
    await ask.conversations();
  } catch {
    // The page's own query fails as well.
  }
}
