import { RefreshCw } from 'lucide-react';

type RefreshButtonProps = {
  /** A query, or something like one. */
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
  children: string;
};

/** Loads a query again. Not disabled meanwhile, so that it keeps the keyboard's focus. */
export function RefreshButton({ query, children }: RefreshButtonProps) {
  return (
    <button
      type="button"
      className="button button-outline px-3!"
      aria-busy={query.isFetching}
      onClick={() => void query.refetch()}
    >
      <RefreshCw aria-hidden="true" className={`size-5 ${query.isFetching ? 'animate-spin' : ''}`} />
      {children}
    </button>
  );
}
