import { useEffect, useState } from 'react';
import type { Office } from './office-hours';
import type { FormParts } from './use-form-parts';

/** When the office answers and which days it offers. By the hours in business.ts until the backend has answered. */
export function useOffice(parts: FormParts | null): Office | null {
  const [asked, setAsked] = useState<Office | null>(null);

  useEffect(() => {
    let isShown = true;
    void parts?.askOffice().then((office) => isShown && setAsked(office));
    return () => {
      isShown = false;
    };
  }, [parts]);

  return asked ?? parts?.builtInOffice ?? null;
}
