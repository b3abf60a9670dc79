import { useEffect, useState } from 'react';

/**
 * Returns a `ref` callback for an element, and whether that element is scrolled into view.
 *
 * @param margin distance around its list that still counts as visible, as a CSS length
 */
export function useInSight(margin = '0px'): [(element: Element | null) => void, boolean] {
  const [element, watch] = useState<Element | null>(null);
  const [isInSight, setInSight] = useState(false);

  useEffect(() => {
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting === true),
      { scrollMargin: margin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInSight(false);
    };
  }, [element, margin]);

  return [watch, isInSight];
}
