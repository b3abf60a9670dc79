import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type Message, type Occasion, hasFailed, isNotConfirmed } from '#functions/contract/messages';
import { reload } from '../api/loading';
import { isOutcomeUnknown, sendMessage } from '../api/mutations';
import { conversationsKey, settingsQuery } from '../api/queries';
import { WebRequestTag } from '../inbox/tag';
import { Button } from '../shared/button';
import { ClockTime } from '../shared/timestamp';
import { MessageFiles, MessagePictures } from './message-media';
import { RequestOutcomeNote } from './request-outcome';
import { useMessageDraft } from './use-message-draft';

/** Labels for Twilio's message statuses. Failures get a longer sentence instead. */
const progress: Readonly<Record<string, string>> = {
  pending: 'Not confirmed yet',
  accepted: 'Queued',
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
};

/** Labels for the reason of an automatic text. */
const occasionWords: Readonly<Record<Occasion, string>> = {
  missed_call: 'after a missed call',
  closed: 'after hours',
  emergency: 'for an emergency word',
};

/** What a screen reader says before the text. */
function prefixOf(message: Message): string {
  if (message.direction === 'inbound') return 'Received: ';
  if (hasFailed(message)) return 'Not delivered: ';
  return isNotConfirmed(message) ? 'Not confirmed: ' : 'Sent: ';
}

/** A label for an unusual message status; null for the usual ones. */
function trouble(message: Message): string | null {
  const { status, errorCode, failure } = message;
  if (status === 'unknown') {
    return 'Not confirmed yet: this text may or may not have been sent. Refresh asks Twilio.';
  }
  if (!hasFailed(message)) return null;
  const because = failure === null ? '' : `: ${failure}`;
  return `Not delivered${because}${errorCode === null ? '' : ` (Twilio error ${errorCode})`}`;
}

type MessageBubbleProps = {
  message: Message;
  otherNumber: string;
  /** The contact's name or formatted number. */
  contact: string;
  /** Whether this person may be texted at all. */
  isTextable: boolean;
  /** True for the message that a search found. */
  isHit: boolean;
};

export function MessageBubble({ contact, isTextable, isHit, ...props }: MessageBubbleProps) {
  const { message } = props;
  const isOurs = message.direction === 'outbound';
  const warning = trouble(message);
  const stage = isOurs && message.status !== null ? progress[message.status] : undefined;
  return (
    <div
      data-message={message.id}
      className={`max-w-[85%] rounded px-3 py-2 ${isHit ? 'outline-3 outline-offset-2 outline-signal' : ''} ${isOurs ? 'on-dark ml-auto bg-night text-white' : 'mr-auto border border-steel bg-paper'}`}
    >
      <span className="sr-only">{prefixOf(message)}</span>
      {message.source === 'web' ? (
        <p className="mb-1">
          <WebRequestTag />
        </p>
      ) : null}
      <MessagePictures message={message} sender={isOurs ? 'the office' : contact} />
      <MessageFiles message={message} />
      {message.body === '' ? null : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {message.body}
        </p>
      )}
      <p className={`text-sm ${isOurs ? 'text-mist' : 'text-steel'}`}>
        <ClockTime at={message.created_at} />
        {stage === undefined ? null : ` · ${stage}`}
        {message.source === 'auto' ? ' · Automatic' : null}
        {message.occasion === null ? null : `, ${occasionWords[message.occasion]}`}
        {message.sentBy === null ? null : <span className="wrap-anywhere">{` · by ${message.sentBy}`}</span>}
      </p>
      {warning === null ? null : <p className="text-sm font-bold text-amber">{warning}</p>}
      {message.request === null ? null : (
        <RequestOutcomeNote messageId={message.id} request={message.request} />
      )}
      {message.isRetried ? <p className="text-sm text-mist">Retried below.</p> : null}
      {isOurs && hasFailed(message) && !message.isRetried && isTextable ? <RetryButton {...props} /> : null}
    </div>
  );
}

/**
 * Sends a failed text again. The server accepts one retry per failed text, so a second click can't send it
 * twice.
 */
function RetryButton({ message, otherNumber }: Pick<MessageBubbleProps, 'message' | 'otherNumber'>) {
  const { drop, keepUnclear } = useMessageDraft(otherNumber);
  const queryClient = useQueryClient();
  const from = useQuery(settingsQuery).data?.businessNumber?.value;
  const retry = useMutation({
    // The bubble keeps the text, so its draft can go.
    onMutate: () => drop(message.body),
    mutationFn: ({ sender, key }: { sender: string; key: string }) =>
      sendMessage({
        from: sender,
        to: otherNumber,
        body: message.body,
        idempotencyKey: key,
        retryOf: message.id,
      }),
    onError: (error, { key }) => {
      // With pictures it is another message than its words alone.
      if (isOutcomeUnknown(error) && message.media.length === 0) keepUnclear(key, message.body);
    },
    // Also after a failure, which may have stored a row.
    onSettled: () => reload(queryClient, conversationsKey),
    meta: { done: 'Message sent', failed: 'Failed to send message' },
  });
  if (from === undefined) return null;
  return (
    <Button
      look="underlined"
      Icon={RotateCcw}
      className="mt-1"
      isBusy={retry.isPending}
      onClick={() => retry.mutate({ sender: from, key: crypto.randomUUID() })}
    >
      {retry.isPending ? 'Sending…' : 'Try again'}
    </Button>
  );
}
