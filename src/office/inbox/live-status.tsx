import { Button } from '../shared/button';
import { clockText } from '../shared/timestamp';
import { useInboxNews } from './inbox-news';

/** Shows when the list was last up to date, and the problem when live updates fail. */
export function LiveStatus() {
  const { dataUpdatedAt, isError, isPaused, isFetching, refetch } = useInboxNews();
  const at =
    dataUpdatedAt === 0 ? null : (
      <time dateTime={new Date(dataUpdatedAt).toISOString()}>{clockText(dataUpdatedAt)}</time>
    );
  if (!isError && !isPaused) return at === null ? null : <span>Up to date at {at}.</span>;
  return (
    <span role="status">
      <span className="font-semibold text-stop">
        {isPaused ? 'Live updates are paused: no connection.' : 'Live updates have stopped working.'}
      </span>{' '}
      {at === null ? null : <>Last up to date at {at}. </>}
      {isPaused ? null : (
        <Button look="link" className="font-semibold" isBusy={isFetching} onClick={() => void refetch()}>
          {isFetching ? 'Checking…' : 'Check now'}
        </Button>
      )}
    </span>
  );
}
