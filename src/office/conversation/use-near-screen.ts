import { type RefObject, useEffect, useRef, useState } from 'react';

/** Loading starts this far before the element comes into sight. */
const aheadMargin = '300px 0px';

/** True once the element has been near the visible part of its scroll container. */
export function useNearScreen<E extends Element>(scroller: string): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (element === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { root: element.closest(scroller), rootMargin: aheadMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, scroller]);

  return [ref, isNear];
}
