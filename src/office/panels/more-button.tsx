import { type PagedQuery, loadNextPage } from '../api/loading';
import { Button } from '../shared/button';

/** Loads the next page of a list. Renders nothing on the last page. */
export function MoreButton({ query, children }: { query: PagedQuery; children: string }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  if (!hasNextPage) {
    return null;
  }
  return (
    <div className="py-3 text-center">
      {isFetchNextPageError && !isFetchingNextPage ? (
        <p role="alert" className="mb-2 font-semibold text-stop">
          These could not be loaded. Check the connection.
        </p>
      ) : null}
      <Button isBusy={isFetchingNextPage} onClick={() => void loadNextPage(query)}>
        {isFetchingNextPage ? 'Loading…' : children}
      </Button>
    </div>
  );
}
