import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The most pages to load for an old text. After that the log stays at the last loaded page. */
const maxPages = 20;

type Hit = {
  log: RefObject<HTMLElement | null>;
  hitId: string | null;
  /** Changes with each page of earlier messages. */
  oldestId: string | undefined;
  earlier: { isLoading: boolean; hasFailed: boolean; load: () => void } | null;
  showRow: (row: Element) => void;
};

/** Scrolls once to the message that a search found, and loads earlier messages until it is there. */
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
