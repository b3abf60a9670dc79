import { useEffect } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

const officeTabs = ['settings', 'messages', 'call-forwarding', 'call-analytics'] as const;
export type OfficeTab = (typeof officeTabs)[number];

/** The query string for a tab and the open conversation. Settings alone has none. */
function queryOf(tab: OfficeTab, otherNumber: string | null): string {
  const query = new URLSearchParams();
  if (tab !== 'settings') query.set('tab', tab);
  if (otherNumber !== null) query.set('with', otherNumber);
  return query.size === 0 ? '' : `?${query}`;
}

function tabOf(search: string): OfficeTab {
  const named = new URLSearchParams(search).get('tab');
  return officeTabs.find((known) => known === named) ?? 'settings';
}

/**
 * The query string that was navigated to last. One press opens a tab twice, by the click and by the focus, and the
 * address changes only after both.
 */
let asked = '';

/** Focuses a tab, which opens it. For buttons that are hidden together with their own tab. */
export const focusTab = (name: OfficeTab) =>
  document.querySelector<HTMLElement>(`[data-tab="${name}"]`)?.focus();

/** Marks a history entry that was opened from the list, so that one step back leads there. */
const fromList = 'from-list';

/**
 * Keeps the open tab and conversation in the address (`?tab=messages&with=+1918…`), so that Back leads from a
 * conversation to the list, and then to the previous tab. The conversation stays open in the other tabs.
 */
export function useOfficeAddress() {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const tab = tabOf(location.search);
  // Somebody who types the address may leave the plus as it is, which stands for a space.
  const selectedNumber = new URLSearchParams(location.search).get('with')?.replace(' ', '+') || null;

  useEffect(() => {
    asked = location.search;
  }, [location]);

  /** Another tab starts at its top. A conversation leaves the page where it is. */
  function go(next: OfficeTab, otherNumber: string | null, options: NavigateOptions = {}) {
    asked = queryOf(next, otherNumber);
    void navigate({ search: asked }, { ...options, preventScrollReset: next === tab });
  }

  return {
    tab,
    /** The other party of the open conversation. */
    selectedNumber,
    openTab: (name: string) => {
      const next = officeTabs.find((known) => known === name);
      if (next !== undefined && next !== tabOf(asked)) go(next, selectedNumber);
    },
    openConversation: (otherNumber: string) => {
      if (tab === 'messages' && otherNumber === selectedNumber) return;
      if (tab !== 'messages') {
        go('messages', otherNumber);
        focusTab('messages');
      } else if (selectedNumber === null) go('messages', otherNumber, { state: fromList });
      else go('messages', otherNumber, { replace: true, state });
    },
    /** Returns to the list. */
    closeConversation: () => {
      if (state === fromList) void navigate(-1);
      else go('messages', null, { replace: true });
    },
  };
}
