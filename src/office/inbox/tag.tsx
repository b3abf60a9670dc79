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
