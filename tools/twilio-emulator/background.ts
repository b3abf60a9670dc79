import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Work that goes on after an answer was given: message journeys, calls in progress. */
export class BackgroundWork {
  readonly #controller = new AbortController();
  readonly #running = new Set<Promise<void>>();

  /** @param onProgress is told when a task may have changed something */
  constructor(private readonly onProgress: () => void) {
    // Each text and call under way waits for it.
    setMaxListeners(0, this.signal);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Settles with the task, also when that fails. */
  run(task: () => Promise<void>): Promise<void> {
    const running = task()
      .catch((error: unknown) => {
        if (!this.signal.aborted) console.error('The Twilio emulator failed:', error);
      })
      .finally(() => {
        this.#running.delete(running);
        this.onProgress();
      });
    this.#running.add(running);
    return running;
  }

  /** Rejects when the emulator stops meanwhile. */
  pause(ms: number): Promise<void> {
    this.onProgress();
    return pause(ms, undefined, { signal: this.signal });
  }

  async stop(): Promise<void> {
    this.#controller.abort();
    await Promise.allSettled(this.#running);
  }
}
