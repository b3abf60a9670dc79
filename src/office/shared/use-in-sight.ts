import { useEffect, useState } from 'react';

/**
 * Whether an element is in sight: neither scrolled out of its list, nor with the list out of the page.
 * Returns what to give it as `ref`, too.
 *
 * @param margin counts as in sight around its list, in CSS lengths
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
