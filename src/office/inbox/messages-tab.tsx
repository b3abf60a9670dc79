import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { ConversationSummary } from '../../../supabase/functions/_shared/contract/conversations';
import { useIsMobile } from '../../ui/use-is-mobile';
import { reconcile } from '../api/mutations';
import { reloadConversations } from './conversation-loading';
import { ConversationPages } from './conversation-pages';
import { ConversationSearch } from './conversation-search';
import { ConversationView } from '../conversation/conversation-view';
import type { MessageDrafts } from '../conversation/message-drafts';
import { LiveStatus } from './live-status';
import { NewMessage } from './new-message';
import {
  type ConversationFilter,
  conversationsQuery,
  hiddenConversationsQuery,
  openConversations,
  webhookNoticeQuery,
} from '../api/queries';
import { QueryPanel } from '../shared/query-panel';
import { RefreshButton } from '../shared/refresh-button';
import { useDebounced } from './use-debounced';
import { UnownedNumberNotice } from '../shared/unowned-number-notice';

type MessagesTabProps = {
  /** Only admins see the setup of the number. */
  isAdmin: boolean;
  drafts: MessageDrafts;
  /** The other party of the open conversation. */
  selectedNumber: string | null;
  onSelect: (otherNumber: string) => void;
  /** Goes back to the list alone. */
  onClose: () => void;
};

/** Reloads what is stored at once, and what Twilio has to add once it has answered. */
function useRefresh() {
  const queryClient = useQueryClient();
  const reload = () => reloadConversations(queryClient);
  const missed = useMutation({
    mutationFn: reconcile,
    onSuccess: async ({ texts, statuses }) => {
      if (texts + statuses > 0) await reload();
    },
  });
  const refetch = async () => {
    if (!missed.isPending) missed.mutate();
    await reload();
  };
  return { missed, refetch };
}

/** The list of conversations, as it is searched and filtered. */
function useConversationList() {
  // As typed and chosen; the list follows once there is a pause.
  const [filter, setFilter] = useState<ConversationFilter>(openConversations);
  const search = useDebounced(filter.search.trim());
  const asked: ConversationFilter = { ...filter, search };
  return { filter, setFilter, asked, conversations: useInfiniteQuery(conversationsQuery(asked)) };
}

/** Brings into view what was chosen, and gives the focus back to its line once it is closed. */
function useView(selectedNumber: string | null) {
  const isMobile = useIsMobile();
  const list = useRef<HTMLElement>(null);
  const view = useRef<HTMLElement>(null);
  const shownNumber = useRef<string | null>(null);

  useEffect(() => {
    const before = shownNumber.current;
    if (before === selectedNumber) return;
    shownNumber.current = selectedNumber;
    if (selectedNumber !== null) {
      // On a phone it takes the place of the line that was pressed; elsewhere it may end below the window.
      if (isMobile) view.current?.focus({ preventScroll: true });
      else view.current?.scrollIntoView({ block: 'nearest' });
    } else if (document.activeElement === document.body) {
      const lines = list.current?.querySelectorAll<HTMLElement>('[data-number]') ?? [];
      [...lines].find(({ dataset }) => dataset.number === before)?.focus({ preventScroll: true });
    }
  }, [isMobile, selectedNumber]);

  return { list, view };
}

/** A text that a search found. The conversation opens at it. */
type Hit = { otherNumber: string; messageId: string };

