import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markRead } from '../api/mutations';
import { inboxNewsKey } from '../inbox/inbox-news';
import { usePageVisible } from '../shared/use-page-visible';

type ReadMark = {
  otherNumber: string;
  /** The newest message that is shown; undefined when there is none. */
  newestId: string | undefined;
  unreadCount: number;
  isNewestInSight: boolean;
};

/**
 * Marks a conversation as read once its newest message is in sight on a visible page. One that comes in
 * meanwhile stays unread, since the mark names the message. A mark that fails is made with the next
 * message or look: until then the count goes on showing.
 */
export function useReadMark({ otherNumber, newestId, unreadCount, isNewestInSight }: ReadMark): void {
  const queryClient = useQueryClient();
  const isPageVisible = usePageVisible();
  const { mutate } = useMutation({
    mutationFn: (upTo: string) => markRead(otherNumber, upTo),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: inboxNewsKey }),
  });

  useEffect(() => {
    if (isPageVisible && isNewestInSight && unreadCount > 0 && newestId !== undefined) mutate(newestId);
  }, [isPageVisible, isNewestInSight, unreadCount, newestId, mutate]);
}
