/** Stands in the place of calls that load. It shows after a moment, so that a quick answer doesn't flicker. */
export function CallSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status">
      <span className="sr-only">Loading calls…</span>
      <div aria-hidden="true" className="invisible animate-late [animation-delay:150ms]">
        {Array.from({ length: rows }, (_, index) => (
          <div
            key={index}
            className="flex min-h-20 flex-col justify-center gap-2 border-b border-rule pr-16 pl-11.5 md:min-h-14.75 md:pl-12.5 xl:min-h-11.25"
          >
            <span className="h-3.5 w-2/5 bg-rule" />
            <span className="h-3 w-3/5 bg-rule xl:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}
