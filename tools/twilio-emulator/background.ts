import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Work that continues after an answer: message journeys and calls in progress. */
export class BackgroundWork {
  readonly #controller = new AbortController();
  readonly #running = new Set<Promise<void>>();

  /** @param onProgress called when a task may have changed something */
  constructor(private readonly onProgress: () => void) {
    // Each text and call in progress listens to the signal.
    setMaxListeners(0, this.signal);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Resolves when the task has ended, even if it failed. */
  run(task: () => Promise<void>): Promise<void> {
    const running = task()
      .catch((error: unknown) => {
        if (!this.signal.aborted) {
          console.error('The Twilio emulator failed:', error);
        }
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
