import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { drawNotices } from '../components/toast-region';
import { TooltipProvider } from '../components/ui/tooltip';
import '../styles/office.css';
import { createQueryClient } from './query-client';
import { Toaster } from './toaster';

/** What the office's pages need around them. The cache lives and ends with it, so no account sees another's. */
export function Office({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => drawNotices(<Toaster />), []);
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>{children}</TooltipProvider>
    </QueryClientProvider>
  );
}
