import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../local-stack/functions/free-port.ts';
import { runBeforeExit } from './ending.ts';

const startLimitMs = 120_000;

/**
 * Serves a build as `npm run preview` does, on a free port, until the program ends.
 *
 * @param hasBackend whether the local stack comes with it; without, only files are served
 * @returns the server's origin
 */
export async function startPreview(folder: string, { hasBackend }: { hasBackend: boolean }): Promise<string> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview', '--outDir', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches it through us alone, once.
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      LOCAL_DATA_DIR: 'memory',
      VITE_SUPABASE_URL: hasBackend ? '' : 'http://backend.invalid',
      VITE_SUPABASE_PUBLISHABLE_KEY: hasBackend ? '' : 'none',
    },
  });
  const origin = `http://localhost:${port}`;
  let output = '';
  let isWanted = true;
  const ended = once(child, 'exit').then(() => {
    if (isWanted) {
      process.stderr.write(`A preview ended by itself:\n${output}\n`);
    }
  });
  runBeforeExit(async () => {
    isWanted = false;
    child.kill('SIGTERM');
    await ended;
  });
  // Vite prints its address once it listens.
  const listens = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(`:${port}/`)) {
          resolve(true);
        }
      });
    }
  });
  const isListening = await Promise.race([listens, ended, pause(startLimitMs, false, { ref: false })]);
  if (!isListening) {
    throw new Error(`The preview did not start:\n${output}`);
  }
  return origin;
}
