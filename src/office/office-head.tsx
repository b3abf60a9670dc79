import { documentTitle } from '../ui/seo';
import { useAppBadge } from './alerts/alert-device';
import { useUnreadCount } from './inbox/inbox-news';

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
  const unreadCount = useUnreadCount();
  useAppBadge(unreadCount);
  return <OfficeHead title={unreadCount === 0 ? 'Admin Dashboard' : `(${unreadCount}) Admin Dashboard`} />;
}
