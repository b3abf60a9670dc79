import { clockText } from '../shared/timestamp';
import { useInboxNews } from './inbox-news';

/** Shows when the list was last up to date, and the problem when live updates fail. */
export function LiveStatus() {
  const { dataUpdatedAt, isError, fetchStatus, isFetching, refetch } = useInboxNews();
  const isOffline = fetchStatus === 'paused';
  const at =
    dataUpdatedAt === 0 ? null : (
      <time dateTime={new Date(dataUpdatedAt).toISOString()}>{clockText(dataUpdatedAt)}</time>
    );
  if (!isError && !isOffline) return at === null ? null : <span>Up to date at {at}.</span>;
  return (
    <span role="status">
      <span className="font-semibold text-stop">
        {isOffline ? 'Live updates are paused: no connection.' : 'Live updates have stopped working.'}
      </span>{' '}
      {at === null ? null : <>Last up to date at {at}. </>}
      {isOffline ? null : (
        <button
          type="button"
          className="link min-h-11 cursor-pointer font-semibold"
          aria-disabled={isFetching}
          onClick={() => {
            if (!isFetching) void refetch();
          }}
        >
          {isFetching ? 'Checking…' : 'Check now'}
        </button>
      )}
    </span>
  );
}
