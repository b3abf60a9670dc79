/** Fails a test in which the tested code logs a warning or an unexpected error to the console. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const silenced = (log: 'error' | 'warn') => vi.spyOn(console, log).mockImplementation(() => undefined);

/** Kept here, because the local stack replaces `console.error` while it works. */
let spies: Record<'error' | 'warn', ReturnType<typeof silenced>>;

/** Global, because a helper shared between files may hold an earlier copy of this module. */
const expecting = 'areErrorsExpected';
/** For a test that breaks something the tested code needs: the errors it logs are allowed. */
export const expectErrors = () => Reflect.set(globalThis, expecting, true);

beforeEach(() => {
  Reflect.set(globalThis, expecting, false);
  spies = { error: silenced('error'), warn: silenced('warn') };
  // Lines such as those about refused requests are expected, and there are too many to print.
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

/** The functions' work after their answers, registered as on the hosted platform, which waits for it. */
const background = new Set<Promise<unknown>>();
Reflect.set(globalThis, 'EdgeRuntime', {
  waitUntil(work: Promise<unknown>) {
    background.add(work);
    void work.finally(() => background.delete(work));
  },
});
const patienceMs = 5_000;
const { setTimeout: realTimeout } = globalThis;

/** Waits for that work, but at most five seconds, because held alerts may wait for much longer. */
export async function backgroundDone(): Promise<void> {
  if (background.size === 0) {
    return;
  }
  const patience = new Promise((resolve) => realTimeout(resolve, patienceMs));
  await Promise.race([Promise.allSettled(background), patience]);
}

afterEach(async () => {
  await backgroundDone();
  const errors = Reflect.get(globalThis, expecting) === true ? [] : spies.error.mock.calls;
  const complaints = [...errors, ...spies.warn.mock.calls];
  vi.restoreAllMocks();
  expect(complaints, 'the console stays silent').toEqual([]);
});

function takeCalls(log: 'error' | 'warn'): string[] {
  const calls = spies[log].mock.calls.map((args) => args.map(String).join(' '));
  spies[log].mockClear();
  return calls;
}

/** Returns the console errors so far, one string per call, and removes them from the guard's list. */
export const takeConsoleErrors = () => takeCalls('error');

/** Does the same for warnings. */
export const takeConsoleWarnings = () => takeCalls('warn');

/** The JSON lines that were logged with `console.info`. */
export const newsLines = (): unknown[] =>
  vi.mocked(console.info).mock.calls.map(([line]): unknown => JSON.parse(String(line)));
