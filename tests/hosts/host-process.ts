/** Starts the code of a host (tools/hosts/) on the built site and waits until it listens. */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ended, printed } from './child-process';

export type HostProcess = { origin: string; log: () => string; stop: () => Promise<void> };

const tools = resolve('tools/hosts');

async function start(args: readonly string[]): Promise<HostProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CI: 'true', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const origin = await printed(child, /Ready on (http:\/\/[\w.]+:\d+)/);
  return { origin, log: () => log, stop: () => ended(child) };
}

export const startNetlify = (): Promise<HostProcess> => start([join(tools, 'netlify.js'), 'dist']);

const wrangler = [
  join(tools, 'node_modules/wrangler/wrangler-dist/cli.js'),
  'dev',
  '--ip',
  '127.0.0.1',
  '--port',
  '0',
  '--inspector-port',
  '0',
];

export const startCloudflare = (): Promise<HostProcess> => start(wrangler);
