import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import '../../styles/office.css';
import { releaseQueryClient, nextQueryClient } from '../api/query-client';
// It has to listen before a reset link is answered, which may be before the login page has loaded.
import '../auth/recovery';
import { useSessionChanges } from '../auth/access';
import { useKeptFocus } from './use-kept-focus';

/** The frame of the office's pages. Leaving the office drops the query cache. */
export function Office() {
  useKeptFocus();
  const [queryClient] = useState(nextQueryClient);
  useEffect(releaseQueryClient, []);
  useSessionChanges(queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
