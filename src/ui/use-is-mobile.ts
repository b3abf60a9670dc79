import { useEffect, useState } from 'react';

/** Below this width, in CSS pixels, the mobile layout applies; Tailwind's `md` is the same. */
const mobileBreakpoint = 768;
const resizeDebounceMs = 100;

/** Whether the mobile layout applies. False until mounted, so that the first render is the server's. */
export function useIsMobile(): boolean {
  const [isMobile, setIsMobile] = useState(false);

  useEffect(() => {
    const update = () => setIsMobile(window.innerWidth < mobileBreakpoint);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const debounced = () => {
      clearTimeout(timer);
      timer = setTimeout(update, resizeDebounceMs);
    };
    update();
    window.addEventListener('resize', debounced);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', debounced);
    };
  }, []);

  return isMobile;
}
