import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Message,
  type Occasion,
  hasFailed,
  isNotConfirmed,
  notConfirmedYet,
} from '#functions/contract/messages';
import { reload } from '../api/loading';
import { isOutcomeUnknown, sendMessage } from '../api/mutations';
import { conversationsKey, settingsQuery } from '../api/queries';
import { forgetJobTextAttempt } from '../drafts/job-text-drafts';
import { Button } from '../shared/button';
import { ClockTime } from '../shared/timestamp';
import { MessageFiles, MessagePictures } from './message-media';
import { MessageText } from './message-text';
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
const occasionLabels: Readonly<Record<Occasion, string>> = {
  missed_call: 'after a missed call',
  closed: 'after hours',
  emergency: 'for an emergency word',
  reminder: 'before a visit',
};

/** What a screen reader says before the text. */
function choosePrefix(message: Message): string {
  if (message.direction === 'inbound') {
    return 'Received: ';
  }
  if (hasFailed(message)) {
    return 'Not delivered: ';
  }
  return isNotConfirmed(message) ? 'Not confirmed: ' : 'Sent: ';
}

/** What is known of a text that may not have arrived; null for the usual ones. */
function describeTrouble(message: Message): string | null {
  const { status, failure } = message;
  if (status === 'unknown') {
    return `${notConfirmedYet} Refresh asks Twilio.`;
  }
  if (!hasFailed(message)) {
    return null;
  }
  return `Not delivered${failure === null ? '' : `: ${failure}`}`;
}

/** Who sent a text of ours, as the team knows them. */
function nameAuthor({ author, sentBy, source, occasion }: Message): string | null {
  if (source === 'auto') {
    return `Automatic${occasion === null ? '' : `, ${occasionLabels[occasion]}`}`;
  }
  return author ?? sentBy?.replace(/@.*/, '') ?? null;
}

/** Who sent it and how far it has come, such as "Pat · Delivered". Empty for a text of theirs. */
export function describeStage(message: Message): string {
  if (message.direction === 'inbound') {
    return '';
  }
  const stage = message.status === null ? undefined : progress[message.status];
  return [nameAuthor(message), stage].filter((part) => part !== null && part !== undefined).join(' · ');
}

type MessageBubbleProps = {
  message: Message;
  address: string;
  /** The contact's name or formatted number. */
  contact: string;
  /** Whether this person may be texted at all. */
  isTextable: boolean;
  /** True for the message that a search found. */
  isHit: boolean;
  /** Whether the line with author and stage shows, which the last of a run has. */
  hasStage: boolean;
  /** What can be done with it. */
  children?: ReactNode;
};

/** The bubble's edge says what its words under it say, for who skims. */
function chooseEdge(message: Message): string {
  if (hasFailed(message)) {
    return 'border-2 border-stop';
  }
  return isNotConfirmed(message) ? 'border border-dashed border-steel' : 'border border-transparent';
}

export function MessageBubble({
  contact,
  isTextable,
  isHit,
  hasStage,
  children,
  ...props
}: MessageBubbleProps) {
  const { message } = props;
  const isOurs = message.direction === 'outbound';
  const stage = describeStage(message);
  const look = isOurs
    ? `on-dark rounded-br-xs bg-night text-white ${chooseEdge(message)}`
    : 'rounded-bl-xs border border-rule bg-paper';
  return (
    <div data-message={message.id} className={`flex w-full flex-col ${isOurs ? 'items-end' : 'items-start'}`}>
      <div className={`flex w-full items-end gap-2 ${isOurs ? 'flex-row-reverse' : ''}`}>
        <div
          className={`max-w-[min(33rem,100%-4.75rem)] min-w-0 shrink rounded-[0.625rem] px-3 pt-1.5 pb-2 text-base/[1.35] ${look} ${isHit ? 'outline-3 outline-offset-2 outline-signal' : ''}`}
        >
          <span className="sr-only">{choosePrefix(message)}</span>
          {message.source === 'web' ? (
            <p className="flex items-center gap-1.5 text-sm/5 font-bold text-signal-dark">
              <ClipboardList aria-hidden="true" className="size-4 shrink-0" />
              Web request
            </p>
          ) : null}
          <MessagePictures message={message} sender={isOurs ? 'the office' : contact} />
          <MessageFiles message={message} sender={isOurs ? 'the office' : contact} />
          {message.body === '' ? null : <MessageText text={message.body} />}
        </div>
        <ClockTime at={message.created_at} className="shrink-0 pb-1 text-sm/5 whitespace-nowrap text-steel" />
      </div>
      {hasStage && stage !== '' ? (
        <p className="pr-0.5 text-right text-sm/[1.125rem] text-steel">
          <bdi>{stage}</bdi>
        </p>
      ) : null}
      <Trouble {...props} isTextable={isTextable} />
      {message.request === null ? null : (
        <RequestOutcomeNote messageId={message.id} request={message.request} />
      )}
      {children}
    </div>
  );
}

