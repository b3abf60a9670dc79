import { Suspense, lazy } from 'react';
import { PageSkeleton } from './page-skeleton';

export const loadNotFoundPage = async () => ({ default: (await import('./not-found-page')).NotFoundPage });

const NotFoundPage = lazy(loadNotFoundPage);

/** The not-found page, whose code is fetched when it is needed. */
export const MissingPage = () => (
  <Suspense fallback={<PageSkeleton />}>
    <NotFoundPage />
  </Suspense>
);
