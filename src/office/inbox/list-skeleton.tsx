import { RowSkeleton } from '../panels/row-skeleton';

/** Conversations or visits that load. */
export const ListSkeleton = ({ rows, what = 'conversations' }: { rows: number; what?: string }) => (
  <RowSkeleton rows={rows} what={what} rowLook="min-h-16 pr-4 pl-9.5" secondLine="w-4/5" />
);
