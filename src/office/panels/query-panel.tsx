import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeFailure } from '../api/client';
import { Button } from '../shared/button';
import { Spinner } from '../shared/spinner';

/** The parts of a query that a panel needs. */
type PanelQuery<Data> = Pick<UseQueryResult, 'error' | 'isPending' | 'isFetching' | 'isPaused'> & {
  data: Data | undefined;
  refetch: () => Promise<unknown>;
  /** `MoreButton` shows this error. */
  isFetchNextPageError?: boolean;
};

export type QueryPanelProps<Data> = {
  query: PanelQuery<Data>;
  /** The start of a sentence, such as "The call log". */
  subject: string;
  /** Stands in the data's place while it loads. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows a query's data, a loading state, or an error with a Retry button. */
export function QueryPanel<Data>({ query, subject, loading, children }: QueryPanelProps<Data>) {
  const { data, isFetchNextPageError = false } = query;
  const error = isFetchNextPageError ? null : query.error;
  if (data === undefined && query.isPending) {
    return query.isPaused || loading === undefined ? (
      <Spinner label={query.isPaused ? `${subject}: waiting for a connection…` : 'Loading…'} />
    ) : (
      loading
    );
  }
  return (
    <>
      {error === null ? null : (
        <div
          role="group"
          aria-label={`${subject}: loading failed`}
          className="my-3 border-l-4 border-stop bg-white p-4"
        >
          <p role="alert" className="font-semibold text-stop">
            {data === undefined ? `${subject} could not be loaded.` : `${subject} could not be refreshed.`}
          </p>
          <p className="mt-1 text-slate">{describeFailure(error, 'Check the connection, then try again.')}</p>
          <Button
            look="solid"
            className="mt-3"
            isBusy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {query.isFetching ? 'Trying again…' : 'Retry'}
          </Button>
        </div>
      )}
      {data === undefined ? null : children(data)}
    </>
  );
}
