const maxShown = 99;

/** A count, hidden from screen readers. Place its words next to it for them. */
export function CountBadge({ count, className }: { count: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block min-w-5 rounded-full bg-signal px-1.75 text-center font-heading text-sm/5 font-bold text-white ${className}`}
    >
      {count > maxShown ? `${maxShown}+` : count}
    </span>
  );
}

/** The number of conversations that wait for the office, in words. */
export const formatWaiting = (count: number): string => `${count} waiting for you`;

/** The number of callers whose missed calls nobody has followed up, in words. */
export const formatUnfollowed = (count: number): string =>
  `${count} missed ${count === 1 ? 'caller' : 'callers'} not called back`;
