import { setTimeout as pause } from 'node:timers/promises';

const longestTimerMs = 2 ** 31 - 1;

/** The emulator's clock. Tests move it forward instead of waiting. */
export class Clock {
  #aheadMs = 0;
  readonly #waiting = new Set<AbortController>();

  constructor(private readonly real: () => Date) {}

  now(): Date {
    return new Date(this.real().getTime() + this.#aheadMs);
  }

  /** The time as the store keeps it (ISO 8601). */
  time(): string {
    return this.now().toISOString();
  }

  moveForward(ms: number): void {
    this.#aheadMs += ms;
    for (const moved of this.#waiting) {
      moved.abort();
    }
  }

  /** How long ago that time (ISO 8601) was, in milliseconds. */
  measureAge(time: string): number {
    return this.now().getTime() - Date.parse(time);
  }

  /** Resolves when that much time has passed since then (ISO 8601). Rejects when the signal is given first. */
  async untilAge(time: string, ms: number, signal: AbortSignal): Promise<void> {
    while (this.measureAge(time) < ms) {
      const moved = new AbortController();
      this.#waiting.add(moved);
      const rest = Math.min(ms - this.measureAge(time), longestTimerMs);
      await pause(rest, undefined, { signal: AbortSignal.any([signal, moved.signal]) }).catch(
        (error: unknown) => {
          if (!moved.signal.aborted) {
            throw error;
          }
        },
      );
      this.#waiting.delete(moved);
    }
  }
}
