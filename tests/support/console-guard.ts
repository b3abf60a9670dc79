/** A test that makes the code under it complain on the console fails, unless it expects that. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const silenced = (log: 'error' | 'warn') => vi.spyOn(console, log).mockImplementation(() => undefined);

/** Kept, because the local stack puts another `console.error` in its place while it works. */
let spies: Record<'error' | 'warn', ReturnType<typeof silenced>>;

/** Global: a helper that files share may have this module as an earlier file loaded it. */
const expecting = 'areErrorsExpected';
/** For a test that breaks what the code under it needs: its errors are no complaints. */
export const expectErrors = () => Reflect.set(globalThis, expecting, true);

beforeEach(() => {
  Reflect.set(globalThis, expecting, false);
  spies = { error: silenced('error'), warn: silenced('warn') };
  // News, such as the functions' lines about refused requests: no complaint, and too many to print.
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

/** What the functions still do after their answers: told as on the hosted platform, which waits for it. */
const background = new Set<Promise<unknown>>();
Reflect.set(globalThis, 'EdgeRuntime', {
  waitUntil(work: Promise<unknown>) {
    background.add(work);
    void work.finally(() => background.delete(work));
  },
});
const patienceMs = 5_000;
const { setTimeout: realTimeout } = globalThis;

/** Waits for it; not for what is put off for longer, such as alerts that are held. */
export async function backgroundDone(): Promise<void> {
  if (background.size === 0) return;
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

/** Takes the console errors so far out of the guard's sight and returns them, joined per call. */
export const takeConsoleErrors = () => takeCalls('error');

/** The same for warnings. */
export const takeConsoleWarnings = () => takeCalls('warn');

/** The lines of JSON that were logged as news. */
export function newsLines(): unknown[] {
  return vi.mocked(console.info).mock.calls.map(([line]): unknown => JSON.parse(String(line)));
}