export function MessagesTab({ isAdmin, drafts, selectedNumber, onSelect, onClose }: MessagesTabProps) {
  const listing = useConversationList();
  const selected = listing.conversations.data?.find(({ otherNumber }) => otherNumber === selectedNumber);
  const { list, view } = useView(selectedNumber);
  const [hit, setHit] = useState<Hit | null>(null);

  function select({ otherNumber, matchedId }: ConversationSummary) {
    setHit(matchedId === null ? null : { otherNumber, messageId: matchedId });
    onSelect(otherNumber);
  }

  const isOpen = selectedNumber !== null;
  const notice = useQuery({ ...webhookNoticeQuery(), enabled: isAdmin });
  return (
    <div className="space-y-4">
      {isAdmin ? (
        <div className={`space-y-4 ${isOpen ? 'max-md:hidden' : ''}`}>
          <UnownedNumberNotice consequence="Texts can’t be sent from it, and none arrive here." />
          <div className="min-h-11">
            <QueryPanel query={notice} subject="The setup notice">
              {({ WebhookNotice }) => <WebhookNotice />}
            </QueryPanel>
          </div>
        </div>
      ) : null}
      <div className="grid gap-4 md:grid-cols-[minmax(19rem,1fr)_2fr]">
        <ListPanel
          ref={list}
          listing={listing}
          selectedNumber={selectedNumber}
          hasDraft={(otherNumber) => drafts.draftTo(otherNumber).text.trim() !== ''}
          onSelect={select}
          onOpened={onSelect}
        />
        <section
          ref={view}
          aria-label="Conversation"
          tabIndex={-1}
          className={`flex min-w-0 flex-col border-ink bg-white ${isOpen ? 'conversation-screen md:border' : 'border'}`}
        >
          {selectedNumber === null ? (
            <p className="m-auto p-8 text-center text-slate">Select a conversation to start messaging</p>
          ) : (
            <ConversationView
              key={
                hit?.otherNumber === selectedNumber ? `${selectedNumber} at ${hit.messageId}` : selectedNumber
              }
              isAdmin={isAdmin}
              otherNumber={selectedNumber}
              summary={selected}
              drafts={drafts}
              hitId={hit?.otherNumber === selectedNumber ? hit.messageId : null}
              onBack={onClose}
            />
          )}
        </section>
      </div>
    </div>
  );
}

function SetAside({ count }: { count: number }) {
  return `${count} ${count === 1 ? 'item' : 'items'} at Twilio could not be stored. Look in Twilio’s console, and tell whoever runs the office.`;
}

type ListPanelProps = Pick<MessagesTabProps, 'selectedNumber'> & {
  hasDraft: (otherNumber: string) => boolean;
  onSelect: (conversation: ConversationSummary) => void;
  /** Called when a conversation was opened by its number. */
  onOpened: (otherNumber: string) => void;
  ref: Ref<HTMLElement>;
  listing: ReturnType<typeof useConversationList>;
};

/** The list of conversations with its search. */
function ListPanel({ ref, listing, onOpened, ...rowProps }: ListPanelProps) {
  const { filter, setFilter, asked, conversations } = listing;
  const { data: rows, isPlaceholderData } = conversations;
  const hidden = useQuery(hiddenConversationsQuery(asked));
  const { missed, refetch } = useRefresh();
  return (
    <section
      ref={ref}
      aria-labelledby="conversations"
      className={`flex min-w-0 flex-col border border-ink bg-white ${rowProps.selectedNumber === null ? '' : 'max-md:hidden'}`}
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-2 border-b border-ink px-3 py-1">
        <h2 id="conversations" className="mr-auto text-xl max-md:sr-only">
          Conversations
        </h2>
        <NewMessage label="New message" shortLabel="New" number={null} onOpened={onOpened} />
        <RefreshButton
          query={{
            refetch,
            isFetching: conversations.isFetching || missed.isPending,
            isError: conversations.isError || missed.isError,
            dataUpdatedAt: conversations.dataUpdatedAt,
          }}
        >
          Refresh
        </RefreshButton>
      </div>
      <ConversationSearch
        filter={filter}
        onChange={setFilter}
        found={
          asked.search === '' || isPlaceholderData || rows === undefined
            ? null
            : { count: rows.length, isAll: !conversations.hasNextPage }
        }
        hidden={hidden.data ?? null}
      />
      <ConversationPages filter={asked} {...rowProps} />
      <div className="mt-auto border-t border-ink px-3 py-1 text-sm text-steel">
        <p>
          Newest first. <LiveStatus />
        </p>
        <p role="status">
          {missed.isError ? 'Twilio could not be asked for texts that were missed.' : null}
          {missed.data?.isComplete === false
            ? 'There are more missed texts than one Refresh fetches. Press it again.'
            : null}
          {missed.data?.setAside ? <SetAside count={missed.data.setAside} /> : null}
        </p>
      </div>
    </section>
  );
}
