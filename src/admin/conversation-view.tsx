import { useQuery } from '@tanstack/react-query';
import type { ConversationSummary } from '../../supabase/functions/_shared/contract';
import { Composer } from './composer';
import type { MessageDrafts } from './message-drafts';
import { MessageLog } from './message-log';
import { OptOutSwitch } from './opt-out-switch';
import { conversationQuery } from './queries';
import { QueryPanel } from './query-panel';
import { TextBlockNotice } from './text-block-notice';

type ConversationViewProps = {
  otherNumber: string;
  drafts: MessageDrafts;
  /** Its line in the list; undefined when that isn't there. */
  summary: ConversationSummary | undefined;
};

export function ConversationView({ otherNumber, summary, drafts }: ConversationViewProps) {
  const { contactName = null, contactEmail = null, textBlock = null } = summary ?? {};
  const messages = useQuery(conversationQuery(otherNumber));
  return (
    <>
      <div className="flex min-h-17 flex-wrap items-center justify-between gap-2 border-b border-ink px-3 py-1">
        <div className="min-w-0">
          <h2 className="text-xl break-words">{otherNumber}</h2>
          {contactName === null ? null : <p className="break-words text-slate">{contactName}</p>}
        </div>
        {summary && textBlock === null ? <OptOutSwitch otherNumber={otherNumber} isOptedOut={false} /> : null}
      </div>
      <div className="h-[400px]">
        <QueryPanel query={messages} subject="The conversation">
          {(rows) => (
            <MessageLog
              contact={contactName ?? otherNumber}
              unreadCount={summary?.unreadCount ?? 0}
              otherNumber={otherNumber}
              businessNumber={drafts.businessNumber}
              isTextable={textBlock === null}
              messages={rows}
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
