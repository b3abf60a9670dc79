import { type ComponentType, Suspense, lazy, useState } from 'react';
import { PageSkeleton } from './page-skeleton';

/** The loaded page replaces the lazy one, because React would show the skeleton for a moment even then. */
let current: ComponentType = lazy(loadNotFoundPage);

export async function loadNotFoundPage() {
  const { NotFoundPage } = await import('./not-found-page');
  current = NotFoundPage;
  return { default: NotFoundPage };
}

/** Loads the not-found page when it is needed. */
export function MissingPage() {
  const [NotFoundPage] = useState(() => current);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NotFoundPage />
    </Suspense>
  );
}
