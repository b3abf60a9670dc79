import { useDeferredValue } from 'react';
import type { AreaAnswer } from '../../content/area/service-area';
import { useLateModule } from '../shared/use-late-module';

const load = () => import('../../content/area/service-area');

/** Where a ZIP code or town is; null until something is asked, `unavailable` without the list of ZIP codes. */
export function useAreaAnswer(text: string): AreaAnswer | { kind: 'unavailable' } | null {
  // The letter that was typed is painted before the answer is worked out.
  const asked = useDeferredValue(text);
  const list = useLateModule(load, asked);
  return list === 'unavailable' ? { kind: list } : (list?.findArea(asked) ?? null);
}
