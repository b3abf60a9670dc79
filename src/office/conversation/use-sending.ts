import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Message } from '#functions/contract/messages';
import { describeFailure } from '../api/client';
import { reload } from '../api/loading';
import { isOutcomeUnknown, sendMessage } from '../api/mutations';
import { conversationQuery, conversationsKey } from '../api/queries';
import type { Attempt } from '../drafts/message-drafts';
import { endAttempt } from '../drafts/page-attempts';

/** The toast after a failure without a reason. */
export const sendingFailed = 'Failed to send message';

type Sent = Attempt & {
  /** The business number. */
  from: string;
  /** Whether an attempt under the same key may have been successful. */
  isRepeat: boolean;
};

type Outcome = {
  clearSent: (attempt: Attempt) => void;
  setState: (key: string, state: Attempt['state'], reason?: string) => void;
};

/** When a text is to go out. */
export type SendingPlan = {
  /** ISO 8601. */
  sendAt: string;
  /** Whether it is dropped when the customer writes or calls first. */
  unlessAnswered: boolean;
};

const buildRequest = (to: string, { from, key, body, paths }: Sent) => ({
  from,
  to,
  body,
  idempotencyKey: key,
  ...(paths.length > 0 && { media: paths.map((path) => ({ path })) }),
});

/** Sends attempts to a number. Success clears the draft, and a failure sets the state of the attempt. */
export function useSending(address: string, { clearSent, setState }: Outcome) {
  const queryClient = useQueryClient();

  async function noteFailure(error: unknown, { key, isRepeat }: Sent) {
    // What refuses a repeat, such as an expired login, says nothing about the first request.
    const state = isRepeat || isOutcomeUnknown(error) ? 'unclear' : 'failed';
    setState(key, state, describeFailure(error, '') || undefined);
    if (state === 'unclear') {
      // The server has stored a row for it, so the conversation shows its status.
      await reload(queryClient, conversationsKey);
    }
  }

  /** Adds it to the loaded conversation, so that it is on the screen until the reload. */
  function showSent(message: Message) {
    queryClient.setQueryData(conversationQuery(address).queryKey, (loaded) => {
      const [newest, ...earlier] = loaded?.pages ?? [];
      if (!loaded || !newest || newest.messages.some(({ id }) => id === message.id)) {
        return loaded;
      }
      return { ...loaded, pages: [{ ...newest, messages: [...newest.messages, message] }, ...earlier] };
    });
  }

  const sending = useMutation({
    mutationFn: (attempt: Sent) => sendMessage(buildRequest(address, attempt)),
    onSuccess: (message, attempt) => {
      showSent(message);
      clearSent(attempt);
    },
    onError: noteFailure,
    onSettled: (_nothing, _error, { key }) => endAttempt(key),
    meta: { done: 'Message sent', failed: sendingFailed, reloads: [conversationsKey] },
  });

  /** Has it sent at that time. Throws on failure, which the dialog shows. */
  async function schedule(attempt: Sent, plan: SendingPlan): Promise<void> {
    try {
      await sendMessage({ ...buildRequest(address, attempt), ...plan });
      clearSent(attempt);
    } catch (error) {
      void noteFailure(error, attempt);
      throw error;
    } finally {
      endAttempt(attempt.key);
    }
  }

  return { send: (attempt: Sent) => sending.mutate(attempt), schedule };
}
