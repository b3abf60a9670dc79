import { type ComponentType, Suspense, lazy, useState } from 'react';
import { PageSkeleton } from './page-skeleton';

/** Replaced by the page itself once that is loaded, because React shows the skeleton for a lazy one even then. */
let current: ComponentType = lazy(loadNotFoundPage);

export async function loadNotFoundPage() {
  const { NotFoundPage } = await import('./not-found-page');
  current = NotFoundPage;
  return { default: NotFoundPage };
}

/** The not-found page, whose code is fetched when it is needed. */
export function MissingPage() {
  const [NotFoundPage] = useState(() => current);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NotFoundPage />
    </Suspense>
  );
}
