/** Stands in the place of rows that load. It shows after a moment, so that a quick answer doesn't flicker. */
export function ListSkeleton({ rows, what = 'conversations' }: { rows: number; what?: string }) {
  return (
    <div role="status">
      <span className="sr-only">{`Loading ${what}…`}</span>
      <div aria-hidden="true" className="invisible animate-late [animation-delay:150ms]">
        {Array.from({ length: rows }, (_, index) => (
          <div
            key={index}
            className="flex min-h-16 flex-col justify-center gap-2 border-b border-rule pr-4 pl-9.5 md:min-h-14.75"
          >
            <span className="h-3.5 w-2/5 bg-rule" />
            <span className="h-3 w-4/5 bg-rule" />
          </div>
        ))}
      </div>
    </div>
  );
}
