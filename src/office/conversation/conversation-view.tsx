import { ArrowLeft, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { usePages } from '../api/loading';
import type { ConversationSummary } from '../../../supabase/functions/_shared/contract/conversations';
import { Composer } from './composer';
import { BlockButton, ContactAction, OptOutButton } from './contact-action';
import { ContactHeading, NameButton } from './contact-heading';
import { MessageLog } from './message-log';
import { NotedPermission } from './noted-permission';
import { isE164 } from '../../../supabase/functions/_shared/phone';
import { BusinessCallButton, DeviceCallLink } from '../calls/call-buttons';
import { formatPhone } from '../shared/phone-format';
import { conversationQuery, settingsQuery } from '../api/queries';
import { QueryPanel } from '../shared/query-panel';
import { LiveTrouble } from '../inbox/live-status';
import { useIsMobile } from '../../ui/use-is-mobile';
import { NoteForm } from './team-note';
import { TextBlockNotice } from './text-block-notice';

type ConversationViewProps = {
  /** Only admins may block. */
  isAdmin: boolean;
  otherNumber: string;
  /** The conversation's row in the list, if loaded. It may load before the conversation itself. */
  summary: ConversationSummary | undefined;
  /** The message to scroll to; null for the newest. */
  hitId: string | null;
  /** On a phone, returns to the list. */
  onBack: () => void;
};

export function ConversationView(props: ConversationViewProps) {
  const { isAdmin, otherNumber, summary, hitId, onBack } = props;
  const query = useInfiniteQuery(conversationQuery(otherNumber));
  const { panel, more } = usePages(query, conversationQuery(otherNumber).queryKey);
  const settings = useQuery(settingsQuery());
  const known = query.data?.conversation ?? summary;
  // On a phone the list, which says so too, is hidden.
  const isMobile = useIsMobile();
  return (
    <>
      <ConversationHead isAdmin={isAdmin} otherNumber={otherNumber} known={known} onBack={onBack} />
      {isMobile ? <LiveTrouble /> : null}
      {/* An error about a reload takes space from the log; both stay reachable by scrolling. */}
      <div className="flex h-[400px] max-h-[max(9rem,100dvh-15rem)] flex-col overflow-y-auto *:[[role=status],[role=group]]:mx-3 compact:h-auto compact:max-h-none compact:min-h-16 compact:flex-1">
        <QueryPanel query={panel} subject="The conversation">
          {({ messages, calls, notes }) => (
            <MessageLog
              contact={known?.contactName ?? formatPhone(otherNumber)}
              unreadCount={known?.unreadCount ?? 0}
              otherNumber={otherNumber}
              isTextable={!known?.textBlock}
              messages={messages}
              calls={calls}
              notes={notes}
              earlier={more}
              hitId={hitId}
            />
          )}
        </QueryPanel>
      </div>
      {known ? <NoteForm otherNumber={otherNumber} /> : null}
      {known?.textBlock ? (
        <TextBlockNotice block={known.textBlock} {...known} />
      ) : (
        <QueryPanel query={settings} subject="The business number">
          {({ businessNumber }) => (
            <>
              {businessNumber && known?.businessNumber && known.businessNumber !== businessNumber.value ? (
                <p className="border-t border-ink px-3 py-1 text-sm">
                  They texted {formatPhone(known.businessNumber)}. Replies are sent from that number.
                </p>
              ) : null}
              {known?.permission && query.data ? (
                <NotedPermission permission={known.permission} messages={query.data.messages} />
              ) : null}
              <Composer otherNumber={otherNumber} businessNumber={businessNumber?.value ?? null} />
            </>
          )}
        </QueryPanel>
      )}
    </>
  );
}

type ConversationHeadProps = Pick<ConversationViewProps, 'isAdmin' | 'otherNumber' | 'onBack'> & {
  known: ConversationSummary | undefined;
};

/** The contact and the actions on it. On narrower screens all but Call fold behind the last button. */
function ConversationHead({ isAdmin, otherNumber, known, onBack }: ConversationHeadProps) {
  const [isOpen, setOpen] = useState(false);
  const square = 'flex size-11 shrink-0 cursor-pointer items-center justify-center';
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-x-2 gap-y-1 border-b border-ink px-1 py-1 md:px-3">
      <button
        type="button"
        className={`${square} md:hidden`}
        aria-label="Back to conversations"
        onClick={onBack}
      >
        <ArrowLeft aria-hidden="true" className="size-6" />
      </button>
      <ContactHeading otherNumber={otherNumber} contactName={known?.contactName ?? null} />
      {known ? (
        <>
          {known.textBlock === null && isE164(otherNumber) ? (
            <BusinessCallButton number={otherNumber} name={known.contactName} />
          ) : null}
          <button
            type="button"
            className={`${square} lg:hidden`}
            aria-label="More actions"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Ellipsis aria-hidden="true" className="size-6" />
          </button>
          <ContactActions known={known} isAdmin={isAdmin} isFolded={!isOpen} />
        </>
      ) : null}
    </div>
  );
}

type ContactActionsProps = { known: ConversationSummary; isAdmin: boolean; isFolded: boolean };

/** All actions on the contact except texting. */
function ContactActions({ known, isAdmin, isFolded }: ContactActionsProps) {
  const { otherNumber, contactName, isDone, textBlock } = known;
  return (
    <div className={`flex flex-wrap gap-2 max-lg:basis-full ${isFolded ? 'max-lg:hidden' : ''}`}>
      <ContactAction otherNumber={otherNumber} action={isDone ? 'reopen' : 'done'} />
      {textBlock === null ? (
        <>
          {isE164(otherNumber) ? <DeviceCallLink number={otherNumber} /> : null}
          <OptOutButton otherNumber={otherNumber} />
        </>
      ) : null}
      {isAdmin && textBlock === 'blocked' ? (
        <ContactAction otherNumber={otherNumber} action="unblock" />
      ) : null}
      {isAdmin && textBlock !== 'blocked' ? <BlockButton otherNumber={otherNumber} /> : null}
      <NameButton otherNumber={otherNumber} contactName={contactName} />
    </div>
  );
}
