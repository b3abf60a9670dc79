import { useEffect, useEffectEvent } from 'react';
import { useInView } from 'react-intersection-observer';
import { type PagedQuery, loadNextPage } from '../api/loading';

/**
 * Loads the next page of a list shortly before its end is in sight. Stands in an element of the list's height. After a
 * failure only {@link MoreButton} tries again.
 */
export default function MoreOnSight({ query }: { query: PagedQuery }) {
  const { ref, inView } = useInView();
  const { isFetching, isFetchNextPageError } = query;
  const load = useEffectEvent(() => void loadNextPage(query));
  const isWanted = inView && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isWanted) {
      load();
    }
  }, [isWanted]);
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className="pointer-events-none absolute bottom-0 h-160 max-h-full w-px"
    />
  );
}
