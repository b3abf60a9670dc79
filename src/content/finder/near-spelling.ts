/** Letters to add, drop, change or swap with a neighbor to make one word of the other. */
function countEdits(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? Infinity;
}

/**
 * How many mistakes make a word of what was typed; Infinity when it is probably another word. Short words
 * and numbers must be exact: F350 is not F250.
 */
export function countTypingMistakes(typed: string, word: string): number {
  if (typed === word) {
    return 0;
  }
  if (typed.length < 4 || /\d/.test(typed)) {
    return Infinity;
  }
  const mistakes = countEdits(typed, word);
  return mistakes <= (typed.length < 8 ? 1 : 2) ? mistakes : Infinity;
}
