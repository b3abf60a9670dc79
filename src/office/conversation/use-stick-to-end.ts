import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** This close to the end counts as at the end, in CSS pixels. */
const nearPx = 40;

type StickToEnd = {
  /** For the element that scrolls, whose one child has the rows. */
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  isAtEnd: boolean;
  /** Something was added below what the reader sees. */
  hasNewBelow: boolean;
  scrollToEnd: () => void;
  /** Scrolls to a row, and stops following the end of the log. */
  showRow: (row: Element) => void;
  /** To be called before rows are added at the beginning: what is read then stays where it is. */
  keepPlace: () => void;
};

/**
 * Scrolls a growing list to its end when the reader is at the end or wrote the last row. Otherwise the scroll
 * position stays.
 *
 * @param newestKey of the last row; undefined when there is none
 * @param oldestKey the same of the first row
 */
export function useStickToEnd(
  newestKey: string | undefined,
  isNewestOwn: boolean,
  oldestKey: string | undefined,
): StickToEnd {
  const ref = useRef<HTMLDivElement>(null);
  /** How far the reader was from the end when earlier rows were asked for. */
  const keptFromEnd = useRef<number | null>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenKey, setSeenKey] = useState(newestKey);

  function scrollToEnd() {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }

  const follows = isAtEnd || isNewestOwn;
  if (follows && seenKey !== newestKey) setSeenKey(newestKey);

  const placedKey = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    // Only a new row scrolls the list. Reaching its end or returning to the tab doesn't.
    if (placedKey.current === newestKey) return;
    placedKey.current = newestKey;
    if (follows) scrollToEnd();
  }, [newestKey, follows]);

  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null || keptFromEnd.current === null) return;
    list.scrollTop = list.scrollHeight - keptFromEnd.current;
    keptFromEnd.current = null;
    // The button that had the focus is gone once there is nothing earlier.
    if (document.activeElement === document.body) list.focus({ preventScroll: true });
  }, [oldestKey]);

  // A row can grow later, when its picture loads or its text fails.
  const stay = useEffectEvent(() => {
    if (isAtEnd) scrollToEnd();
  });
  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const observer = new ResizeObserver(() => stay());
    observer.observe(list);
    if (list.firstElementChild) observer.observe(list.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return {
    ref,
    onScroll() {
      const list = ref.current;
      if (!list) return;
      const isNear = list.scrollHeight - list.scrollTop - list.clientHeight < nearPx;
      setAtEnd(isNear);
      if (isNear) setSeenKey(newestKey);
    },
    isAtEnd,
    hasNewBelow: seenKey !== newestKey,
    scrollToEnd,
    keepPlace() {
      const list = ref.current;
      if (list) keptFromEnd.current = list.scrollHeight - list.scrollTop;
    },
    showRow(row) {
      const list = ref.current;
      if (!list) return;
      setAtEnd(false);
      const distance = row.getBoundingClientRect().top - list.getBoundingClientRect().top;
      list.scrollTop += distance - list.clientHeight / 3;
    },
  };
}
