import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { introduction } from '#functions/contract/conversations';
import { type Message, hasFailed, isNotConfirmed } from '#functions/contract/messages';
import { type Permission, permissionHows } from '#functions/contract/permission';
import type { ScheduledText } from '#functions/contract/plans';
import { useIsMobile, useIsWide } from '../../ui/use-is-mobile';
import type { Conversation } from '../api/contact-address';
import { conversationQuery, settingsQuery } from '../api/queries';
import { describePermission } from '../contacts/permission-labels';
import { CustomerColumn } from '../customer/customer-column';
import { LiveTrouble } from '../live/live-inbox';
import { QueryPanel } from '../panels/query-panel';
import { formatPhone } from '../shared/phone-format';
import { Composer } from './composer';
import { ComposerPlace } from './composer-place';
import { ConversationBar } from './conversation-bar';
import { MessageLog } from './message-log';
import { OptOutNotice } from './opt-out-notice';
import { TextBlockNotice } from './text-block-notice';

type ConversationViewProps = {
  address: string;
  /** The conversation's row in the list, if loaded. It may load before the conversation itself. */
  summary: Conversation | undefined;
  /** The message to scroll to; null for the newest. */
  hitId: string | null;
};

export default function ConversationView({ address, summary, hitId }: ConversationViewProps) {
  const query = useInfiniteQuery(conversationQuery(address));
  const known = query.data?.conversation ?? summary;
  // On a phone the list, which says so too, is hidden.
  const isMobile = useIsMobile();
  const isWide = useIsWide();
  // What was marked as unread stays so until the conversation is opened again.
  const [isKeptUnread, setKeptUnread] = useState(false);

  return (
    <div className="flex min-h-0 flex-1 compact:max-h-dvh">
      <div className="flex min-w-0 flex-1 flex-col">
        <ConversationBar address={address} known={known} onUnread={() => setKeptUnread(true)} />
        {isMobile ? <LiveTrouble /> : null}
        {/* An error about a reload takes space from the log; both stay reachable by scrolling. */}
        <div className="flex h-[clamp(9rem,100dvh-15rem,400px)] flex-col overflow-y-auto overscroll-contain *:[[role=status],[role=group]]:mx-3 compact:h-auto compact:min-h-16 compact:flex-1">
          <QueryPanel query={query} subject="The conversation">
            {(thread) => (
              <MessageLog
                {...thread}
                contact={known?.contactName ?? formatPhone(address)}
                unreadCount={isKeptUnread ? 0 : (known?.unreadCount ?? 0)}
                address={address}
                isTextable={!known?.textBlock}
                earlier={query}
                hitId={hitId}
              />
            )}
          </QueryPanel>
        </div>
        <ComposerPlace isLoading={query.isPending}>
          <Answer
            address={address}
            known={known}
            thread={query.data}
            isLoading={query.isPending && !summary}
          />
        </ComposerPlace>
      </div>
      {isWide ? <CustomerColumn address={address} /> : null}
    </div>
  );
}

type AnswerProps = {
  address: string;
  known: Conversation | undefined;
  thread: { messages: Message[]; scheduled: ScheduledText[] } | undefined;
  isLoading: boolean;
};

/** The composer with what has to be known before writing, or why nobody may write. */
function Answer({ address, known, thread, isLoading }: AnswerProps) {
  const settings = useQuery(settingsQuery);
  const messages = thread?.messages ?? [];
  // Somebody without a conversation has agreed to nothing.
  const textBlock = known ? known.textBlock : thread && 'no_consent';
  if (textBlock) {
    return (
      <TextBlockNotice
        address={address}
        contactName={null}
        contactEmail={null}
        {...known}
        block={textBlock}
      />
    );
  }
  const mayBeOptOut = known?.mayBeOptOut || messages.some((message) => message.mayBeOptOut);
  return (
    <>
      {mayBeOptOut ? <OptOutNotice address={address} messages={messages} /> : null}
      {/* Whether they may be texted is known first. */}
      {isLoading ? null : (
        <QueryPanel query={settings} subject="The business number">
          {({ businessNumber }) => (
            <>
              {businessNumber && known?.businessNumber && known.businessNumber !== businessNumber.value ? (
                <p className="px-4 pt-1.5 text-sm">
                  {`They texted ${formatPhone(known.businessNumber)}. Replies are sent from that number.`}
                </p>
              ) : null}
              {known?.permission && known.permission.how !== 'text' && thread ? (
                <NotedPermission permission={known.permission} messages={messages} />
              ) : null}
              <Composer
                address={address}
                businessNumber={businessNumber?.value ?? null}
                messages={messages}
                scheduled={thread?.scheduled ?? []}
              />
            </>
          )}
        </QueryPanel>
      )}
    </>
  );
}

/** Quote requests aren't texts, a failed text reached nobody, and one that isn't confirmed may not have gone out. */
const isText = (message: Message) =>
  message.source !== 'web' && !hasFailed(message) && !isNotConfirmed(message);

const notedHows = new Set<string>(permissionHows);

/** Whether only the office's note or a call of theirs allows texts: they may not know who is texting them. */
const shouldIntroduce = ({ how, note }: Permission) =>
  how === 'call' || (notedHows.has(how) && note !== null);

type NotedPermissionProps = {
  permission: Permission;
  messages: readonly Message[];
};

/** Shows why they may be texted, and the introduction that the next text adds if need be. */
function NotedPermission({ permission, messages }: NotedPermissionProps) {
  return (
    <div className="px-4 pt-1.5 text-sm text-slate">
      <p className="wrap-anywhere">{describePermission(permission)}</p>
      {!shouldIntroduce(permission) || messages.some(isText) ? null : (
        <p>{`The next text gets “${introduction}” at its end.`}</p>
      )}
    </div>
  );
}
