import { useSyncExternalStore } from 'react';

/** Tailwind's `md`: from 768 px on, or from more in a browser with larger text. */
const desktop = '(min-width: 48rem)';
/** Tailwind's `xl`. */
const wide = '(min-width: 80rem)';
const resizeDebounceMs = 100;

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounceChange = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, resizeDebounceMs);
  };
  addEventListener('resize', debounceChange);
  return () => removeEventListener('resize', debounceChange);
}

const isNever = () => false;

/** Whether the mobile layout applies. False during hydration, to match the prerendered page. */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(subscribe, () => !matchMedia(desktop).matches, isNever);

/** Whether a third column fits. False during hydration. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(wide).matches, isNever);
