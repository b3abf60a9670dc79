import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../local-stack/functions/free-port.ts';
import { beforeExit } from './ending.ts';

const startLimitMs = 120_000;
const pollMs = 200;

const isAnswering = (origin: string) =>
  fetch(origin)
    .then(({ ok }) => ok)
    .catch(() => false);

/**
 * Serves a build as `npm run preview` does, on a free port, until the program ends.
 *
 * @param hasBackend whether the local stack comes with it; without, only files are served
 * @returns the server's origin
 */
export async function startPreview(folder: string, { hasBackend }: { hasBackend: boolean }): Promise<string> {
  const port = await freePort();
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
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  let isWanted = true;
  child.once('exit', () => {
    if (isWanted) process.stderr.write(`A preview ended by itself:\n${output}\n`);
  });
  beforeExit(async () => {
    isWanted = false;
    if (isOver()) return;
    const closed = once(child, 'exit');
    child.kill('SIGTERM');
    await closed;
  });

  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + startLimitMs;
  while (!(await isAnswering(origin))) {
    if (isOver() || Date.now() > deadline) throw new Error(`The preview did not start:\n${output}`);
    await pause(pollMs);
  }
  return origin;
}
