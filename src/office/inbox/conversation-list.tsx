import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ConversationState } from '#functions/contract/conversations';
import type { Conversation } from '../api/contact-address';
import { type ConversationFilter, conversationsQuery } from '../api/queries';
import { useHasDraft } from '../drafts/message-drafts';
import { useBadgeCounts } from '../live/inbox-news';
import { QueryPanel } from '../panels/query-panel';
import { Button } from '../shared/button';
import { EmptyState } from '../shared/empty-state';
import { useOfficeAddress } from '../shared/use-office-address';
import { type HeldPlace, arrangeRows, findPlace } from './arrange-rows';
import { ConversationRow } from './conversation-row';
import { EmptyView } from './empty-view';
import { moveByArrow } from './move-to-row';
import { RowGroup } from './row-group';

type ConversationListProps = {
  conversations: Conversation[];
  /** Tells what an empty list means. */
  filter: ConversationFilter;
  /** Whether older ones can be loaded. */
  hasMore: boolean;
  onFilter: (filter: ConversationFilter) => void;
  onSelect: (conversation: Conversation) => void;
};

/** The rows of a filter. Open ones stand in two groups, and those that a search found under their count. */
export function ConversationList(props: ConversationListProps) {
  const { conversations, filter, hasMore, onFilter, onSelect } = props;
  const { selectedAddress } = useOfficeAddress();
  const { waiting: waitingCount } = useBadgeCounts();
  const hasDraft = useHasDraft();
  const list = useRef<HTMLDivElement>(null);
  const held = useHeldPlace(conversations, selectedAddress);
  // The row that had the focus last.
  const [focusedAddress, setFocusedAddress] = useState<string | null>(null);
  const isGrouped = filter.state === 'open' && filter.search === '';
  const groups = isGrouped ? arrangeRows(conversations, held) : { waiting: [], earlier: conversations };
  const rows = [...groups.waiting, ...groups.earlier];
  const isListed = rows.some(({ address }) => address === selectedAddress);
  useSelectedRowInView(list, isListed ? selectedAddress : null);

  if (rows.length === 0) {
    return <NoConversations filter={filter} onFilter={onFilter} />;
  }
  const tabStop =
    [focusedAddress, selectedAddress].find((stop) => rows.some(({ address }) => address === stop)) ??
    rows[0]?.address;

  const renderRow = (conversation: Conversation) => (
    <li key={conversation.address} onFocus={() => setFocusedAddress(conversation.address)}>
      <ConversationRow
        conversation={conversation}
        isSelected={conversation.address === selectedAddress}
        isTabStop={conversation.address === tabStop}
        hasDraft={hasDraft(conversation.address)}
        search={filter.search.trim()}
        onSelect={onSelect}
      />
    </li>
  );
  if (!isGrouped) {
    return (
      <div ref={list} onKeyDown={moveByArrow}>
        <ul>{rows.map(renderRow)}</ul>
      </div>
    );
  }
  const listedCount = rows.filter(({ waiting }) => waiting !== null).length;
  // Some may stand further down than the list has loaded.
  const count = hasMore ? Math.max(waitingCount, listedCount) : listedCount;
  return (
    <div ref={list} onKeyDown={moveByArrow}>
      {groups.waiting.length === 0 ? null : (
        <RowGroup title={`Waiting for you · ${count}`}>{groups.waiting.map(renderRow)}</RowGroup>
      )}
      {count > listedCount ? (
        <Button
          look="underlined"
          className="pl-9.5 text-sm"
          onClick={() => onFilter({ state: 'waiting', search: '' })}
        >
          {`Show all ${count} who wait`}
        </Button>
      ) : null}
      {groups.earlier.length === 0 ? null : (
        <RowGroup title="Earlier">{groups.earlier.map(renderRow)}</RowGroup>
      )}
    </div>
  );
}

/** Keeps a row where it was when its conversation was opened, so that nothing moves under the hand. */
function useHeldPlace(rows: readonly Conversation[], selectedAddress: string | null): HeldPlace | null {
  const [held, setHeld] = useState<HeldPlace | null>(null);
  if (held?.address === selectedAddress) {
    return held;
  }
  const place = selectedAddress === null ? null : findPlace(rows, selectedAddress);
  if (place !== null) {
    setHeld(place);
  }
  return place;
}

/** Scrolls the row of a conversation that was opened, or that is new in the list, into view. */
function useSelectedRowInView(list: React.RefObject<HTMLElement | null>, address: string | null): void {
  // Returning to the tab doesn't scroll.
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (address !== null && shown.current !== address) {
      list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
    }
    shown.current = address;
  }, [list, address]);
}

/** What an empty list of each kind says. */
const emptyTitles: Partial<Record<ConversationState, string>> = {
  waiting: 'Nobody is waiting',
  unanswered: 'No unanswered conversations',
  failed: 'No failed texts',
  done: 'Nothing is marked as done yet',
  suspected: 'Nothing is suspected',
  requests: 'No open requests',
  mine: 'Nothing is assigned to you',
  visits: 'No visits planned',
};

const noneYet = {
  title: 'No conversations yet',
  hint: 'Texts and missed calls to your business number and requests from the website show up here.',
};

type NoConversationsProps = Pick<ConversationListProps, 'filter' | 'onFilter'>;

function NoConversations({ filter: { search, state }, onFilter }: NoConversationsProps) {
  const showAll = () => onFilter({ state: 'all', search: '' });
  if (search !== '') {
    return <EmptyView title="No matching conversations" onShowAll={showAll} />;
  }
  if (state === 'open') {
    return <NothingOpen onShowAll={showAll} />;
  }
  const title = emptyTitles[state];
  return title === undefined ? <EmptyState {...noneYet} /> : <EmptyView title={title} onShowAll={showAll} />;
}

/** Tells "all done" from "no conversations yet". */
function NothingOpen({ onShowAll }: { onShowAll: () => void }) {
  const all = useInfiniteQuery(conversationsQuery({ state: 'all', search: '' }));
  return (
    <QueryPanel query={all} subject="The list of conversations">
      {({ length }) =>
        length === 0 ? <EmptyState {...noneYet} /> : <EmptyView title="All done" onShowAll={onShowAll} />
      }
    </QueryPanel>
  );
}
