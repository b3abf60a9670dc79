/** Brings the local stack to `npm run dev` and `npm run preview`, and static hosting to the latter. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  loadEnv,
  runnerImport,
  type Connect,
  type Plugin,
  type PreviewServer,
  type ViteDevServer,
} from 'vite';
import { isCommandError, CommandError } from '../command-error.ts';
import { runProgram } from '../command.ts';
import { findDataPlace, projectRoot } from './data-folder.ts';
import { findFreePort } from './functions/free-port.ts';
import { publishableKey } from './keys.ts';
import type { LocalStack } from './stack.ts';
import { createStaticHost } from './static-host.ts';

const host = '127.0.0.1';

type Settings = { port: number | null; isHosted: boolean; env: Record<string, string> };

/** Reads the developer's settings from the environment and the .env files. */
function readSettings(mode: string): Settings {
  const env = loadEnv(mode, projectRoot, '');
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key, PORT: port } = env;
  if (!url !== !key) {
    throw new CommandError(
      'Only one of VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY is set: set both to use that project, or neither to use the local stack.',
    );
  }
  if (port && !(/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535)) {
    throw new CommandError(`PORT is "${port}": set it to a number from 1 to 65535, or leave it out.`);
  }
  return { port: port ? Number(port) : null, isHosted: Boolean(url && key), env };
}

/** Exits with the message of a known problem. Rethrows anything else, because it is a bug. */
function giveUp(error: unknown): never {
  if (!isCommandError(error)) {
    throw error;
  }
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

async function assertPortIsFree(port: number): Promise<void> {
  await findFreePort(port).catch(() => {
    throw new CommandError(
      `Port ${port} is in use: stop what runs there, or choose another port, for example PORT=${port + 10}.`,
    );
  });
}

declare global {
  /** How to stop this process's stacks, by port. Global, because Vite loads this module again on a restart. */
  var localStacks: Map<number, () => Promise<void>> | undefined;
}

const orphanCheckMs = 1000;

/**
 * The stacks of this process. The first call makes them stop on a signal and when the parent process is gone,
 * because a signal to `npm run dev` ends only npm, not its child.
 */
function listRunningStacks(): Map<number, () => Promise<void>> {
  if (globalThis.localStacks) {
    return globalThis.localStacks;
  }
  const stacks = new Map<number, () => Promise<void>>();
  globalThis.localStacks = stacks;
  const end = () => {
    void Promise.allSettled([...stacks.values()].map((stop) => stop())).then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, end);
  }
  const parent = process.ppid;
  const orphanCheck = setInterval(() => {
    if (process.ppid === parent) {
      return;
    }
    clearInterval(orphanCheck);
    end();
  }, orphanCheckMs);
  orphanCheck.unref();
  return stacks;
}

function printAddresses(stack: LocalStack): void {
  const { url, admin } = stack.info;
  const lines = [
    ['Site', `${url}/`],
    ['Dashboard', `${url}/auth/login   ${admin.email} / ${admin.password}`],
    ...(stack.hasTwilioEmulator ? [['Phone', `${url}/__phone   play a customer who texts or calls`]] : []),
    ['Mail', `${url}/__mail   what sign-up would have sent`],
  ];
  console.log(`\n${lines.map(([name = '', text]) => `  ${name.padEnd(10)} ${text}`).join('\n')}\n`);
}

/** Starts the stack for a server. It stops with the server. */
async function attachStack(
  server: ViteDevServer | PreviewServer,
  port: number,
  env: Record<string, string>,
  isWatching: boolean,
): Promise<void> {
  const running = listRunningStacks();
  const stopEarlier = running.get(port);
  // When Vite restarts, the old server keeps the port until the new one is ready to take it.
  if (stopEarlier) {
    await stopEarlier();
  } else {
    await assertPortIsFree(port);
  }
  // Imported here, so that a build doesn't load a database and all that comes with it.
  const { module, dependencies } = await runnerImport<typeof import('./stack.ts')>(
    join(import.meta.dirname, 'stack.ts'),
  );
  server.config.configFileDependencies.push(...dependencies);
  console.log(
    '  The local stack, for development: database, login, storage and functions run on this machine.',
  );
  const stack = await module.startLocalStack({
    port,
    env,
    isWatching,
    log: (line) => console.log(`  ${line}`),
  });
  running.set(port, stack.stop);
  const close = server.close.bind(server);
  server.close = async () => {
    await stack.stop();
    await close();
  };
  server.middlewares.use((request, response, next) => stack.middleware(request, response, next));
  server.httpServer?.once('listening', () => stack.announce());
  server.printUrls = () => printAddresses(stack);
}

function buildIfMissing(outDir: string): void {
  if (existsSync(join(outDir, 'index.html'))) {
    return;
  }
  console.log('  dist/ is missing: building it first.');
  if (!runProgram(['npm', 'run', 'build'])) {
    throw new CommandError('The build failed, so there is nothing to preview: see its messages above.');
  }
}

/**
 * The plugin. It does nothing under vitest; with VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY
 * set it starts no stack and only serves the preview.
 */
export function runLocalStack(): Plugin {
  let settings: Settings = { port: null, isHosted: false, env: {} };
  return {
    name: 'local-stack',
    apply: () => process.env.VITEST === undefined,
    config(_config, { mode, command, isPreview, isSsrBuild }) {
      try {
        settings = readSettings(mode);
      } catch (error) {
        giveUp(error);
      }
      const server = {
        host,
        port: settings.port ?? (isPreview ? 4173 : 5173),
        strictPort: true,
        // Vite's own answer to a preflight would let in pages of any local port, and none of ALLOWED_ORIGINS.
        cors: false,
        // As in the built site's _headers, so that links from the phone's page reuse the office's window.
        headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
      };
      if (settings.isHosted) {
        return { server, preview: server };
      }
      if (command === 'build' && !isSsrBuild) {
        console.log(
          'Building for the local stack: set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY to build for a hosted project.',
        );
      }
      const { folder } = findDataPlace(settings.env.LOCAL_DATA_DIR);
      return {
        define: {
          // Empty: the browser finds the API on the origin the site came from.
          'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(''),
          'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(publishableKey),
        },
        server: {
          ...server,
          watch: {
            ignored: [
              '**/supabase/.temp/**',
              '**/dist/**',
              '**/dist.*/**',
              ...(folder ? [`${folder}/**`] : []),
            ],
          },
        },
        preview: server,
      };
    },
    async configureServer(server) {
      if (settings.isHosted || server.config.server.middlewareMode) {
        return;
      }
      await attachStack(server, server.config.server.port, settings.env, true).catch(giveUp);
    },
    async configurePreviewServer(server) {
      const outDir = resolve(server.config.root, server.config.build.outDir);
      try {
        buildIfMissing(outDir);
        if (!settings.isHosted) {
          await attachStack(server, server.config.preview.port, settings.env, false);
        }
      } catch (error) {
        giveUp(error);
      }
      const serve: Connect.NextHandleFunction = createStaticHost(outDir);
      server.middlewares.use(serve);
    },
  };
}
