import * as Tabs from '@radix-ui/react-tabs';
import { Activity, type ComponentType, type ReactNode, useEffect } from 'react';
import { useIsAdmin } from '../auth/access';
import { useBadgeCounts } from '../live/inbox-news';
import { createLazyPart } from '../panels/lazy-part';
import { PanelBoundary } from '../panels/panel-boundary';
import { CountBadge, formatUnfollowed, formatWaiting } from '../shared/tag';
import { type OfficeTab, rememberTab, useOfficeAddress } from '../shared/use-office-address';
import { MessagesTab } from './messages-tab';
import { tabs } from './tab-names';

// Messages is the tab people work in, so only the other tabs load lazily.
const SettingsTab = createLazyPart('settings', () => import('./settings-tab'));
const CallForwardingTab = createLazyPart(
  'call-forwarding',
  () => import('../forwarding/call-forwarding-tab'),
);
const CallAnalyticsTab = createLazyPart('call-analytics', () => import('../calls/call-analytics-tab'));

const panels: Record<OfficeTab, ComponentType> = {
  settings: SettingsTab,
  messages: MessagesTab,
  'call-forwarding': CallForwardingTab,
  'call-analytics': CallAnalyticsTab,
};

/**
 * The office's tabs. A hidden one keeps its state and makes no requests. Forwarding is the admins' alone.
 *
 * @param children notices over every tab
 */
export function OfficeTabs({ children }: { children: ReactNode }) {
  const isAdmin = useIsAdmin();
  const { tab, openTab } = useOfficeAddress();
  useEffect(() => {
    // An address without a tab shows Settings, which is no choice.
    if (tab !== 'settings') {
      rememberTab(tab);
    }
  }, [tab]);
  const shown = tabs.filter(({ value }) => isAdmin || value !== 'call-forwarding');
  const current = shown.some(({ value }) => value === tab) ? tab : 'settings';
  return (
    <Tabs.Root value={current} onValueChange={openTab}>
      <OfficeTabsList shown={shown} current={current} />
      {children}
      {shown.map(({ value, label }) => {
        const Panel = panels[value];
        return (
          <Tabs.Content
            key={value}
            value={value}
            forceMount
            // Its controls are stops enough, and it is higher than the window.
            tabIndex={-1}
            hidden={value !== current}
            className="office-window"
          >
            <Activity mode={value === current ? 'visible' : 'hidden'}>
              <PanelBoundary subject={label}>
                <Panel />
              </PanelBoundary>
            </Activity>
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}

/** The tabs' buttons, which styles/office.css moves to the bottom of a phone's screen. */
function OfficeTabsList({ shown, current }: { shown: typeof tabs; current: OfficeTab }) {
  const { waiting, callsWaiting } = useBadgeCounts();
  const badges: Partial<Record<OfficeTab, { count: number; text: string }>> = {
    messages: { count: waiting, text: formatWaiting(waiting) },
    'call-analytics': { count: callsWaiting, text: formatUnfollowed(callsWaiting) },
  };
  return (
    <Tabs.List aria-label="Office" className="office-tabs">
      {shown.map(({ value, label, Icon }) => {
        const badge = badges[value];
        const shownBadge = badge && badge.count > 0 ? badge : null;
        return (
          <Tabs.Trigger
            key={value}
            value={value}
            data-tab={value}
            // Radix would let Tab stop at the tab that had the focus last, which opens that one again.
            tabIndex={value === current ? 0 : -1}
            className="office-tab"
            // The count is the tab's description, so that its accessible name doesn't change.
            aria-description={shownBadge?.text}
          >
            <Icon aria-hidden="true" className="size-5 md:hidden" />
            <span>{label}</span>
            {shownBadge ? <CountBadge count={shownBadge.count} className="office-tab-count" /> : null}
          </Tabs.Trigger>
        );
      })}
    </Tabs.List>
  );
}
