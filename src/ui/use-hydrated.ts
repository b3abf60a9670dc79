import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page, where a control would do nothing yet; true from hydration on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
