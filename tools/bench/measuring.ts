import { stripVTControlCharacters } from 'node:util';
import type { Browser } from 'playwright';
import { isEnding } from './ending.ts';

/** What every section is given. */
export type Measuring = {
  /** The build. */
  folder: string;
  /** Where it is served. */
  origin: string;
  /** Where another build is served, to be measured in turns with this one. */
  otherOrigin: string | null;
  browser: Browser;
  /** Addresses to measure one by one. */
  pages: readonly string[];
  runs: number;
  /** How many messages the large office of the inbox has. */
  messages: number;
  /** Tells whoever is waiting how far it has come. */
  say: (text: string) => void;
};

/** One page of each kind that a visitor lands on, and the login. */
export const onePageOfEachKind = [
  '/',
  '/freightliner-repair-tulsa',
  '/truck-repair-stillwater',
  '/services/emergency-repair',
  '/blog/pto-trucks-that-creep',
  '/contact',
  '/auth/login',
];

/** Whether an address is one of the office, which search engines and visitors have no business with. */
export const isOffice = (path: string): boolean => /^\/(auth|admin|dashboard)\b/.test(path);

export const sentenceOf = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();

const mostTries = 3;

/** Measures again when it failed: a busy machine can be too slow for a browser's own time limits. */
export async function withRetries<T>(
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
