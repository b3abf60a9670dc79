import { useSyncExternalStore } from 'react';

/** Below this width, in CSS pixels, the mobile layout applies; Tailwind's `md` is the same. */
const mobileBreakpoint = 768;
const resizeDebounceMs = 100;

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, resizeDebounceMs);
  };
  addEventListener('resize', debounced);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', debounced);
  };
}

/** Whether the mobile layout applies. False during hydration, as prerendered. */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => innerWidth < mobileBreakpoint,
    () => false,
  );
