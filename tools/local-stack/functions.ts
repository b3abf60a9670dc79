/** The edge functions, each in a Deno process of its own, and the way to them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from './data-folder.ts';
import { isJsonObject } from '../../supabase/functions/_shared/json.ts';
import { LocalStackProblem, reasonOf } from './problem.ts';

export type FunctionsOptions = {
  /** The folder of functions: every folder in it with an index.ts is one. */
  sourceFolder: string;
  /** All that the functions see of the environment, apart from PATH and HOME. */
  env: Record<string, string>;
  /** Restarts the functions when their source changes. */
  isWatching: boolean;
  log: (line: string) => void;
};

export type EdgeFunctions = {
  /** Resolves when every function answers, or has failed to start (the log says so). */
  ready: Promise<void>;
  /** Handles a request whose path starts with {@link functionsPath}. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Where a function's own process listens; null while it doesn't. */
  portOf(name: string): number | null;
  stop(): Promise<void>;
};

export const functionsPath = '/functions/v1/';
/** What each function's Deno loads first. */
export const endWithParent = join(projectRoot, 'tools', 'local-stack', 'end-with-parent.ts');

const startTimeoutMs = 60_000;
const longestRestartDelayMs = 15_000;
const killAfterMs = 2_000;

/** Path of the Deno that the npm package `deno` brings, also where install scripts don't run. */
export function denoPath(): string {
  const refuse = (reason: string) =>
    new LocalStackProblem(
      `Deno, which runs the edge functions, is missing for ${process.platform} ${process.arch} (${reason}): run "npm install" again without --omit=optional, on Linux (glibc), macOS or Windows.`,
    );
  let path: unknown;
  try {
    const installer: unknown = createRequire(import.meta.url)('deno/install_api.cjs');
    path =
      isJsonObject(installer) && typeof installer.runInstall === 'function'
        ? Reflect.apply(installer.runInstall, installer, [])
        : null;
  } catch (error) {
    throw refuse(reasonOf(error));
  }
  if (typeof path !== 'string' || !existsSync(path)) throw refuse('no executable found');
  return path;
}

function functionNames(sourceFolder: string): string[] {
  return readdirSync(sourceFolder)
    .filter((name) => existsSync(join(sourceFolder, name, 'index.ts')))
    .sort();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** One function's process, started again when it ends by itself. */
class FunctionProcess {
  /** The port it listens on; null until it answers, and after it has ended. */
  port: number | null = null;
  /** Settles when the present start has succeeded or failed. */
  started: Promise<void> = Promise.resolve();
  #child: ChildProcess | null = null;
  #ended: Promise<void> = Promise.resolve();
  #isStopped = false;
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;

  readonly name: string;
  readonly #deno: string;
  readonly #options: FunctionsOptions;

  constructor(name: string, deno: string, options: FunctionsOptions) {
    this.name = name;
    this.#deno = deno;
    this.#options = options;
  }

  start(): void {
    this.started = this.#start();
  }

  async #start(): Promise<void> {
    const { env, log, sourceFolder } = this.#options;
    const port = await freePort();
    if (this.#isStopped) return;
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(
      this.#deno,
      [
        'run',
        '--quiet',
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
          DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
          DENO_NO_UPDATE_CHECK: '1',
          NO_COLOR: '1',
        },
        // Its standard input closes with this process, however that ends: see end-with-parent.ts.
        stdio: ['pipe', 'pipe', 'pipe'],
        // A group of its own: Ctrl-C reaches this process only, which then stops things in order.
        detached: process.platform !== 'win32',
      },
    );
    this.#child = child;
    const startedAt = Date.now();
    let isOver = false;
    this.#ended = new Promise((resolve) => {
      const finish = (reason: string) => {
        if (isOver) return;
        isOver = true;
        resolve();
        if (this.#child !== child) return;
        this.#child = null;
        this.port = null;
        if (!this.#isStopped) this.#startAgain(reason, Date.now() - startedAt);
      };
      child.once('error', (error) => finish(reasonOf(error)));
      child.once('exit', (code, signal) => finish(signal ? `signal ${signal}` : `exit code ${code}`));
    });
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line.trim()) log(`${this.name}: ${line}`);
      });
    }
    while (!isOver && Date.now() - startedAt < startTimeoutMs) {
      if (await isListening(port)) {
        if (this.#child === child) this.port = port;
        return;
      }
      await pause(40);
    }
    if (!isOver) log(`${this.name}: has not answered within ${startTimeoutMs / 1000} seconds of its start.`);
  }

  #startAgain(reason: string, livedMs: number): void {
    this.#failures = livedMs > 10_000 ? 1 : this.#failures + 1;
    const delay = Math.min(500 * 2 ** (this.#failures - 1), longestRestartDelayMs);
    this.#options.log(
      `${this.name}: the edge function ended (${reason}); starting it again in ${delay / 1000} s.`,
    );
    this.#retry = setTimeout(() => this.start(), delay);
  }

  /** Ends the process and starts it with the present source. */
  async restart(): Promise<void> {
    await this.#end();
    if (!this.#isStopped) this.start();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#end();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#retry);
    const child = this.#child;
    this.#child = null;
    this.port = null;
    if (!child) return;
    child.kill('SIGTERM');
    const hardKill = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    await this.#ended;
    clearTimeout(hardKill);
  }
}

