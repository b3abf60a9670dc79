import { useDeferredValue } from 'react';
import type { AreaAnswer } from '../../content/area/service-area';
import { useLazyModule } from '../shared/use-lazy-module';

const load = () => import('../../content/area/service-area');

/**
 * Looks up a ZIP code or town. Null while `text` is empty or the list is loading, `unavailable` when it can't
 * load.
 */
export function useAreaAnswer(text: string): AreaAnswer | { kind: 'unavailable' } | null {
  // Deferred, so that typing isn't delayed by the lookup.
  const asked = useDeferredValue(text);
  const list = useLazyModule(load, asked);
  return list === 'unavailable' ? { kind: list } : (list?.findArea(asked) ?? null);
}
