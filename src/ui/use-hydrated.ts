import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False until hydration, while controls don't work yet. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
