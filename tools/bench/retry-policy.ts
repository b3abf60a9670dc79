import { stripVTControlCharacters } from 'node:util';
import { isEnding } from './ending.ts';

const mostTries = 3;

export const sentenceOf = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();

/** Measures again when it failed: a busy machine can be too slow for a browser's own time limits. */
export async function patiently<T>(
  what: string,
  say: (text: string) => void,
  measure: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await measure();
    } catch (error) {
      if (tries === mostTries || isEnding()) throw error;
      say(`${what}, again: ${sentenceOf(error)}`);
    }
  }
}
