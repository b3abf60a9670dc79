import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ConversationSummary } from '#functions/contract/conversations';
import { useIsMobile } from '../../ui/use-is-mobile';
import { BackButton } from './back-button';
import { ListPanel } from './list-panel';
import { conversationsQuery, initialFilter } from '../api/queries';
import { lazyPart } from '../shared/lazy-part';
import { UnownedNumberNotice } from '../shared/unowned-number-notice';
import { useIsAdmin } from '../auth/access';
import { useOfficeAddress } from '../use-office-address';

// Loaded separately, so that the inbox doesn't wait for them.
const WebhookNotice = lazyPart('webhook-notice', () => import('./webhook-notice'), 'The setup notice');
const loadConversation = () => import('../conversation/conversation-view');
const ConversationView = lazyPart('conversation', loadConversation, 'The conversation');

/** Scrolls the chosen conversation into view, and returns the focus to its row once it is closed. */
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
      // On a phone the conversation replaces the list. On wider screens it may be partly below the window.
      if (isMobile) view.current?.focus({ preventScroll: true });
      else view.current?.scrollIntoView({ block: 'nearest' });
    } else if (document.activeElement === document.body || document.activeElement === view.current) {
      const lines = list.current?.querySelectorAll<HTMLElement>('[data-number]') ?? [];
      [...lines].find(({ dataset }) => dataset.number === before)?.focus({ preventScroll: true });
    }
  }, [isMobile, selectedNumber]);

  return { list, view };
}

export function MessagesTab() {
  const isAdmin = useIsAdmin();
  const { selectedNumber, openConversation } = useOfficeAddress();
  const [filter, setFilter] = useState(initialFilter);
  const conversations = useInfiniteQuery(conversationsQuery(filter));
  // Once the list is there, a tap finds the conversation's code loaded.
  const code = useQuery({ ...ConversationView.code, enabled: conversations.isFetched });
  const selected = conversations.data?.find(({ otherNumber }) => otherNumber === selectedNumber);
  const { list, view } = useView(selectedNumber);
  // The message that a search matched. The conversation opens there.
  const [hit, setHit] = useState<{ otherNumber: string; messageId: string } | null>(null);

  function select({ otherNumber, matchedId }: ConversationSummary) {
    setHit(matchedId === null ? null : { otherNumber, messageId: matchedId });
    openConversation(otherNumber);
  }

  const isOpen = selectedNumber !== null;
  const hitId = hit?.otherNumber === selectedNumber ? hit.messageId : null;
  return (
    <div className="space-y-4">
      {isAdmin ? (
        <div className={`space-y-4 ${isOpen ? 'max-md:hidden' : ''}`}>
          <UnownedNumberNotice consequence="Texts can’t be sent from it, and none arrive here." />
          {/* Loading is as high as the notice, so that the list stays where it is. */}
          <div className="min-h-13.5 *:[[role=status]]:min-h-13.5 *:[[role=status]]:py-0">
            <WebhookNotice />
          </div>
        </div>
      ) : null}
      <div className="grid gap-4 md:grid-cols-[minmax(19rem,1fr)_2fr]">
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
          className={`flex min-w-0 flex-col border-ink bg-white *:[[role=status],[role=group]]:mx-3 ${isOpen ? 'conversation-screen md:border md:not-tall:h-[calc(100dvh-1rem)] md:not-tall:overflow-y-auto' : 'border'}`}
        >
          {selectedNumber === null ? (
            <p className="m-auto p-8 text-center text-slate">Select a conversation to start messaging</p>
          ) : (
            <>
              {/* Also when the conversation's code can't be loaded. */}
              {code.isSuccess ? null : <BackButton />}
              <ConversationView
                key={`${selectedNumber} at ${hitId ?? 'the end'}`}
                otherNumber={selectedNumber}
                summary={selected}
                hitId={hitId}
              />
            </>
          )}
        </section>
      </div>
    </div>
  );
}
