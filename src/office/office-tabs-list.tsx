import { BarChart3, type LucideIcon, MessagesSquare, PhoneForwarded, Settings } from 'lucide-react';
import { type Ref, useId } from 'react';
import { TabsList, TabsTrigger } from '../ui/tabs';
import { useUnreadCount } from './inbox/inbox-news';
import { UnreadBadge, unreadText } from './inbox/unread-badge';
import type { OfficeTab } from './use-office-address';

const tabs: { value: OfficeTab; label: string; Icon: LucideIcon; isForAdmins?: true }[] = [
  { value: 'settings', label: 'Settings', Icon: Settings },
  { value: 'messages', label: 'Messages', Icon: MessagesSquare },
  { value: 'call-forwarding', label: 'Call Forwarding', Icon: PhoneForwarded, isForAdmins: true },
  { value: 'call-analytics', label: 'Call Analytics', Icon: BarChart3 },
];

type OfficeTabsListProps = { isAdmin: boolean; ref: Ref<HTMLDivElement> };

/** The office's tabs, which styles/office.css moves to the bottom of a phone's screen. */
export function OfficeTabsList({ isAdmin, ref }: OfficeTabsListProps) {
  const unreadCount = useUnreadCount();
  const id = useId();
  return (
    <TabsList ref={ref} aria-label="Office" className="office-tabs">
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
            aria-describedby={hasBadge ? id : undefined}
          >
            <Icon aria-hidden="true" className="size-5 md:hidden" />
            <span>{label}</span>
            {hasBadge ? (
              <>
                <UnreadBadge count={unreadCount} />
                <span id={id} hidden>
                  {unreadText(unreadCount)}
                </span>
              </>
            ) : null}
          </TabsTrigger>
        );
      })}
    </TabsList>
  );
}
