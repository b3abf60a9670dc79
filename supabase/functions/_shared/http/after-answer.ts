import { logFailure } from '../log.ts';

declare const EdgeRuntime: { waitUntil(work: Promise<void>): void } | undefined;

/**
 * Lets work go on after the answer was given. The hosted platform ends a function that has answered,
 * unless it is told what to wait for (its global `EdgeRuntime`). A failure is logged, as nobody else
 * hears of it.
 */
export function afterAnswer(where: string, work: () => Promise<void>): void {
  const running = work().catch((error: unknown) => logFailure(where, 'background_failed', error));
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(running);
}
