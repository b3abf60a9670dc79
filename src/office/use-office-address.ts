import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const officeTabs = ['settings', 'messages', 'call-forwarding', 'call-analytics'] as const;
export type OfficeTab = (typeof officeTabs)[number];

/** The query that names a tab, and in Messages a conversation. The first tab goes without. */
function queryOf(tab: OfficeTab, otherNumber: string | null): string {
  const query = new URLSearchParams();
  if (tab !== 'settings') query.set('tab', tab);
  if (tab === 'messages' && otherNumber !== null) query.set('with', otherNumber);
  return query.size === 0 ? '' : `?${query}`;
}

function tabOf(search: string): OfficeTab {
  const named = new URLSearchParams(search).get('tab');
  return officeTabs.find((known) => known === named) ?? 'settings';
}

/** Marks a conversation that was opened from the list, which is one step back. */
const fromList = { isFromList: true };
const isFromList = (state: unknown) => typeof state === 'object' && state !== null && 'isFromList' in state;

/**
 * What the address says is open (`?tab=messages&with=+1918…`), so that Back goes from a conversation to the
 * list, and from there to the tab before.
 */
export function useOfficeAddress() {
  // Not the router's own hook: the router's code is part of every public page.
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const tab = tabOf(location.search);
  const linkedNumber = new URLSearchParams(location.search).get('with');

  // Stays open while another tab is looked at.
  const [keptNumber, setKeptNumber] = useState(linkedNumber);
  if (tab === 'messages' && keptNumber !== linkedNumber) setKeptNumber(linkedNumber);
  const selectedNumber = tab === 'messages' ? linkedNumber : keptNumber;

  // A tab asks to be opened when it is pressed and when it gets the focus; the address follows a moment later.
  const asked = useRef(location.search);
  useEffect(() => {
    asked.current = location.search;
  }, [location]);

  function go(search: string, options: { replace?: boolean; state?: unknown } = {}) {
    asked.current = search;
    void navigate({ search }, { ...options, preventScrollReset: true });
  }

  return {
    tab,
    /** The other party of the open conversation. */
    selectedNumber,
    openTab: (name: string) => {
      const next = officeTabs.find((known) => known === name);
      if (next !== undefined && next !== tabOf(asked.current)) go(queryOf(next, selectedNumber));
    },
    openConversation: (otherNumber: string) => {
      if (tab === 'messages' && otherNumber === linkedNumber) return;
      const search = queryOf('messages', otherNumber);
      if (tab !== 'messages') go(search);
      else if (linkedNumber === null) go(search, { state: fromList });
      else go(search, { replace: true, state });
    },
    /** Back to the list alone. */
    closeConversation: () => {
      if (isFromList(state)) void navigate(-1);
      else go(queryOf('messages', null), { replace: true });
    },
  };
}
