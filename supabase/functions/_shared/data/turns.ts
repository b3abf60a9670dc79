/** A longer wait means that the database is overloaded. Failing then is better than answering too late. */
const longestWaitMs = 2_000;

/** Runs at most `most` tasks at once. The others wait in the order they came. */
export function inTurns(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    const came = performance.now();
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      if (performance.now() - came > longestWaitMs) throw new Error('waited too long for a turn');
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
