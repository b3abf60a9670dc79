import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIsMobile } from '../../ui/use-is-mobile';
import type { Conversation } from '../api/contact-address';
import { conversationsQuery, initialFilter } from '../api/queries';
import { BackButton } from '../conversation/back-button';
import { ListPanel } from '../inbox/list-panel';
import { createLazyPart } from '../panels/lazy-part';
import { useOfficeAddress } from '../shared/use-office-address';

// Loaded separately, so that the inbox doesn't wait for it.
const loadConversation = () => import('../conversation/conversation-view');
const ConversationView = createLazyPart('conversation', loadConversation, 'The conversation');

/** Puts the focus into a conversation that a phone opens, and back on its row once it is closed. */
function useView(selectedAddress: string | null) {
  const isMobile = useIsMobile();
  const list = useRef<HTMLElement>(null);
  const view = useRef<HTMLElement>(null);
  const shownAddress = useRef<string | null>(null);

  useEffect(() => {
    const before = shownAddress.current;
    if (before === selectedAddress) {
      return;
    }
    shownAddress.current = selectedAddress;
    if (selectedAddress !== null) {
      // On a phone the conversation replaces the list.
      if (isMobile) {
        view.current?.focus({ preventScroll: true });
      }
    } else if (document.activeElement === document.body || document.activeElement === view.current) {
      const lines = list.current?.querySelectorAll<HTMLElement>('[data-address]') ?? [];
      [...lines].find(({ dataset }) => dataset.address === before)?.focus({ preventScroll: true });
    }
  }, [isMobile, selectedAddress]);

  return { list, view };
}

export function MessagesTab() {
  const { selectedAddress, openConversation } = useOfficeAddress();
  const [filter, setFilter] = useState(initialFilter);
  const conversations = useInfiniteQuery(conversationsQuery(filter));
  // Once the list is there, a tap finds the conversation's code loaded.
  const code = useQuery({ ...ConversationView.code, enabled: conversations.isFetched });
  const selected = conversations.data?.find(({ address }) => address === selectedAddress);
  const { list, view } = useView(selectedAddress);
  // The message that a search matched. The conversation opens there.
  const [hit, setHit] = useState<{ address: string; messageId: string } | null>(null);

  function select({ address, matchedId }: Pick<Conversation, 'address' | 'matchedId'>) {
    setHit(matchedId === null ? null : { address, messageId: matchedId });
    openConversation(address);
  }

  const isOpen = selectedAddress !== null;
  const hitId = hit?.address === selectedAddress ? hit.messageId : null;
  return (
    <div className="office-messages">
      <ListPanel
        ref={list}
        filter={filter}
        onFilter={setFilter}
        conversations={conversations}
        onSelect={select}
      />
      <section
        ref={view}
        aria-label="Conversation"
        tabIndex={-1}
        className={`flex min-w-0 flex-col bg-white [grid-area:conversation] *:[[role=status],[role=group]]:mx-3 ${isOpen ? 'conversation-screen' : 'max-md:hidden'}`}
      >
        {selectedAddress === null ? (
          <p className="mx-auto mt-60 p-8 text-center text-slate">Select a conversation to start messaging</p>
        ) : (
          <>
            {/* Also when the conversation's code can't be loaded. */}
            {code.isSuccess ? null : <BackButton />}
            <ConversationView
              key={`${selectedAddress} at ${hitId ?? 'the end'}`}
              address={selectedAddress}
              summary={selected}
              hitId={hitId}
            />
          </>
        )}
      </section>
    </div>
  );
}
