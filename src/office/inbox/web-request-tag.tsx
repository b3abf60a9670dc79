/** Marks what was sent from the site's form, not by text. */
export function WebRequestTag() {
  return (
    <span className="inline-block rounded border border-current px-1.5 text-sm font-bold text-signal-dark">
      Web request
    </span>
  );
}
