import { type ReactNode, useEffect, useRef } from 'react';

/** The style property that says how far the composer stands over the thread, whose end keeps free of it. */
const overlap = '--overlap';

/**
 * The composer's place below the thread. The place keeps its height; what is higher grows upward over the thread, so that
 * nothing else moves.
 */
export function ComposerPlace({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A window that is too low for the whole office shows the end of the thread and the message box, once everything
    // above them is there.
    if (!isLoading) {
      place.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isLoading]);

  useEffect(() => {
    if (!place.current || !content.current) {
      return undefined;
    }
    const [outer, inner] = [place.current, content.current];
    const measure = new ResizeObserver(() => {
      const over = Math.max(inner.offsetHeight - outer.offsetHeight, 0);
      outer.parentElement?.style.setProperty(overlap, `${over}px`);
    });
    measure.observe(inner);
    measure.observe(outer);
    return () => measure.disconnect();
  }, []);
  return (
    <div ref={place} className="relative h-[clamp(100px,100dvh-592px,148px)] shrink-0 compact:h-15.5">
      <div
        ref={content}
        className="absolute inset-x-0 bottom-0 flex min-h-full flex-col justify-end border-t border-line bg-white"
      >
        {children}
      </div>
    </div>
  );
}
