import { useSyncExternalStore } from 'react';

/** Tailwind's `md`: from 768 px on, or from more in a browser with larger text. */
const desktop = '(min-width: 48rem)';
const resizeDebounceMs = 100;

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, resizeDebounceMs);
  };
  addEventListener('resize', debounced);
  return () => removeEventListener('resize', debounced);
}

/** Whether the mobile layout applies. False during hydration, to match the prerendered page. */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !matchMedia(desktop).matches,
    () => false,
  );
