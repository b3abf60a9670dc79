/** Ends whatever the program has started before the program itself ends, even on a signal. */

const endings: (() => Promise<void> | void)[] = [];
let hasBegun = false;

/** Whether the program is ending, so that nothing new may start. */
export const isEnding = (): boolean => hasBegun;

export function runBeforeExit(end: () => Promise<void> | void): void {
  endings.unshift(end);
}

/** Ends everything, newest first. Continues when one part fails to end. */
export async function endEverything(): Promise<void> {
  hasBegun = true;
  for (const end of endings.splice(0)) {
    await Promise.resolve()
      .then(end)
      .catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  }
}

/** Ends everything when the program is told to stop, then exits as a shell expects of that signal. */
export function endOnSignals(): void {
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
    process.once(signal, () => void endEverything().then(() => process.exit(code)));
  }
}
