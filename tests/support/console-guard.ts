/** A test that makes the code under it complain on the console fails, unless it expects that. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
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
const patienceMs = 1_000;
const { setTimeout: realTimeout } = globalThis;

afterEach(async () => {
  if (background.size > 0) {
    const patience = new Promise((resolve) => realTimeout(resolve, patienceMs));
    await Promise.race([Promise.allSettled(background), patience]);
  }
  const complaints = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(complaints, 'the console stays silent').toEqual([]);
});

function takeCalls(log: 'error' | 'warn'): string[] {
  const calls = vi.mocked(console[log]).mock.calls.map((args) => args.map(String).join(' '));
  vi.mocked(console[log]).mockClear();
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
