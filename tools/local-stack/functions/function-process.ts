import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { explainError } from '../../command-error.ts';
import { projectRoot } from '../data-folder.ts';

export type FunctionsOptions = {
  /** The folder of functions: every folder in it with an index.ts is one. */
  sourceFolder: string;
  /** The functions' whole environment, apart from PATH and HOME. */
  env: Record<string, string>;
  /** Restarts the functions when their source changes. */
  isWatching: boolean;
  log: (line: string) => void;
};

const endWithParent = join(import.meta.dirname, 'end-with-parent.ts');

/** What Deno says once the function listens. */
const listening = /^Listening on http:\/\/127\.0\.0\.1:(\d+)\/$/;

const startTimeoutMs = 60_000;
const longestRestartDelayMs = 15_000;

/** One function's process, started again when it ends by itself. */
export class FunctionProcess {
  /** The port it listens on; null until it answers, and after it has ended. */
  port: number | null = null;
  /** Settles when the present start has succeeded or failed. */
  started: Promise<void> = Promise.resolve();
  #child: ChildProcess | null = null;
  #ended: Promise<void> = Promise.resolve();
  #restarting: Promise<void> | null = null;
  #isStopped = false;
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;

  constructor(
    readonly name: string,
    private readonly deno: string,
    private readonly options: FunctionsOptions,
  ) {}

  start(): void {
    const { log } = this.options;
    const child = this.#spawn();
    this.#child = child;
    const startedAt = Date.now();
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(explainError(error)));
      child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
    });
    this.#ended = ended.then((reason) => {
      if (this.#child !== child) {
        return;
      }
      this.#child = null;
      this.port = null;
      this.#startAgain(reason, Date.now() - startedAt);
    });
    this.started = new Promise((resolve) => {
      const settle = () => {
        clearTimeout(timeout);
        resolve();
      };
      const timeout = setTimeout(() => {
        log(`${this.name}: has not answered within ${startTimeoutMs / 1000} seconds of its start.`);
        resolve();
      }, startTimeoutMs);
      void this.#ended.then(settle);
      for (const input of [child.stdout, child.stderr]) {
        createInterface({ input }).on('line', (line) => {
          const [, port] = listening.exec(line) ?? [];
          if (port === undefined) {
            if (line.trim()) {
              log(`${this.name}: ${line}`);
            }
            return;
          }
          if (this.#child === child) {
            this.port = Number(port);
          }
          settle();
        });
      }
    });
  }

  #spawn(): ChildProcessWithoutNullStreams {
    const { env, sourceFolder } = this.options;
    const { PATH = '', HOME = '' } = process.env;
    return spawn(
      this.deno,
      [
        'run',
        '--node-modules-dir=manual',
        '--cached-only',
        '--no-prompt',
        '--allow-net',
        '--allow-env',
        `--preload=${endWithParent}`,
        join(sourceFolder, this.name, 'index.ts'),
      ],
      {
        cwd: projectRoot,
        env: {
          PATH,
          HOME,
          ...env,
          // Any free port.
          DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
          DENO_NO_UPDATE_CHECK: '1',
          NO_COLOR: '1',
        },
        // Its standard input closes with this process, however that ends: see end-with-parent.ts.
        stdio: ['pipe', 'pipe', 'pipe'],
        // A group of its own: Ctrl-C reaches this process only, which then stops things in order.
        detached: process.platform !== 'win32',
      },
    );
  }

  #startAgain(reason: string, livedMs: number): void {
    this.#failures = livedMs > 10_000 ? 1 : this.#failures + 1;
    const delay = Math.min(500 * 2 ** (this.#failures - 1), longestRestartDelayMs);
    this.options.log(
      `${this.name}: the edge function ended (${reason}); starting it again in ${delay / 1000} s.`,
    );
    this.#retry = setTimeout(() => this.start(), delay);
  }

  /** Ends the process and starts it with the present source. */
  restart(): Promise<void> {
    this.#restarting ??= this.#end().then(() => {
      this.#restarting = null;
      if (!this.#isStopped) {
        this.start();
      }
    });
    return this.#restarting;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#end();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#retry);
    this.#child?.kill('SIGTERM');
    this.#child = null;
    this.port = null;
    await this.#ended;
  }
}
