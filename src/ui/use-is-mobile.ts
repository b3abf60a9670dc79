import { useSyncExternalStore } from 'react';

/** The mobile layout applies below this width in CSS pixels, which equals Tailwind's `md`. */
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

/** Whether the mobile layout applies. False during hydration, to match the prerendered page. */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => innerWidth < mobileBreakpoint,
    () => false,
  );
