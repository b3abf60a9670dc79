/**
 * How much of the long corpora runs: a slice with a fixed seed in `npm test`, all of it in
 * `npm run test:deep`, which prints the figures that were reached.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

export const isDeep = process.env.DEEP === '1';

/** Where `npm run test:deep` collects its figures: a line of JSON each. Playwright empties test-results/. */
export const figuresFile = 'node_modules/.cache/figures.jsonl';

/** For fast-check and for our own random numbers, so that a red run can be repeated. */
export const seed = 20_261_121;

/** The number of cases to run. */
export function sized({ slice, deep }: { slice: number; deep: number }): number {
  return isDeep ? deep : slice;
}

/** A target of the table in docs/security.md, and what this run reached. */
export type Figure = { target: string; figure: string };

/** Notes what a corpus reached; only the deep run counts. */
export function noteFigure(figure: Figure): void {
  if (!isDeep) return;
  mkdirSync(dirname(figuresFile), { recursive: true });
  appendFileSync(figuresFile, `${JSON.stringify(figure)}\n`);
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(start = seed): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Does the work for each item, so many at once, and answers the results in the items' order. */
export async function inFlight<Item, Result>(
  most: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const worker = async () => {
    for (const [index, item] of rest) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
