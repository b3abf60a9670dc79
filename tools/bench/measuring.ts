import { stripVTControlCharacters } from 'node:util';
import type { Browser } from 'playwright';
import { isEnding } from './ending.ts';

/** The input of every section. */
export type Measuring = {
  /** Where the build is served. */
  origin: string;
  /** The address of another build, measured in turns with this one. */
  otherOrigin: string | null;
  browser: Browser;
  /** Addresses to measure one by one. */
  pages: readonly string[];
  runs: number;
  /** The number of messages in the large test office. */
  messages: number;
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

/** Whether an address belongs to the office, which isn't measured as a public page. */
export const isOffice = (path: string): boolean => /^\/(auth|admin|dashboard)\b/.test(path);

export const explain = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();

/** Prints progress, beside the figures on standard output. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

const mostTries = 3;

/** Retries a failed measurement, because a busy machine can exceed the browser's timeouts. */
export async function retry<T>(what: string, measure: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await measure();
    } catch (error) {
      if (tries === mostTries || isEnding()) {
        throw error;
      }
      say(`${what}, again: ${explain(error)}`);
    }
  }
}
