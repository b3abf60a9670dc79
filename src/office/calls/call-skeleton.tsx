import { RowSkeleton } from '../panels/row-skeleton';

/** Calls that load. */
export const CallSkeleton = ({ rows }: { rows: number }) => (
  <RowSkeleton
    rows={rows}
    what="calls"
    rowLook="min-h-20 pr-16 pl-11.5 md:pl-12.5 xl:min-h-11.25"
    secondLine="w-3/5 xl:hidden"
  />
);
