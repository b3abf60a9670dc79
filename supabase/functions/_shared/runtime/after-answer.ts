import { logFailure } from './log.ts';

declare const EdgeRuntime: { waitUntil(work: Promise<void>): void } | undefined;

/**
 * Continues work after the answer is sent. The hosted platform stops a function that has answered, except for
 * work passed to `EdgeRuntime.waitUntil`. Logs a failure.
 */
export function afterAnswer(where: string, work: () => Promise<void>): void {
  const running = work().catch((error: unknown) => logFailure(where, 'background_failed', error));
  if (typeof EdgeRuntime !== 'undefined') {
    EdgeRuntime.waitUntil(running);
  }
}
