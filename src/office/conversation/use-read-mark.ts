import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { markRead } from '../api/mutations';
import { inboxNewsKey } from '../inbox/inbox-news';
import { usePageVisible } from '../shared/use-page-visible';

type ReadMark = {
  otherNumber: string;
  /** The newest message that is shown; undefined when there is none. */
  newestId: string | undefined;
  unreadCount: number;
  /** Whether the log is scrolled to its end. */
  isAtEnd: boolean;
  /** The element at the end of the newest message. */
  end: RefObject<Element | null>;
};

/** Whether an element is in sight: neither scrolled out of its list, nor with the list out of the page. */
function useInSight(ref: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInSight(false);
    };
  }, [ref]);

  return isInSight;
}

/**
 * Marks a conversation as read once its newest message is in sight on a visible page. One that comes in
 * meanwhile stays unread, since the mark names the message. A mark that fails is made with the next
 * message or look: until then the count goes on showing.
 */
export function useReadMark({ otherNumber, newestId, unreadCount, isAtEnd, end }: ReadMark): void {
  const queryClient = useQueryClient();
  const isPageVisible = usePageVisible();
  const isInSight = useInSight(end);
  const { mutate } = useMutation({
    mutationFn: (upTo: string) => markRead(otherNumber, upTo),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: inboxNewsKey }),
  });

  useEffect(() => {
    const isSeen = isPageVisible && isInSight && isAtEnd;
    if (isSeen && unreadCount > 0 && newestId !== undefined) mutate(newestId);
  }, [isPageVisible, isInSight, isAtEnd, unreadCount, newestId, mutate]);
}
