import { onlineManager } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button';
import { clockText } from './timestamp';

/** A faster refresh would go unnoticed. */
const noticeableMs = 400;

type RefreshButtonProps = {
  /** A query, or an object like one. */
  query: {
    isFetching: boolean;
    isError: boolean;
    /** The time of the last success, in epoch milliseconds. */
    dataUpdatedAt: number;
    refetch: () => Promise<unknown>;
  };
  children: string;
};

/** Reloads a query and shows the time. It isn't disabled while loading, so it keeps the keyboard focus. */
export function RefreshButton({ query, children }: RefreshButtonProps) {
  const [progress, setProgress] = useState<'unasked' | 'asking' | 'asked'>('unasked');

  async function refresh() {
    setProgress('asking');
    await Promise.all([query.refetch(), new Promise((resolve) => setTimeout(resolve, noticeableMs))]);
    setProgress('asked');
  }

  const isBusy = query.isFetching || progress === 'asking';
  return (
    <span className="inline-flex flex-col items-end">
      <Button aria-busy={isBusy} onClick={() => void refresh()}>
        <RefreshCw aria-hidden="true" className={`size-5 ${isBusy ? 'animate-spin' : ''}`} />
        {children}
      </Button>
      <span role="status" className="text-sm leading-tight text-steel">
        {progress !== 'asking' ? null : onlineManager.isOnline() ? 'Checking…' : 'Waiting for a connection…'}
        {progress === 'asked' && !query.isFetching && !query.isError
          ? `Up to date, ${clockText(query.dataUpdatedAt)}`
          : null}
      </span>
    </span>
  );
}
