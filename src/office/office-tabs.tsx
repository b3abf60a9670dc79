import * as Tabs from '@radix-ui/react-tabs';
import { BarChart3, type LucideIcon, MessagesSquare, PhoneForwarded, Settings } from 'lucide-react';
import { Activity, type ComponentType } from 'react';
import { useIsAdmin } from './auth/access';
import { useUnreadCount } from './inbox/inbox-news';
import { MessagesTab } from './inbox/messages-tab';
import { UnreadBadge, unreadText } from './inbox/tag';
import { lazyPart } from './shared/lazy-part';
import { type OfficeTab, useOfficeAddress } from './use-office-address';

// Messages is the tab people work in, so only the other tabs load lazily.
const SettingsTab = lazyPart('settings', () => import('./settings/settings-tab'));
const CallForwardingTab = lazyPart('call-forwarding', () => import('./forwarding/call-forwarding-tab'));
const CallAnalyticsTab = lazyPart('call-analytics', () => import('./calls/call-analytics-tab'));

type Tab = { value: OfficeTab; label: string; Icon: LucideIcon; Panel: ComponentType };

const tabs: Tab[] = [
  { value: 'settings', label: 'Settings', Icon: Settings, Panel: SettingsTab },
  { value: 'messages', label: 'Messages', Icon: MessagesSquare, Panel: MessagesTab },
  { value: 'call-forwarding', label: 'Call Forwarding', Icon: PhoneForwarded, Panel: CallForwardingTab },
  { value: 'call-analytics', label: 'Call Analytics', Icon: BarChart3, Panel: CallAnalyticsTab },
];

/** The office's tabs. A hidden one keeps its state and makes no requests. Forwarding is the admins' alone. */
export function OfficeTabs() {
  const isAdmin = useIsAdmin();
  const { tab, openTab } = useOfficeAddress();
  const shown = tabs.filter(({ value }) => isAdmin || value !== 'call-forwarding');
  const current = shown.some(({ value }) => value === tab) ? tab : 'settings';
  return (
    <Tabs.Root value={current} onValueChange={openTab}>
      <OfficeTabsList shown={shown} current={current} />
      {shown.map(({ value, Panel }) => (
        <Tabs.Content
          key={value}
          value={value}
          forceMount
          hidden={value !== current}
          className="pt-3 md:pt-5"
        >
          <Activity mode={value === current ? 'visible' : 'hidden'}>
            <Panel />
          </Activity>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** The tabs' buttons, which styles/office.css moves to the bottom of a phone's screen. */
function OfficeTabsList({ shown, current }: { shown: Tab[]; current: OfficeTab }) {
  const unreadCount = useUnreadCount();
  return (
    <Tabs.List aria-label="Office" className="office-tabs">
      {shown.map(({ value, label, Icon }) => {
        const hasBadge = value === 'messages' && unreadCount > 0;
        return (
          <Tabs.Trigger
            key={value}
            value={value}
            data-tab={value}
            // Radix would let Tab stop at the tab that had the focus last, which opens that one again.
            tabIndex={value === current ? 0 : -1}
            className="office-tab"
            // The unread count is the tab's description, so that its accessible name doesn't change.
            aria-description={hasBadge ? unreadText(unreadCount) : undefined}
          >
            <Icon aria-hidden="true" className="size-5 md:hidden" />
            <span>{label}</span>
            {hasBadge ? <UnreadBadge count={unreadCount} /> : null}
          </Tabs.Trigger>
        );
      })}
    </Tabs.List>
  );
}
