/** A word in a frame. */
export function Tag({ className, children }: { className: string; children: string }) {
  return (
    <span className={`inline-block rounded border border-current px-1.5 text-sm font-bold ${className}`}>
      {children}
    </span>
  );
}

/** Marks what was sent from the site's form, not by text. */
export const WebRequestTag = () => <Tag className="text-signal-dark">Web request</Tag>;
