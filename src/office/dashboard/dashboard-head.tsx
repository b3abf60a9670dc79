import { useEffect } from 'react';
import { showAppBadge } from '../device/alert-device';
import { useInboxNews } from '../live/inbox-news';
import { OfficeHead } from '../shared/office-head';

/** The head of the dashboard. The unread count comes first, so that narrow browser tabs show it. */
export function DashboardHead() {
  const unread = useInboxNews().data?.unread;
  useEffect(() => {
    // An unknown number leaves the one that an alert has set.
    if (unread !== undefined) {
      showAppBadge(unread);
    }
  }, [unread]);
  return <OfficeHead title={unread ? `(${unread}) Admin Dashboard` : 'Admin Dashboard'} />;
}
