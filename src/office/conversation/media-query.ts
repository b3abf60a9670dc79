import { queryOptions } from '@tanstack/react-query';
import { smsHandler } from '../api/client';

/** A file of a message. Its failure is told where the picture would be, instead of by a notice. */
export const mediaQuery = (messageId: string, index: number) =>
  queryOptions({
    queryKey: ['media', messageId, index],
    queryFn: ({ signal }) => smsHandler.fetchFile('getMedia', { messageId, index }, signal),
  });
