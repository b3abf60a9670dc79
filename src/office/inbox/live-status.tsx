import { Button } from '../shared/button';
import { clockText } from '../shared/timestamp';
import { useInboxNews } from './inbox-news';

const atTime = (at: number) => <time dateTime={new Date(at).toISOString()}>{clockText(at)}</time>;

/** Shows when the list was last up to date, while live updates work. */
export function LiveStatus() {
  const { dataUpdatedAt, isError, isPaused } = useInboxNews();
  if (isError || isPaused || dataUpdatedAt === 0) return null;
  return <span>Up to date at {atTime(dataUpdatedAt)}.</span>;
}

/** The problem when live updates fail, and since when. It stands where it is seen without scrolling. */
export function LiveTrouble() {
  const { dataUpdatedAt, isError, isPaused, isFetching, refetch } = useInboxNews();
  return (
    <p role="status" className="border-b border-ink px-3 py-1 text-sm text-steel empty:hidden">
      {isError || isPaused ? (
        <>
          <span className="font-semibold text-stop">
            {isPaused ? 'Live updates are paused: no connection.' : 'Live updates have stopped working.'}
          </span>{' '}
          {dataUpdatedAt === 0 ? null : <>Last up to date at {atTime(dataUpdatedAt)}. </>}
        </>
      ) : null}
      {isError && !isPaused ? (
        <Button look="link" className="font-semibold" isBusy={isFetching} onClick={() => void refetch()}>
          {isFetching ? 'Checking…' : 'Check now'}
        </Button>
      ) : null}
    </p>
  );
}
