const escapePattern = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Marks the beginnings of words that a search looks for. */
export function MarkedWords({ search, children }: { search: string; children: string }) {
  const wanted = search.split(/\s+/).filter(Boolean).map(escapePattern).join('|');
  // Every second part is a match.
  const parts =
    wanted === '' ? [children] : children.split(new RegExp(`(?<![\\p{L}\\p{N}])(${wanted})`, 'giu'));
  return (
    // A new element for other words, because a page's translation replaces the texts between the marks.
    <span key={`${wanted} ${children}`}>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // The parts have no other key than their place.
          <mark key={index} className="bg-pinned font-bold text-inherit">
            {part}
          </mark>
        ),
      )}
    </span>
  );
}
