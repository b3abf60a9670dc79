import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { TooltipProvider } from '../ui/tooltip';
import '../styles/office.css';
import { createQueryClient } from './api/query-client';

/** What the office's pages need around them. The cache lives and ends with it, so no account sees another's. */
export function Office({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>{children}</TooltipProvider>
    </QueryClientProvider>
  );
}