function refuse(response: ServerResponse, status: number, error: string, code: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  response.end(JSON.stringify({ error, code }));
}

const connectionHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'te',
];

/** Passes the request on as it came, and the answer back. */
function forward(request: IncomingMessage, response: ServerResponse, port: number, name: string): void {
  const headers = { ...request.headers };
  for (const header of connectionHeaders) Reflect.deleteProperty(headers, header);
  // As the platform's gateway does: whatever the caller says of itself is overwritten.
  headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  headers['cf-connecting-ip'] = request.socket.remoteAddress ?? '';
  const passed = httpRequest(
    {
      host: '127.0.0.1',
      port,
      method: request.method,
      // The platform strips /functions/v1 as well; the function's name stays.
      path: (request.url ?? '/').slice(functionsPath.length - 1),
      headers,
    },
    (answer) => {
      const answerHeaders = { ...answer.headers };
      for (const header of connectionHeaders) Reflect.deleteProperty(answerHeaders, header);
      response.writeHead(answer.statusCode ?? 502, answerHeaders);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    },
  );
  passed.once('error', () => {
    refuse(response, 503, `The edge function ${name} does not answer at the moment.`, 'function_unavailable');
  });
  response.once('close', () => passed.destroy());
  request.pipe(passed);
}

/** Starts every function that has an index.ts. */
export function startFunctions(options: FunctionsOptions): EdgeFunctions {
  const deno = denoPath();
  const processes = new Map<string, FunctionProcess>();
  const startNew = () => {
    for (const name of functionNames(options.sourceFolder)) {
      if (processes.has(name)) continue;
      const process = new FunctionProcess(name, deno, options);
      processes.set(name, process);
      process.start();
    }
  };
  startNew();
  const ready = Promise.all([...processes.values()].map((process) => process.started)).then(() => undefined);
  const watcher = options.isWatching ? watchSource(options, processes, startNew) : null;

  return {
    ready,
    handle(request, response) {
      const [name = ''] = (request.url ?? '').slice(functionsPath.length).split(/[/?#]/, 1);
      const target = processes.get(name);
      if (!target) {
        refuse(response, 404, 'There is no edge function of this name.', 'function_not_found');
        return;
      }
      void target.started.then(() => {
        if (target.port !== null) forward(request, response, target.port, name);
        else {
          const error = `The edge function ${name} is not running; the console of the local stack says why.`;
          refuse(response, 503, error, 'function_unavailable');
        }
      });
    },
    portOf: (name) => processes.get(name)?.port ?? null,
    async stop() {
      watcher?.close();
      await Promise.all([...processes.values()].map((process) => process.stop()));
    },
  };
}

/** A change below one function's folder restarts that function; one in `_shared` restarts all. */
function watchSource(
  { sourceFolder, log }: FunctionsOptions,
  processes: Map<string, FunctionProcess>,
  startNew: () => void,
): FSWatcher {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const restartChanged = () => {
    const folders = new Set(changed);
    changed.clear();
    const isAll = [...folders].some((folder) => !processes.has(folder));
    const targets = [...processes.values()].filter(({ name }) => isAll || folders.has(name));
    for (const { name } of targets) log(`${name}: source changed, starting again.`);
    for (const target of targets) void target.restart();
    startNew();
  };
  return watch(sourceFolder, { recursive: true }, (_event, file) => {
    if (!file || !/\.(ts|json)$/.test(file)) return;
    changed.add(file.split(/[\\/]/)[0] ?? '');
    clearTimeout(timer);
    timer = setTimeout(restartChanged, 150);
  });
}
