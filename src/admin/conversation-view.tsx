import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ConversationSummary } from '../../supabase/functions/_shared/contract';
import type { ChatMessage } from './answers';
import { Composer } from './composer';
import { ContactHeading } from './contact-heading';
import { DoneSwitch } from './done-switch';
import { MessageBubble } from './message-bubble';
import type { MessageDrafts } from './message-drafts';
import { MoreButton } from './more-button';
import { OptOutSwitch } from './opt-out-switch';
import { formatPhone } from './phone-format';
import { conversationQuery } from './queries';
import { QueryPanel } from './query-panel';
import { TextBlockNotice } from './text-block-notice';

type ConversationViewProps = {
  otherNumber: string;
  drafts: MessageDrafts;
  /** Its line in the list, which may be there before the conversation; undefined when it isn't. */
  summary: ConversationSummary | undefined;
};

export function ConversationView({ otherNumber, summary, drafts }: ConversationViewProps) {
  const query = useInfiniteQuery(conversationQuery(otherNumber));
  const { data, error, isPending, isFetching, refetch, isFetchNextPageError: hasFailed } = query;
  const known = data?.conversation ?? summary;
  const { contactName = null, contactEmail = null, textBlock = null } = known ?? {};
  const earlier: EarlierMessages | null = query.hasNextPage
    ? { isLoading: query.isFetchingNextPage, hasFailed, load: () => void query.fetchNextPage() }
    : null;
  return (
    <>
      <div className="flex min-h-17 flex-wrap items-center justify-between gap-2 border-b border-ink px-3 py-1">
        <ContactHeading otherNumber={otherNumber} contactName={contactName} isKnown={known !== undefined} />
        {known ? (
          <div className="flex flex-wrap gap-2">
            <DoneSwitch otherNumber={otherNumber} isDone={known.isDone} />
            {textBlock === null ? <OptOutSwitch otherNumber={otherNumber} isOptedOut={false} /> : null}
          </div>
        ) : null}
      </div>
      <div className="h-[400px]">
        <QueryPanel
          query={{ data, error: hasFailed ? null : error, isPending, isFetching, refetch }}
          subject="The conversation"
        >
          {({ messages }) => (
            <MessageLog
              contact={contactName ?? formatPhone(otherNumber)}
              otherNumber={otherNumber}
              businessNumber={drafts.businessNumber}
              isTextable={textBlock === null}
              messages={messages}
              earlier={earlier}
            />
          )}
        </QueryPanel>
      </div>
      {textBlock === null ? (
        <Composer otherNumber={otherNumber} drafts={drafts} />
      ) : (
        <TextBlockNotice block={textBlock} otherNumber={otherNumber} email={contactEmail}>
          {textBlock === 'opted_out_by_office' ? <OptOutSwitch otherNumber={otherNumber} isOptedOut /> : null}
        </TextBlockNotice>
      )}
    </>
  );
}

/** Messages before those that are shown, which can be had. */
type EarlierMessages = { isLoading: boolean; hasFailed: boolean; load: () => void };

type MessageLogProps = {
  /** Whom it is with, in words for a person. */
  contact: string;
  otherNumber: string;
  businessNumber: string | null;
  isTextable: boolean;
  messages: ChatMessage[];
  earlier: EarlierMessages | null;
};

function MessageLog({ messages, contact, earlier, ...party }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  const oldest = messages.at(0)?.id;
  /** How far the reader was from the end when earlier messages were asked for. */
  const keptFromEnd = useRef<number | null>(null);

  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [newest]);

  useLayoutEffect(() => {
    if (log.current === null || keptFromEnd.current === null) return;
    // What is read stays where it is while earlier messages come in above it.
    log.current.scrollTop = log.current.scrollHeight - keptFromEnd.current;
    keptFromEnd.current = null;
    // The button that had the focus is gone once there is nothing earlier.
    if (document.activeElement === document.body) log.current.focus({ preventScroll: true });
  }, [oldest]);

  return (
    <div
      ref={log}
      role="log"
      aria-label={`Messages with ${contact}`}
      tabIndex={0}
      className="flex h-full flex-col gap-3 overflow-y-auto p-3 -outline-offset-4"
    >
      {earlier === null ? null : (
        <MoreButton
          isLoading={earlier.isLoading}
          hasFailed={earlier.hasFailed}
          onClick={() => {
            if (log.current) keptFromEnd.current = log.current.scrollHeight - log.current.scrollTop;
            earlier.load();
          }}
        >
          Show earlier messages
        </MoreButton>
      )}
      {messages.length === 0 ? <p className="m-auto text-slate">No messages yet</p> : null}
      {messages.map((message) => (
        <MessageBubble key={message.id} message={message} {...party} />
      ))}
    </div>
  );
}
