import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False until hydration, while controls don't work yet. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
