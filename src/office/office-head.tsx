import { useEffect } from 'react';
import { documentTitle } from '../ui/seo';
import { showAppBadge } from './alerts/alert-device';
import { useInboxNews } from './inbox/inbox-news';

/** The head of an office page. */
export function OfficeHead({ title }: { title: string }) {
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The head of the dashboard. The unread count comes first, so that narrow browser tabs show it. */
export function DashboardHead() {
  const unread = useInboxNews().data?.unread;
  useEffect(() => {
    // An unknown number leaves the one that an alert has set.
    if (unread !== undefined) showAppBadge(unread);
  }, [unread]);
  return <OfficeHead title={unread ? `(${unread}) Admin Dashboard` : 'Admin Dashboard'} />;
}
