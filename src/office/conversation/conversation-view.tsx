import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConversationSummary } from '../../../supabase/functions/_shared/contract/conversations';
import { BlockSwitch } from './block-switch';
import { Composer } from './composer';
import { ContactHeading } from './contact-heading';
import { loadPage } from '../inbox/conversation-loading';
import { NewMessage } from '../inbox/new-message';
import { DoneSwitch } from './done-switch';
import type { MessageDrafts } from './message-drafts';
import { type EarlierMessages, MessageLog } from './message-log';
import { NotedPermission } from './noted-permission';
import { OptOutSwitch } from './opt-out-switch';
import { CallButton } from '../shared/call-button';
import { CallLink } from '../shared/call-link';
import { formatPhone } from '../shared/phone-format';
import { conversationQuery, settingsQuery } from '../api/queries';
import { QueryPanel } from '../shared/query-panel';
import { NoteForm } from './team-note';
import { TextBlockNotice } from './text-block-notice';

type ConversationViewProps = {
  /** Only admins may block. */
  isAdmin: boolean;
  otherNumber: string;
  drafts: MessageDrafts;
  /** Its line in the list, which may be there before the conversation; undefined when it isn't. */
  summary: ConversationSummary | undefined;
  /** The message to scroll to; null for the newest. */
  hitId: string | null;
};

export function ConversationView({ isAdmin, otherNumber, summary, drafts, hitId }: ConversationViewProps) {
  const queryClient = useQueryClient();
  const { queryKey } = conversationQuery(otherNumber);
  const query = useInfiniteQuery(conversationQuery(otherNumber));
  const settings = useQuery(settingsQuery());
  const { data, error, isPending, isPaused, isFetching, refetch, isFetchNextPageError: hasFailed } = query;
  const known = data?.conversation ?? summary;
  const { contactName = null, contactEmail = null, textBlock = null } = known ?? {};
  const earlier: EarlierMessages | null = query.hasNextPage
    ? {
        isLoading: query.isFetchingNextPage,
        hasFailed,
        load: () => void loadPage(queryClient, queryKey, query.fetchNextPage),
      }
    : null;
  return (
    <>
      <div className="flex min-h-17 flex-wrap items-center justify-between gap-2 border-b border-ink px-3 py-1">
        <ContactHeading otherNumber={otherNumber} contactName={contactName} isKnown={known !== undefined} />
        {known ? <ContactActions known={known} isAdmin={isAdmin} /> : null}
      </div>
      {/* What says that a reload failed takes its place from the log, and both can be scrolled to. */}
      <div className="flex h-[400px] flex-col overflow-y-auto">
        <QueryPanel
          query={{ data, error: hasFailed ? null : error, isPending, isPaused, isFetching, refetch }}
          subject="The conversation"
        >
          {({ messages, notes }) => (
            <MessageLog
              contact={contactName ?? formatPhone(otherNumber)}
              unreadCount={known?.unreadCount ?? 0}
              otherNumber={otherNumber}
              businessNumber={settings.data?.businessNumber?.value ?? null}
              isTextable={textBlock === null && settings.data !== undefined}
              onRetry={(body) => drafts.drop(otherNumber, body)}
              messages={messages}
              notes={notes}
              earlier={earlier}
              hitId={hitId}
            />
          )}
        </QueryPanel>
      </div>
      {known ? <NoteForm otherNumber={otherNumber} drafts={drafts} /> : null}
      {textBlock === null ? (
        <QueryPanel query={settings} subject="The business number">
          {({ businessNumber }) => (
            <>
              {known?.businessNumber && known.businessNumber !== businessNumber?.value ? (
                <p className="border-t border-ink px-3 pt-2 text-sm">
                  They wrote to {formatPhone(known.businessNumber)}. Replies leave from that number.
                </p>
              ) : null}
              {known?.permission && data ? (
                <NotedPermission permission={known.permission} messages={data.messages} />
              ) : null}
              <Composer
                otherNumber={otherNumber}
                businessNumber={businessNumber?.value ?? null}
                drafts={drafts}
              />
            </>
          )}
        </QueryPanel>
      ) : (
        <TextBlockNotice block={textBlock} otherNumber={otherNumber} name={contactName} email={contactEmail}>
          {textBlock === 'no_consent' ? (
            <NewMessage label="They agreed to texts" number={otherNumber} onOpened={() => undefined} />
          ) : null}
          {textBlock === 'opted_out_by_office' ? <OptOutSwitch otherNumber={otherNumber} isOptedOut /> : null}
        </TextBlockNotice>
      )}
    </>
  );
}

/** Actions on the contact, apart from texting. */
function ContactActions({ known, isAdmin }: { known: ConversationSummary; isAdmin: boolean }) {
  const { otherNumber, contactName, isDone, textBlock } = known;
  return (
    <div className="flex flex-wrap gap-2">
      <DoneSwitch otherNumber={otherNumber} isDone={isDone} />
      {textBlock === null ? (
        <>
          <CallButton number={otherNumber} name={contactName} />
          <CallLink number={otherNumber} />
          <OptOutSwitch otherNumber={otherNumber} isOptedOut={false} />
        </>
      ) : null}
      {isAdmin ? <BlockSwitch otherNumber={otherNumber} isBlocked={textBlock === 'blocked'} /> : null}
    </div>
  );
}
