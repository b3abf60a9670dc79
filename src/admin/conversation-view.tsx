import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { type ConversationSummary, maxMessageLength } from '../../supabase/functions/_shared/contract';
import type { ChatMessage } from './answers';
import { type MessageDrafts, isSendable } from './message-drafts';
import { conversationQuery } from './queries';
import { QueryPanel } from './query-panel';
import { SubmitButton } from './submit-button';
import { TextBlockNotice } from './text-block-notice';
import { Timestamp } from './timestamp';
import { WebRequestTag } from './web-request-tag';

type ComposerProps = { otherNumber: string; drafts: MessageDrafts };

type ConversationViewProps = ComposerProps & {
  /** Its line in the list; undefined when that isn't there. */
  summary: ConversationSummary | undefined;
};

export function ConversationView({ otherNumber, summary, drafts }: ConversationViewProps) {
  const { contactName = null, contactEmail = null, textBlock = null } = summary ?? {};
  const messages = useQuery(conversationQuery(otherNumber));
  return (
    <>
      <div className="flex min-h-17 flex-col justify-center border-b border-ink px-3 py-1">
        <h2 className="text-xl break-words">{otherNumber}</h2>
        {contactName === null ? null : <p className="break-words text-slate">{contactName}</p>}
      </div>
      <div className="h-[400px]">
        <QueryPanel query={messages} subject="The conversation">
          {(rows) => <MessageLog otherNumber={otherNumber} messages={rows} />}
        </QueryPanel>
      </div>
      {textBlock === null ? (
        <Composer otherNumber={otherNumber} drafts={drafts} />
      ) : (
        <TextBlockNotice block={textBlock} otherNumber={otherNumber} email={contactEmail} />
      )}
    </>
  );
}

function MessageLog({ otherNumber, messages }: { otherNumber: string; messages: ChatMessage[] }) {
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;

  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [newest]);

  return (
    <div
      ref={log}
      role="log"
      aria-label={`Messages with ${otherNumber}`}
      tabIndex={0}
      className="flex h-full flex-col gap-3 overflow-y-auto p-3 -outline-offset-4"
    >
      {messages.length === 0 ? <p className="m-auto text-slate">No messages yet</p> : null}
      {messages.map((message) => (
        <Bubble key={message.id} message={message} />
      ))}
    </div>
  );
}

/** What the office should know of a message's fate; null for the usual ones. */
function trouble({ status, errorCode }: ChatMessage): string | null {
  const because = errorCode === null ? '' : ` (Twilio error ${errorCode})`;
  if (status === 'failed' || status === 'undelivered') return `Not delivered${because}`;
  if (status === 'unknown') return 'It is not known whether this text went out';
  return null;
}

function Bubble({ message }: { message: ChatMessage }) {
  const isOurs = message.direction === 'outbound';
  const warning = trouble(message);
  return (
    <div
      className={`max-w-[85%] rounded px-3 py-2 ${isOurs ? 'on-dark ml-auto bg-night text-white' : 'mr-auto border border-steel bg-paper'}`}
    >
      <span className="sr-only">{isOurs ? 'Sent: ' : 'Received: '}</span>
      {message.isWebRequest ? (
        <p className="mb-1">
          <WebRequestTag />
        </p>
      ) : null}
      <p className="break-words whitespace-pre-wrap">{message.body}</p>
      <p className={`text-sm ${isOurs ? 'text-mist' : 'text-steel'}`}>
        <Timestamp at={message.created_at} />
        {message.status === 'delivered' ? ' · Delivered' : null}
      </p>
      {warning === null ? null : <p className="text-sm font-bold text-amber">{warning}</p>}
    </div>
  );
}

/** From here on the room that is left is told. */
const countFrom = maxMessageLength - 200;

function Composer({ otherNumber, drafts }: ComposerProps) {
  const id = useId();
  const draft = drafts.draftTo(otherNumber);
  const room = maxMessageLength - draft.text.length;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void drafts.send(otherNumber);
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return;
    // This Enter chooses a word of an input method. Safari tells by the key code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    void drafts.send(otherNumber);
  }

  return (
    <form onSubmit={submit} className="border-t border-ink p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          Message
        </label>
        <p id={`${id}-keys`} className="text-sm text-steel">
          Enter sends, Shift+Enter starts a new line.
          {draft.text.length > countFrom ? (
            <span className={room < 0 ? 'font-bold text-stop' : ''}>
              {room < 0 ? ` ${-room} characters too many.` : ` Room for ${room} more.`}
            </span>
          ) : null}
        </p>
      </div>
      <div className="mt-1 flex items-end gap-3">
        <textarea
          id={id}
          rows={2}
          aria-describedby={`${id}-keys`}
          className="block min-w-0 grow rounded border-2 border-steel bg-white px-3 py-2"
          value={draft.text}
          readOnly={draft.isSending}
          onChange={(event) => drafts.write(otherNumber, event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <SubmitButton disabled={!isSendable(draft)}>
          <Send aria-hidden="true" className="size-5" />
          {draft.isSending ? 'Sending…' : 'Send'}
        </SubmitButton>
      </div>
      {draft.hasFailed && !draft.isSending ? (
        <p className="mt-2 text-sm font-semibold text-stop">
          {draft.attemptKey === null
            ? 'This text was not sent. It stays here until you send or change it.'
            : 'It is not known whether this text went out. Sending it again cannot deliver it twice.'}
        </p>
      ) : null}
    </form>
  );
}
