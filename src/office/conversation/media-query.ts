import { queryOptions } from '@tanstack/react-query';
import { smsHandler } from '../api/client';

/** A file of a message. A failure shows in place of the picture, without a toast. */
export const mediaQuery = (messageId: string, index: number) =>
  queryOptions({
    queryKey: ['media', messageId, index],
    queryFn: ({ signal }) => smsHandler.fetchFile('getMedia', { messageId, index }, signal),
  });
