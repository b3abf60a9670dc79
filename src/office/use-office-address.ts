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

  /**
   * Another tab starts at its top. A conversation leaves the page where it is. The page changes at once, because the
   * tabs ignore a key that leads back to the one still shown.
   */
  async function go(next: OfficeTab, otherNumber: string | null, options: NavigateOptions = {}) {
    const search = queryOf(next, otherNumber);
    await navigate({ search }, { ...options, flushSync: true, preventScrollReset: next === tab });
  }

  return {
    tab,
    /** The other party of the open conversation. */
    selectedNumber,
    openTab: (name: string) => {
      const next = officeTabs.find((known) => known === name);
      if (next !== undefined && next !== tab) void go(next, selectedNumber);
    },
    openConversation: (otherNumber: string) => {
      if (tab === 'messages' && otherNumber === selectedNumber) return;
      if (tab !== 'messages') {
        void go('messages', otherNumber).then(() => focusTab('messages'));
      } else if (selectedNumber === null) void go('messages', otherNumber, { state: fromList });
      else void go('messages', otherNumber, { replace: true, state });
    },
    /** Returns to the list. */
    closeConversation: () =>
      void (state === fromList ? navigate(-1) : go('messages', null, { replace: true })),
  };
}
