/**
 * A prerendered page carries only the rules of its own kind (build/critical-styles.ts). Whoever is about
 * to draw something else asks for the whole style sheet first.
 */
declare global {
  interface Window {
    /** Left by the inline script of a prerendered page (build/late-start.ts); other files link to the sheet. */
    wholeStyles?: () => Promise<unknown>;
  }
}

/** Settled when every rule is there, or can't be had. Fetches them once. */
export const wholeStyles = (): Promise<unknown> | undefined =>
  typeof window === 'undefined' ? undefined : window.wholeStyles?.();
