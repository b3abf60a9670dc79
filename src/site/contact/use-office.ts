import { useEffect, useMemo } from 'react';
import { askForOpeningHours, useOpeningHours } from '../shared/opening-hours';
import type { Office } from './office-hours';
import type { FormParts } from './use-form-parts';

/** When the office answers and which days it offers. By the hours in business.ts until the backend has answered. */
export function useOffice(parts: FormParts | null): Office | null {
  const saved = useOpeningHours();

  useEffect(() => {
    if (parts) {
      askForOpeningHours();
    }
  }, [parts]);

  return useMemo(() => parts?.createOffice(saved ?? undefined) ?? null, [parts, saved]);
}
