const most = 99;

/** How much is unread, at a glance. What it means has to be said beside it for those who can't see it. */
export function UnreadBadge({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block min-w-6 rounded-full bg-signal px-1.5 text-center font-heading text-sm leading-6 font-bold text-white"
    >
      {count > most ? `${most}+` : count}
    </span>
  );
}

/** The same in words. */
export const unreadText = (count: number): string => `${count} unread`;
