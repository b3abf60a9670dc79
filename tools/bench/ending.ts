/** What must be ended before the program does, even when it is told to stop half way. */

const endings: (() => Promise<void> | void)[] = [];
let hasBegun = false;

/** Whether the program is on its way out: nothing new may be started. */
export const isEnding = (): boolean => hasBegun;

/** `end` may be called again after it has done its work. */
export function beforeExit(end: () => Promise<void> | void): void {
  endings.unshift(end);
}

/** Ends everything, newest first; what can't be ended holds nothing else up. */
export async function endEverything(): Promise<void> {
  hasBegun = true;
  for (const end of endings.splice(0)) {
    try {
      await end();
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
    }
  }
}

/** Ends everything when the program is told to stop, then exits as a shell expects of that signal. */
export function endOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => void endEverything().then(() => process.exit(code)));
  }
}
