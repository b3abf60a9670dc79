import { useSyncExternalStore } from 'react';

/** A value that outlives the components that show it. */
export function createSharedValue<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    subscribe,
    set: (next: Value) => {
      value = next;
      for (const listener of listeners) {
        listener();
      }
    },
    useValue: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
