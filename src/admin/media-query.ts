import { queryOptions } from '@tanstack/react-query';
import { fetchFile } from '../lib/supabase';

/** A file of a message. It never changes, so it is fetched once while the office is open. */
export const mediaQuery = (messageId: string, index: number) =>
  queryOptions({
    queryKey: ['media', messageId, index],
    queryFn: ({ signal }) => fetchFile('sms-handler', 'getMedia', { messageId, index }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Shown where the picture would be, with a button, instead of by a notice.
    retry: false,
  });
