import { BarChart3, type LucideIcon, MessagesSquare, PhoneForwarded, Settings } from 'lucide-react';
import { TabsList, TabsTrigger } from '../ui/tabs';
import { useIsAdmin } from './auth/access';
import { useUnreadCount } from './inbox/inbox-news';
import { UnreadBadge, unreadText } from './inbox/tag';
import type { OfficeTab } from './use-office-address';

const tabs: { value: OfficeTab; label: string; Icon: LucideIcon; isForAdmins?: true }[] = [
  { value: 'settings', label: 'Settings', Icon: Settings },
  { value: 'messages', label: 'Messages', Icon: MessagesSquare },
  { value: 'call-forwarding', label: 'Call Forwarding', Icon: PhoneForwarded, isForAdmins: true },
  { value: 'call-analytics', label: 'Call Analytics', Icon: BarChart3 },
];

/** The office's tabs, which styles/office.css moves to the bottom of a phone's screen. */
export function OfficeTabsList() {
  const isAdmin = useIsAdmin();
  const unreadCount = useUnreadCount();
  return (
    <TabsList aria-label="Office" className="office-tabs">
      {tabs.map(({ value, label, Icon, isForAdmins }) => {
        if (isForAdmins && !isAdmin) return null;
        const hasBadge = value === 'messages' && unreadCount > 0;
        return (
          <TabsTrigger
            key={value}
            value={value}
            data-tab={value}
            className="office-tab"
            // The unread count is the tab's description, so that its accessible name doesn't change.
            aria-description={hasBadge ? unreadText(unreadCount) : undefined}
          >
            <Icon aria-hidden="true" className="size-5 md:hidden" />
            <span>{label}</span>
            {hasBadge ? <UnreadBadge count={unreadCount} /> : null}
          </TabsTrigger>
        );
      })}
    </TabsList>
  );
}
