import { documentTitle } from '../ui/seo';
import { useAppBadge } from './alerts/alert-device';
import { useUnreadCount } from './inbox/inbox-news';

/** The head of a page that no search engine should list. */
export function OfficeHead({ title }: { title: string }) {
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The same for the dashboard, with what is unread in front, where a row of browser tabs shows it. */
export function DashboardHead() {
  const unreadCount = useUnreadCount();
  useAppBadge(unreadCount);
  return <OfficeHead title={unreadCount === 0 ? 'Admin Dashboard' : `(${unreadCount}) Admin Dashboard`} />;
}
