/** A list of the work we don't do. */
export function RefusalList({ items }: { items: readonly string[] }) {
  return (
    <ul className="max-w-measure border-t border-line">
      {items.map((item) => (
        <li key={item} className="flex gap-4 border-b border-line py-3">
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            className="mt-[0.25em] size-5 shrink-0 stroke-stop"
            strokeWidth={3}
          >
            <path d="M3 3l14 14M17 3L3 17" />
          </svg>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
