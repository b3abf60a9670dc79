import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { officePaths } from '../../content/office-paths';

const officeTabs = ['settings', 'messages', 'call-forwarding', 'call-analytics'] as const;
export type OfficeTab = (typeof officeTabs)[number];

const settingsSections = [
  'number',
  'calls',
  'texts',
  'replies',
  'job-texts',
  'site',
  'alerts',
  'people',
  'contacts',
  'links',
  'status',
  'calendar',
  'login',
] as const;
/** A page of Settings. */
export type SettingsSection = (typeof settingsSections)[number];

/** The list of the pages of Settings, which is a page of its own on a phone. */
export const sectionIndex = 'all';

/** The query string for a tab, the page of Settings and the open conversation. The first page of Settings has none. */
function formatQuery(tab: OfficeTab, section: string | null, address: string | null): string {
  const query = new URLSearchParams();
  if (tab !== 'settings') {
    query.set('tab', tab);
  }
  if (section !== null) {
    query.set('section', section);
  }
  if (address !== null) {
    query.set('with', address);
  }
  return query.size === 0 ? '' : `?${query}`;
}

function readTab(search: string): OfficeTab {
  const named = new URLSearchParams(search).get('tab');
  return officeTabs.find((known) => known === named) ?? 'settings';
}

/** Where this browser keeps the tab that was open last. */
const lastTabKey = 'office-tab';

/** Notes which tab is open, for the next login. */
export function rememberTab(tab: OfficeTab): void {
  try {
    localStorage.setItem(lastTabKey, tab);
  } catch {
    // Without it, the next login starts at Settings.
  }
}

/** Where a login leads: to Messages if this browser had them open last, else to Settings. */
export function findOfficeStart(): string {
  try {
    const isMessages = localStorage.getItem(lastTabKey) === 'messages';
    return officePaths.dashboard + formatQuery(isMessages ? 'messages' : 'settings', null, null);
  } catch {
    return officePaths.dashboard;
  }
}

function readSection(search: string): SettingsSection | typeof sectionIndex | null {
  const named = new URLSearchParams(search).get('section');
  return named === sectionIndex ? sectionIndex : (settingsSections.find((known) => known === named) ?? null);
}

/** Focuses a tab, which opens it. For buttons that are hidden together with their own tab. */
export const focusTab = (name: OfficeTab) =>
  document.querySelector<HTMLElement>(`[data-tab="${name}"]`)?.focus();

/** Marks a history entry that was opened from the list, so that one step back leads there. */
const fromList = 'from-list';

/**
 * Keeps the open tab, page of Settings and conversation in the address (`?tab=messages&with=+1918…`), so that Back leads
 * from a conversation to the list, and then to the previous tab. The page and the conversation stay open in the other
 * tabs.
 */
export function useOfficeAddress() {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const tab = readTab(location.search);
  const section = readSection(location.search);
  // Somebody who types the address may leave the plus as it is, which stands for a space.
  const selectedAddress = new URLSearchParams(location.search).get('with')?.replace(' ', '+') || null;

  /**
   * Another tab starts at its top. A conversation leaves the page where it is. The page changes at once, because the
   * tabs ignore a key that leads back to the one still shown.
   */
  async function go(next: OfficeTab, address: string | null, options: NavigateOptions = {}) {
    rememberTab(next);
    const search = formatQuery(next, section, address);
    await navigate({ search }, { ...options, flushSync: true, preventScrollReset: next === tab });
  }

  /** The query string of a page of Settings. The first page needs no name. */
  const formatSection = (name: string) =>
    formatQuery('settings', name === settingsSections[0] ? null : name, selectedAddress);

  return {
    tab,
    /** The page of Settings, or the list of them. Null when the address names none. */
    section,
    formatSection,
    /** Opens a page of Settings. It is shown when the promise resolves. */
    openSection: async (name: SettingsSection) =>
      navigate({ search: formatSection(name) }, { flushSync: true }),
    /** The other party of the open conversation. */
    selectedAddress,
    openTab: (name: string) => {
      const next = officeTabs.find((known) => known === name);
      if (next !== undefined && next !== tab) {
        void go(next, selectedAddress);
      }
    },
    openConversation: (address: string) => {
      if (tab === 'messages' && address === selectedAddress) {
        return;
      }
      if (tab !== 'messages') {
        void go('messages', address).then(() => focusTab('messages'));
      } else if (selectedAddress === null) {
        void go('messages', address, { state: fromList });
      } else {
        void go('messages', address, { replace: true, state });
      }
    },
    /** Returns to the list. */
    closeConversation: () =>
      void (state === fromList ? navigate(-1) : go('messages', null, { replace: true })),
  };
}
