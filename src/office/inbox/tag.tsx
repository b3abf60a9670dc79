/** A framed label. */
export function Tag({ className, children }: { className: string; children: string }) {
  return (
    <span className={`inline-block rounded border border-current px-1.5 text-sm font-bold ${className}`}>
      {children}
    </span>
  );
}

/** Marks a message that came from the site's form. */
export const WebRequestTag = () => <Tag className="text-signal-dark">Web request</Tag>;

const maxShown = 99;

/** The unread count, hidden from screen readers. Place `unreadText` next to it for them. */
export function UnreadBadge({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block min-w-6 rounded-full bg-signal px-1.5 text-center font-heading text-sm leading-6 font-bold text-white"
    >
      {count > maxShown ? `${maxShown}+` : count}
    </span>
  );
}

/** The unread count in words. */
export const unreadText = (count: number): string => `${count} unread`;
