import { startTransition, useEffect, useState } from 'react';

/** A module that is fetched once there is a text to ask it about; `unavailable` when it can't be had. */
export function useLateModule<Module>(load: () => Promise<Module>, text: string) {
  const [module, setModule] = useState<Module | 'unavailable' | null>(null);

  useEffect(() => {
    if (text === '') return;
    load().then(
      (loaded) => startTransition(() => setModule(() => loaded)),
      () => setModule('unavailable'),
    );
  }, [load, text]);

  return text === '' ? null : module;
}
