import { startTransition, useEffect, useState } from 'react';

/** Loads a module once `text` isn't empty. Null until loaded, `unavailable` when loading failed. */
export function useLazyModule<Module>(load: () => Promise<Module>, text: string) {
  const [module, setModule] = useState<Module | 'unavailable' | null>(null);

  useEffect(() => {
    if (text === '') {
      return;
    }
    load().then(
      (loaded) => startTransition(() => setModule(() => loaded)),
      () => setModule('unavailable'),
    );
  }, [load, text]);

  return text === '' ? null : module;
}