/** Why a text of ours may not have arrived, and what can be done about it. */
function Trouble({
  message,
  address,
  isTextable,
}: Omit<MessageBubbleProps, 'contact' | 'isHit' | 'hasStage' | 'children'>) {
  const warning = describeTrouble(message);
  if (message.direction === 'inbound' || warning === null) {
    return null;
  }
  return (
    <div className="flex max-w-full flex-wrap items-baseline justify-end gap-x-3 pr-0.5 pl-8 text-sm/5 text-steel">
      <p className={`text-right font-bold ${hasFailed(message) ? 'text-stop' : ''}`}>{warning}</p>
      {message.isRetried ? <p>Retried below.</p> : null}
      {hasFailed(message) && !message.isRetried && isTextable ? (
        <NextStep message={message} address={address} />
      ) : null}
      {message.errorCode === null ? null : (
        <details className="text-right">
          <summary className="min-h-8 cursor-pointer content-center underline">Details</summary>
          <p>{`Twilio error ${message.errorCode}`}</p>
        </details>
      )}
    </div>
  );
}

/** What can be done about a failed text. The office writes automatic texts only when their time has come. */
function NextStep(props: Pick<MessageBubbleProps, 'message' | 'address'>) {
  return props.message.source === 'auto' ? (
    <p>Automatic texts aren’t sent again. You can write to them yourself.</p>
  ) : (
    <RetryButton {...props} />
  );
}

/**
 * Sends a failed text again. The server accepts one retry per failed text, so a second click can't send it
 * twice.
 */
function RetryButton({ message, address }: Pick<MessageBubbleProps, 'message' | 'address'>) {
  const { drop, keepUnclear } = useMessageDraft(address);
  const queryClient = useQueryClient();
  const from = useQuery(settingsQuery).data?.businessNumber?.value;
  const retry = useMutation({
    // The bubble keeps the text, so its draft can go. The server knows which job it is about.
    onMutate: () => {
      drop(message.body);
      forgetJobTextAttempt(message.id);
    },
    mutationFn: ({ sender, key }: { sender: string; key: string }) =>
      sendMessage({
        from: sender,
        to: address,
        body: message.body,
        idempotencyKey: key,
        retryOf: message.id,
      }),
    onError: (error, { key }) => {
      // With pictures it is another message than its words alone.
      if (isOutcomeUnknown(error) && message.media.length === 0) {
        keepUnclear(key, message.body);
      }
    },
    // Also after a failure, which may have stored a row.
    onSettled: () => reload(queryClient, conversationsKey),
    meta: { done: 'Message sent', failed: 'Failed to send message' },
  });
  if (from === undefined) {
    return null;
  }
  return (
    <Button
      look="underlined"
      className="min-h-8! font-normal!"
      isBusy={retry.isPending}
      onClick={() => retry.mutate({ sender: from, key: crypto.randomUUID() })}
    >
      {retry.isPending ? 'Sending…' : 'Try again'}
    </Button>
  );
}
