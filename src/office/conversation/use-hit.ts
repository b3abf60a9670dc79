import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Pages that are gone through for a text of long ago; after that the log stands where they end. */
const maxPages = 20;

type Hit = {
  log: RefObject<HTMLElement | null>;
  hitId: string | null;
  /** Changes with each page of earlier messages. */
  oldestId: string | undefined;
  earlier: { isLoading: boolean; hasFailed: boolean; load: () => void } | null;
  showRow: (row: Element) => void;
};

/** Brings the message that a search found into view, once, loading earlier ones until it is there. */
export function useHit({ log, hitId, oldestId, earlier, showRow }: Hit): void {
  const isFound = useRef(false);
  const pages = useRef(0);

  const seek = useEffectEvent((id: string) => {
    const bubble = log.current?.querySelector(`[data-message="${CSS.escape(id)}"]`);
    if (bubble) {
      isFound.current = true;
      showRow(bubble);
    } else if (earlier && !earlier.isLoading && !earlier.hasFailed && pages.current < maxPages) {
      pages.current += 1;
      earlier.load();
    }
  });
  useLayoutEffect(() => {
    if (hitId !== null && !isFound.current) seek(hitId);
  }, [hitId, oldestId]);
}
