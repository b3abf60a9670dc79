type RowSkeletonProps = {
  rows: number;
  /** What loads, such as "calls". */
  what: string;
  /** The height and the edges of a row. */
  rowLook: string;
  /** The width of a row's second line, and where it shows. */
  secondLine: string;
};

/** Stands in the place of rows that load. It shows after a moment, so that a quick answer doesn't flicker. */
export const RowSkeleton = ({ rows, what, rowLook, secondLine }: RowSkeletonProps) => (
  <div role="status">
    <span className="sr-only">{`Loading ${what}…`}</span>
    <div aria-hidden="true" className="invisible animate-late [animation-delay:150ms]">
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={index}
          className={`flex flex-col justify-center gap-2 border-b border-rule md:min-h-14.75 ${rowLook}`}
        >
          <span className="h-3.5 w-2/5 bg-rule" />
          <span className={`h-3 bg-rule ${secondLine}`} />
        </div>
      ))}
    </div>
  </div>
);
