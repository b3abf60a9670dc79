import { type UseQueryResult, onlineManager, useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Button } from './button';
import { formatClock } from './timestamp';

type RefreshButtonProps = {
  query: Pick<UseQueryResult, 'isFetching' | 'isError' | 'dataUpdatedAt'> & {
    refetch: () => Promise<unknown>;
  };
  /** Stands below the button until it is pressed. */
  before?: string | null;
  /** Shows the icon alone. The button's tooltip then has the words. */
  isIcon?: boolean;
  children: string;
};

/** Reloads a query and shows when it was last up to date. It isn't disabled meanwhile, so it keeps the focus. */
export function RefreshButton({ query, before, isIcon = false, children }: RefreshButtonProps) {
  const refresh = useMutation({ mutationFn: query.refetch });
  const isBusy = query.isFetching || refresh.isPending;
  function describeStatus(): string | null {
    if (refresh.isPending) {
      return onlineManager.isOnline() ? 'Checking…' : 'Waiting for a connection…';
    }
    const isUpToDate = refresh.isSuccess && !query.isFetching && !query.isError;
    return isUpToDate ? `Up to date, ${formatClock(query.dataUpdatedAt)}` : null;
  }

  const icon = <RefreshCw aria-hidden="true" className={`size-5 ${isBusy ? 'animate-spin' : ''}`} />;
  if (isIcon) {
    const status = describeStatus();
    return (
      <Button
        look="square"
        aria-busy={isBusy}
        aria-label={children}
        title={status === null ? children : `${children}. ${status}`}
        isBusy={refresh.isPending}
        onClick={() => refresh.mutate()}
      >
        {icon}
        <span role="status" className="sr-only">
          {status}
        </span>
      </Button>
    );
  }
  return (
    <span className="inline-flex flex-col items-end">
      <Button aria-busy={isBusy} isBusy={refresh.isPending} onClick={() => refresh.mutate()}>
        {icon}
        {children}
      </Button>
      {before && refresh.isIdle ? <span className="text-sm leading-tight text-steel">{before}</span> : null}
      <span role="status" className="text-sm leading-tight text-steel">
        {describeStatus()}
      </span>
    </span>
  );
}
