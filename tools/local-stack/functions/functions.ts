/** Runs each edge function in its own Deno process, and passes requests to it. */
import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { findDeno } from './deno-path.ts';
import { FunctionProcess, type FunctionsOptions } from './function-process.ts';
import { forward, functionsPath, refuse } from './gateway.ts';

export type EdgeFunctions = {
  /** Resolves when every function answers, or has failed to start (the log says so). */
  ready: Promise<void>;
  /** Handles a request whose path starts with {@link functionsPath}. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Where a function's own process listens; null while it doesn't. */
  findPort(name: string): number | null;
  stop(): Promise<void>;
};

/** Starts every function that has an index.ts. */
export function startFunctions(options: FunctionsOptions): EdgeFunctions {
  const deno = findDeno();
  const names = readdirSync(options.sourceFolder).filter((name) =>
    existsSync(join(options.sourceFolder, name, 'index.ts')),
  );
  const processes = new Map(names.map((name) => [name, new FunctionProcess(name, deno, options)]));
  for (const process of processes.values()) {
    process.start();
  }
  const ready = Promise.all([...processes.values()].map((process) => process.started)).then(() => undefined);
  const watcher = options.isWatching ? watchSource(options, processes) : null;

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
        if (target.port !== null) {
          forward(request, response, target.port, name);
        } else {
          const error = `The edge function ${name} is not running; the console of the local stack says why.`;
          refuse(response, 503, error, 'function_unavailable');
        }
      });
    },
    findPort: (name) => processes.get(name)?.port ?? null,
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
): FSWatcher {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const restartChanged = () => {
    const folders = new Set(changed);
    changed.clear();
    const isAll = [...folders].some((folder) => !processes.has(folder));
    const targets = [...processes.values()].filter(({ name }) => isAll || folders.has(name));
    for (const { name } of targets) {
      log(`${name}: source changed, starting again.`);
    }
    for (const target of targets) {
      void target.restart();
    }
  };
  return watch(sourceFolder, { recursive: true }, (_event, file) => {
    if (!file || !/\.(ts|json)$/.test(file)) {
      return;
    }
    changed.add(file.split(/[\\/]/)[0] ?? '');
    clearTimeout(timer);
    timer = setTimeout(restartChanged, 150);
  });
}
