/** Work that goes on after an answer was given: message journeys, calls in progress. */
export class BackgroundWork {
  readonly #controller = new AbortController();
  readonly #running = new Set<Promise<void>>();

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  run(task: () => Promise<void>): void {
    const running = task()
      .catch((error: unknown) => {
        if (!this.signal.aborted) console.error('The Twilio emulator failed:', error);
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Rejects when the emulator stops meanwhile. */
  pause(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const onStop = () => {
        clearTimeout(timer);
        reject(new Error('The emulator has stopped.'));
      };
      if (this.signal.aborted) return onStop();
      const timer = setTimeout(() => {
        this.signal.removeEventListener('abort', onStop);
        resolve();
      }, ms);
      this.signal.addEventListener('abort', onStop, { once: true });
    });
  }

  async stop(): Promise<void> {
    this.#controller.abort();
    await Promise.allSettled(this.#running);
  }
}
