import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../local-stack/functions/free-port.ts';
import { beforeExit } from './ending.ts';

const startLimitMs = 120_000;
const pollMs = 200;

const isAnswering = (origin: string) =>
  fetch(origin, { method: 'HEAD' }).then(
    (response) => response.ok,
    () => false,
  );

/**
 * Serves a build as `npm run preview` does, on a free port, until the program ends.
 *
 * @param hasBackend whether the local stack comes with it; without, only files are served
 * @param dataFolder where that stack keeps its data; left out, it keeps nothing
 * @returns the server's origin
 */
export async function startPreview(
  folder: string,
  { hasBackend, dataFolder = 'memory' }: { hasBackend: boolean; dataFolder?: string },
): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview', '--outDir', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches it through us alone, once.
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      LOCAL_DATA_DIR: dataFolder,
      VITE_SUPABASE_URL: hasBackend ? '' : 'http://backend.invalid',
      VITE_SUPABASE_PUBLISHABLE_KEY: hasBackend ? '' : 'none',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  beforeExit(async () => {
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
