import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import '../styles/office.css';
import { createQueryClient } from './api/query-client';
import { useKeptFocus } from './use-kept-focus';

/** The providers of the office's pages. The cache ends with it, so no account sees another account's data. */
export function Office({ children }: { children: ReactNode }) {
  useKeptFocus();
  const [queryClient] = useState(createQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
