import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ConversationSummary, introduction } from '#functions/contract/conversations';
import { type Message, hasFailed } from '#functions/contract/messages';
import { Composer } from './composer';
import { ContactActions } from './contact-actions';
import { MessageLog } from './message-log';
import { isE164 } from '#functions/phone';
import { BusinessCallButton } from '../calls/call-buttons';
import { formatPhone } from '../shared/phone-format';
import { conversationQuery, settingsQuery } from '../api/queries';
import { Button } from '../shared/button';
import { PhoneNumber } from '../shared/phone-number';
import { QueryPanel } from '../shared/query-panel';
import { BackButton } from '../inbox/back-button';
import { permissionWords } from '../inbox/new-message';
import { Timestamp } from '../shared/timestamp';
import { LiveTrouble } from '../inbox/live-inbox';
import { useIsMobile } from '../../ui/use-is-mobile';
import { TextBlockNotice } from './text-block-notice';

type ConversationViewProps = {
  otherNumber: string;
  /** The conversation's row in the list, if loaded. It may load before the conversation itself. */
  summary: ConversationSummary | undefined;
  /** The message to scroll to; null for the newest. */
  hitId: string | null;
};

export default function ConversationView({ otherNumber, summary, hitId }: ConversationViewProps) {
  const query = useInfiniteQuery(conversationQuery(otherNumber));
  const settings = useQuery(settingsQuery);
  const known = query.data?.conversation ?? summary;
  // Somebody without a conversation has agreed to nothing.
  const textBlock = known ? known.textBlock : query.data && 'no_consent';
  const isLoading = query.isPending && !summary;
  // On a phone the list, which says so too, is hidden.
  const isMobile = useIsMobile();
  const middle = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A low window must show the message box, whose place is known once everything above it has loaded.
    const end = query.isPending || isMobile ? null : middle.current?.parentElement?.lastElementChild;
    end?.scrollIntoView({ block: 'nearest' });
  }, [query.isPending, isMobile]);

  return (
    <>
      <ConversationHead otherNumber={otherNumber} known={known} />
      {isMobile ? <LiveTrouble /> : null}
      {/* An error about a reload takes space from the log; both stay reachable by scrolling. */}
      <div
        ref={middle}
        className="flex h-[400px] max-h-[max(9rem,100dvh-15rem)] flex-col overflow-y-auto *:[[role=status],[role=group]]:mx-3 compact:h-auto compact:max-h-none compact:min-h-16 compact:flex-1"
      >
        <QueryPanel query={query} subject="The conversation">
          {(thread) => (
            <MessageLog
              {...thread}
              contact={known?.contactName ?? formatPhone(otherNumber)}
              unreadCount={known?.unreadCount ?? 0}
              otherNumber={otherNumber}
              isTextable={!known?.textBlock}
              earlier={query}
              hitId={hitId}
            />
          )}
        </QueryPanel>
      </div>
      {textBlock ? (
        <TextBlockNotice
          otherNumber={otherNumber}
          contactName={null}
          contactEmail={null}
          {...known}
          block={textBlock}
        />
      ) : null}
      {/* Whether they may be texted is known first. */}
      {textBlock || isLoading ? null : (
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
              <Composer
                otherNumber={otherNumber}
                businessNumber={businessNumber?.value ?? null}
                messages={query.data?.messages ?? []}
              />
            </>
          )}
        </QueryPanel>
      )}
    </>
  );
}

/** Quote requests aren't texts, and a failed text reached nobody. */
const isText = (message: Message) => message.source !== 'web' && !hasFailed(message);

type NotedPermissionProps = {
  permission: NonNullable<ConversationSummary['permission']>;
  messages: readonly Message[];
};

/** Shows the permission that an admin noted, and the introduction that the first text adds. */
function NotedPermission({ permission, messages }: NotedPermissionProps) {
  return (
    <div className="border-t border-ink px-3 py-2 text-sm text-slate">
      <p className="wrap-anywhere">
        Agreed to texts {permissionWords[permission.how].toLowerCase()}, noted{' '}
        <Timestamp at={permission.notedAt} />: “<bdi>{permission.note}</bdi>”
      </p>
      {messages.some(isText) ? null : <p>The first text gets “{introduction}” at its end.</p>}
    </div>
  );
}

type ConversationHeadProps = { otherNumber: string; known: ConversationSummary | undefined };

/** The contact and the actions on it. On narrower screens all but Call fold behind the last button. */
function ConversationHead({ otherNumber, known }: ConversationHeadProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-x-2 gap-y-1 border-b border-ink px-1 py-1 md:px-3">
      <BackButton />
      <h2 className="min-w-0 flex-1 basis-32 text-lg wrap-anywhere md:basis-48 md:text-xl">
        {known?.contactName ? <bdi>{known.contactName}</bdi> : null}
        <PhoneNumber
          number={otherNumber}
          className={known?.contactName ? 'block! w-fit font-sans text-sm font-normal text-slate' : ''}
        />
      </h2>
      {known ? (
        <>
          {known.textBlock === null && isE164(otherNumber) ? (
            <BusinessCallButton number={otherNumber} name={known.contactName} />
          ) : null}
          <Button
            look="square"
            Icon={Ellipsis}
            className="lg:hidden"
            aria-label="More actions"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <ContactActions known={known} isFolded={!isOpen} />
        </>
      ) : null}
    </div>
  );
}
