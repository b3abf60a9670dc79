import { onlineManager } from '@tanstack/react-query';
import { addIntroduction } from '#functions/contract/conversations';
import { type Message, hasFailed, isNotConfirmed } from '#functions/contract/messages';
import { createPictureActions } from '../../ui/chosen-pictures';
import { BackendFailure } from '../api/client';
import { uploadFile } from '../api/mutations';
import type { Attempt } from '../drafts/message-drafts';
import { beginAttempt, beginScheduling } from '../drafts/page-attempts';
import { showToast } from '../shared/toast';
import { buildUploadPath, prepareAttachment } from './attachment-file';
import { type MessageDraft, findAttempt, isSendable, isSending } from './message-draft';
import { useDraftContent } from './use-draft-content';
import { type SendingPlan, sendingFailed, useSending } from './use-sending';

/** A new attempt, or the last one once more if it may have been successful. */
function makeAttempt(draft: MessageDraft): { attempt: Attempt; isRepeat: boolean } {
  const last = findAttempt(draft);
  if (last?.state === 'unclear') {
    return { attempt: { ...last, state: 'pending' }, isRepeat: true };
  }
  const attempt: Attempt = {
    key: crypto.randomUUID(),
    body: draft.text.trim(),
    paths: draft.pictures.flatMap(({ content: path }) => path ?? []),
    state: 'pending',
  };
  return { attempt, isRepeat: false };
}

/** The unsent message to a number, and the actions on it. */
export function useMessageDraft(address: string) {
  const content = useDraftContent(address);
  const { draft, readLatest, write, editPictures, editAttempt, setState, clearSent, clear } = content;
  const sending = useSending(address, { clearSent, setState });
  const pictures = createPictureActions(
    editPictures,
    (ready, picture) => uploadFile(buildUploadPath(ready, picture), ready),
    'Not uploaded. Check the connection and retry.',
    prepareAttachment,
  );

  function removePicture(id: string) {
    const path = draft.pictures.find((picture) => picture.id === id)?.content;
    pictures.removePicture(id);
    // Without this picture it is another message.
    if (path && !isSending(draft)) {
      editAttempt((attempt) => (attempt?.paths.includes(path) ? null : attempt));
    }
  }

  /** Sends it from the business number, which is null when none is saved. Success clears the draft. */
  function send(businessNumber: string | null) {
    const current = readLatest();
    if (!isSendable(current)) {
      return;
    }
    if (businessNumber === null) {
      return showToast.error('Please configure a phone number first');
    }
    const { attempt, isRepeat } = makeAttempt(current);
    if (!onlineManager.isOnline()) {
      // Nothing is asked, so an earlier attempt is as unclear as it was.
      editAttempt(() => ({
        ...attempt,
        state: isRepeat ? 'unclear' : 'failed',
        reason: 'You are offline.',
      }));
      return showToast.error(sendingFailed);
    }
    beginAttempt(attempt.key);
    editAttempt(() => attempt);
    sending.send({ ...attempt, isRepeat, from: businessNumber });
  }

  /** Has it sent at that time. Success clears the draft. Throws on failure. */
  async function sendLater(businessNumber: string | null, plan: SendingPlan): Promise<void> {
    if (businessNumber === null) {
      throw new BackendFailure('Save your business number under Settings first.', null);
    }
    if (!onlineManager.isOnline()) {
      throw new BackendFailure('You are offline.', null);
    }
    const current = readLatest();
    if (!isSendable(current)) {
      throw new BackendFailure('This message is being sent, or something in it is not ready.', null);
    }
    const { attempt, isRepeat } = makeAttempt(current);
    beginScheduling(attempt.key);
    editAttempt(() => attempt);
    await sending.schedule({ ...attempt, isRepeat, from: businessNumber }, plan);
  }

  /** Ends the attempt once its message in the conversation says what became of it. */
  function settle(message: Message) {
    if (draft.attempt === null || isNotConfirmed(message)) {
      return;
    }
    if (hasFailed(message) && !message.isRetried) {
      setState(message.id, 'failed');
    } else {
      clearSent(draft.attempt);
    }
  }

  /** Ends the attempt once its text waits to be sent. */
  function settleScheduled() {
    if (draft.attempt !== null && !isSending(draft)) {
      clearSent(draft.attempt);
    }
  }

  /** Puts words at the end of what is written. */
  const append = (body: string) => write(`${readLatest().text.trimEnd()}\n\n${body}`.trimStart());

  /** Clears the draft if it has the same text as a message that is being retried. */
  function drop(body: string) {
    const isSame =
      [draft.text.trim(), addIntroduction(draft.text)].includes(body.trim()) &&
      // With different pictures it is a different message.
      (draft.pictures.length === 0 || findAttempt(draft) !== null);
    if (isSame && !isSending(draft)) {
      clear();
    }
  }

  return {
    ...draft,
    isSending: isSending(draft),
    isSendable: isSendable(draft),
    /** How the last attempt with this content failed. Null when there was none. */
    failure: isSending(draft) ? null : (findAttempt(draft)?.state ?? null),
    failureReason: findAttempt(draft)?.reason ?? null,
    write,
    attach: pictures.attach,
    retryPicture: pictures.retryPicture,
    removePicture,
    append,
    send,
    sendLater,
    settle,
    settleScheduled,
    drop,
    /** Has the same words repeat a text that was sent from elsewhere and may have arrived. */
    keepUnclear: (key: string, body: string) =>
      editAttempt((last) => last ?? { key, body: body.trim(), paths: [], state: 'unclear' }),
  };
}
