import { focusManager, useMutation } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { smsHandler } from '../api/client';
import { inboxNewsKey } from '../inbox/inbox-news';

const subscribe = (notice: () => void) => focusManager.subscribe(notice);
/** False in a background tab and behind a locked screen. */
const isVisible = () => focusManager.isFocused();

type ReadMark = {
  otherNumber: string;
  /** The newest message shown, if any. */
  newestId: string | undefined;
  unreadCount: number;
  isNewestInSight: boolean;
};

/**
 * Marks a conversation as read up to its newest message once that is in view on a visible page. After a
 * failure, the next message or visit tries again.
 */
export function useReadMark({ otherNumber, newestId, unreadCount, isNewestInSight }: ReadMark): void {
  const isPageVisible = useSyncExternalStore(subscribe, isVisible);
  const { mutate } = useMutation({
    mutationFn: (upTo: string) => smsHandler.call('markRead', { to: otherNumber, upTo }),
    meta: { reloads: [inboxNewsKey] },
  });

  useEffect(() => {
    if (isPageVisible && isNewestInSight && unreadCount > 0 && newestId !== undefined) mutate(newestId);
  }, [isPageVisible, isNewestInSight, unreadCount, newestId, mutate]);
}
