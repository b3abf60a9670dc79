type MatchingTextProps = { text: string; search: string };

/** How many characters are shown before the first match, at most. */
const leadLength = 40;

function wordsOf(search: string): RegExp | null {
  const words = search.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu');
}

/** A text with the searched words in bold. A long beginning is cut. */
export function MatchingText({ text, search }: MatchingTextProps) {
  const words = wordsOf(search);
  const first = words === null ? 0 : Math.max(text.search(words), 0);
  const cut = first <= leadLength ? 0 : text.indexOf(' ', first - leadLength) + 1;
  const shown = cut === 0 ? text : `…${text.slice(cut)}`;
  if (words === null) return shown;
  // The pattern has a group, so every other part is a match.
  return shown.split(words).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="bg-transparent font-bold text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
