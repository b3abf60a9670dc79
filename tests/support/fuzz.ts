/**
 * Decides how many cases of the long tests run: a slice with a fixed seed in `npm test`, and all of them in
 * `npm run test:deep`, which prints the figures that they reached.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

export const isDeep = process.env.DEEP === '1';

/** The JSON lines with the figures of `npm run test:deep`. Playwright would empty test-results/. */
export const figuresFile = 'node_modules/.cache/figures.jsonl';

/** The seed for fast-check and for our own random numbers, so that a failed run can be repeated. */
export const seed = 20_261_121;

/** The number of cases to run. */
export const sized = ({ slice, deep }: { slice: number; deep: number }): number => (isDeep ? deep : slice);

/** A target of the table in docs/security.md and the figure that this run reached. */
export type Figure = { target: string; figure: string };

/** Records a figure, but only in the deep run. */
export function noteFigure(target: string, figure: string): void {
  if (!isDeep) {
    return;
  }
  mkdirSync(dirname(figuresFile), { recursive: true });
  appendFileSync(figuresFile, `${JSON.stringify({ target, figure } satisfies Figure)}\n`);
}

/** Returns random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(start = seed): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Does the work for every item, `most` at a time, and returns the results in the items' order. */
export async function inFlight<Item, Result>(
  most: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const worker = async () => {
    for (const [index, item] of rest) {
      results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
