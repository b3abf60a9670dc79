import { type Ref, useId } from 'react';
import { TabsTrigger } from '../../ui/tabs';
import { useUnreadCount } from './inbox-news';
import { UnreadBadge, unreadText } from './unread-badge';

/** The tab "Messages": its name stays that word, what is unread is its description. */
export function MessagesTabTrigger({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const unreadCount = useUnreadCount();
  const id = useId();
  if (unreadCount === 0) {
    return (
      <TabsTrigger ref={ref} value="messages">
        Messages
      </TabsTrigger>
    );
  }
  return (
    <TabsTrigger ref={ref} value="messages" aria-describedby={id}>
      <span className="mr-2">Messages</span>
      <UnreadBadge count={unreadCount} />
      <span id={id} hidden>
        {unreadText(unreadCount)}
      </span>
    </TabsTrigger>
  );
}
